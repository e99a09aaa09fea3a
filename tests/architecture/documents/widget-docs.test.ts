import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { widgetsDocument } from "~/models/content/widgets/widget-document";
import type { Fields } from "~/models/platform/fields/field";
import { widgetKit } from "~/widgets/widget-kit.server";

const { declarations } = widgetKit;

test("docs/widgets.md says of widgets what they declare: npm run docs:widgets writes it", () => {
  const pictures = new Set(readdirSync("docs/screens/widgets").map((name) => name.replace(".webp", "")));
  expect(readFileSync("docs/widgets.md", "utf8")).toBe(widgetsDocument(declarations, pictures));
});

describe.each(Object.entries(declarations))("%s", (_, declared) => {
  const all = declared ? [declared.props, declared.items.fields] : [];

  test("has a name, and words for an owner", () => {
    expect(declared?.title).toMatch(/^[A-Z]/);
    expect(declared?.help).toMatch(/^[A-Z].*\.$/);
  });

  test("has a label for each field, and sentences for help", () => {
    const said = all.flatMap((fields) => Object.values(fields));
    for (const { label } of said) expect(label).toMatch(/^[A-Z]/);
    for (const { help } of said) if (help !== undefined) expect(help).toMatch(/^[A-Z`].*\.$/s);
  });

  test("makes fields depend on fields beside them, and on values these can have", () => {
    for (const fields of all)
      for (const { when } of Object.values(fields))
        if (when) expect(valuesOf(fields, when.field)).toEqual(expect.arrayContaining([...when.is]));
  });
});

/** The values that a field can have, as far as others may depend on it. */
function valuesOf(fields: Fields, name: string): (string | boolean)[] {
  const field = fields[name];
  if (field?.kind === "flag") return [true, false];
  return field?.kind === "choice" ? field.choices.map(({ value }) => value) : [];
}
