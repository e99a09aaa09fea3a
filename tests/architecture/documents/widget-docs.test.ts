import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describedTypes, withWidgetFields } from "~/models/content/widgets/widget-document";
import type { Fields } from "~/models/platform/fields/field";
import { widgetKit } from "~/widgets/widget-kit.server";

const { declarations } = widgetKit;
const pages = ["docs/building-pages.md", "docs/forms.md"].map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

test.each(pages)("$path says of widgets what they declare: npm run docs:widgets writes it", ({ text }) => {
  expect(withWidgetFields(text, declarations)).toBe(text);
});

test("every widget that has something to fill in is described once", () => {
  const described = pages.flatMap(({ text }) => describedTypes(text));
  const hasFields = ([, declared]: [string, (typeof declarations)[string]]) =>
    declared !== undefined && Object.keys({ ...declared.props, ...declared.items.fields }).length > 0;
  const filledIn = Object.entries(declarations).filter(hasFields);
  // Names of one and the same widget are described together.
  const first = filledIn.filter(([, one], at) => filledIn.findIndex(([, other]) => other === one) === at);
  expect(described.sort()).toEqual(first.map(([type]) => type).sort());
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
