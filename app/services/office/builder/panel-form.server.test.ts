import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { templateHeadSchema } from "~/models/content/templates/template";
import { type WrittenTemplate, writtenTemplateSchema } from "~/models/content/templates/written-template";
import { formatTemplateFile } from "~/models/files/folders/template-file";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import { formTextsOf, typedValue } from "~/models/office/form/form-texts";
import { fieldName, postedTexts } from "~/models/office/form/posted-texts";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { templateScreen } from "~/models/office/records/template-screen";
import { widgetScreen } from "~/models/office/records/widget-screen";
import { widgetKit } from "~/widgets/widget-kit.server";
import { FaultCollector } from "../../files/apply/folder-faults.server";
import { readContentFiles } from "../../files/folders/formats/read-content-files.server";

const place = { currency: "USD", zone: "America/New_York" } as const;

/** Names and texts as a browser posts them, which ends lines by two characters. */
function posted(node: FormNode, texts: FormTexts | undefined, path = ""): [string, string][] {
  const own = texts as Readonly<Record<string, FormTexts>>;
  const within = (fields: readonly FormNode[]) =>
    fields.flatMap((field) => posted(field, own[field.key], fieldName(path, field.key)));
  switch (node.kind) {
    case "group":
      return within(node.fields);
    case "list":
      return (texts as readonly FormTexts[]).flatMap((one, at) => posted(node.item, one, `${path}[${at}]`));
    case "map":
    case "variants":
      throw new Error(`No form of the builder has a ${node.kind} yet.`);
    case "choices":
      return (texts as readonly string[]).map((one) => [path, one]);
    default:
      return [[path, String(texts).replace(/\r?\n/g, "\r\n")]];
  }
}

/** A record as its form in the builder is opened, sent and kept, with nothing changed. */
function openedAndSaved({ formOf }: Pick<RecordScreen, "formOf">, record: unknown): unknown {
  const { form, schema, toForm, fromForm } = formOf(record, { widgets: widgetKit.declarations });
  const { value, problems } = typedValue(
    form,
    postedTexts(form, posted(form, formTextsOf(form, toForm(record), place))),
    place,
  );
  expect([problems, schema.safeParse(value).error]).toEqual([[], undefined]);
  return fromForm(value, record);
}

/** The folders of shops, those of a marketplace's sellers too. */
const shops = readdirSync("shops", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("shop.json") && !path.includes("menus"))
  .map((path) => dirname(join("shops", path)));

test.each(shops)(
  "%s: each template and widget that is opened and saved unchanged is the same, byte for byte (rule builder-1)",
  async (shop) => {
    const faults = new FaultCollector();
    const { templates, widgets } = await readContentFiles(shop, faults);
    expect(templates.length + widgets.size).toBeGreaterThan(0);
    for (const { head, renderHtml } of templates) {
      const saved = openedAndSaved(
        templateScreen,
        writtenTemplateSchema.parse({ ...head, html: renderHtml }),
      );
      const { html, ...kept } = saved as WrittenTemplate;
      const file = formatTemplateFile({ head, renderHtml });
      expect(formatTemplateFile({ head: templateHeadSchema.parse(kept), renderHtml: html })).toBe(file);
    }
    for (const content of widgets.values())
      expect(JSON.stringify(openedAndSaved(widgetScreen, content))).toBe(JSON.stringify(content));
  },
);
