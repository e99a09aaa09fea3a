import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { templateHeadSchema } from "~/models/content/templates/template";
import { type WrittenTemplate, writtenTemplateSchema } from "~/models/content/templates/written-template";
import { declareWidget, noItems } from "~/models/content/widgets/widget-declaration";
import { formatTemplateFile } from "~/models/files/folders/template-file";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import { formTextsOf, typedValue } from "~/models/office/form/form-texts";
import { messagesOf } from "~/models/office/form/messages-of";
import { fieldName, postedTexts } from "~/models/office/form/posted-texts";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { templateScreen } from "~/models/office/records/template-screen";
import { widgetScreen } from "~/models/office/records/widget-screen";
import { color } from "~/models/platform/fields/describe";
import type { Field } from "~/models/platform/fields/field";
import { languagesIn } from "~/models/platform/translations/fields-in-languages";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { widgetKit } from "~/widgets/widget-kit.server";
import { widgetHints } from "../../files/apply/content-hints.server";
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
  const languages = [...languagesIn(record)];
  const { form, schema, toForm, fromForm } = formOf(record, { widgets: widgetKit.declarations, languages });
  const { value, problems } = typedValue(
    form,
    postedTexts(form, posted(form, formTextsOf(form, toForm(record), place))),
    place,
  );
  expect([problems, schema.safeParse(value).error]).toEqual([[], undefined]);
  return fromForm(value, record);
}

/** The file of a template, and its HTML in further languages, which have files of their own. */
function fileOf({ html, ...head }: WrittenTemplate): string {
  const isHtml = ([field]: [string, unknown]) => field.startsWith("html:");
  const own = Object.fromEntries(Object.entries(head).filter((entry) => !isHtml(entry)));
  const further = Object.entries(head).filter(isHtml).sort();
  return formatTemplateFile({ head: templateHeadSchema.parse(own), renderHtml: html }) + further.join();
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
      const written = writtenTemplateSchema.parse({ ...head, html: renderHtml });
      expect(fileOf(openedAndSaved(templateScreen, written) as WrittenTemplate)).toBe(fileOf(written));
    }
    for (const content of widgets.values())
      expect(JSON.stringify(openedAndSaved(widgetScreen, content))).toBe(JSON.stringify(content));
  },
);

/** What can be typed into a field of a kind and is wrong; none where its control takes nothing wrong. */
function wrongValues(field: Field): readonly (string | number | string[])[] {
  switch (field.kind) {
    case "text":
    case "html":
    case "code":
      return ["x".repeat(field.longest + 1)];
    case "picture":
      return ["<oak>.webp"];
    case "link":
      return ["contact us", "https://", "javascript:go()"];
    case "color":
      return ["blue", "#12"];
    case "date":
      return ["soon", "2026-02-30"];
    case "number":
      return [
        "many",
        ...(field.min === null ? [] : [field.min - 1]),
        ...(field.max === null ? [] : [field.max + 1]),
        ...(field.isWhole ? [(field.min ?? 0) + 0.5] : []),
      ];
    case "choice":
      return ["no-such-word"];
    case "choices":
      return [["no-such-word"]];
    case "flag":
    case "texts":
    case "reference":
    case "references":
    case "list":
      return [];
  }
}

/** An item holds single values alone. */
const flat = (value: string | number | string[]) => (Array.isArray(value) ? value.join("|") : value);

/** All widgets, and one for the kind of field that none of them has. */
const declarations = {
  ...widgetKit.declarations,
  inked: declareWidget({ title: "Inked", help: "", props: { ink: color("Ink") }, items: noItems }),
};

/** What `check` says of a content, with the name of the field. */
const saidByCheck = (content: WidgetContent): string[] => {
  const files = { widgetOrigins: new Map(), widgets: new Map() };
  const nothing = { skus: null, categories: null, sellers: null, images: new Set<string>() };
  const about = {
    kit: { ...widgetKit, declarations, check: () => ({ props: {}, items: [] }) },
    surroundings: { ...nothing, unread: new Set(["templates", "menus"]) },
    names: { templates: new Set<string>(), menus: new Set<string>() },
  };
  return widgetHints(files, "tried", content, about).map(({ reason }) => reason);
};

test("check and the form refuse what is wrong in a widget by the same words, whatever its field (rule builder-25)", () => {
  const tried = new Set<string>();
  for (const [type, declared] of Object.entries(declarations)) {
    const parts = [
      ["property", declared.props],
      ["field", declared.items.fields],
    ] as const;
    for (const [noun, fields] of parts)
      for (const [name, field] of Object.entries(fields))
        for (const wrong of wrongValues(field)) {
          tried.add(field.kind);
          const value = field.kind === "picture" ? { value: wrong } : wrong;
          const isProp = noun === "property";
          const content = {
            type,
            props: isProp ? { [name]: wrong } : {},
            items: isProp ? [] : [{ [name]: { value: flat(wrong), label: "" } }],
          };
          const { form, schema } = widgetScreen.formOf(content, { widgets: declarations, languages: [] });
          const typed = isProp ? { props: { [name]: value } } : { items: [{ [name]: value }] };
          const read = typedValue(
            form,
            postedTexts(form, posted(form, formTextsOf(form, typed, place))),
            place,
          );
          expect([type, name, read.problems]).toEqual([type, name, []]);
          const checked = schema.safeParse(read.value);
          const messages = Object.values(checked.error ? messagesOf(form, checked.error) : {});
          const said = saidByCheck(content);
          const words = (text: string, before: string) => text.slice(text.indexOf(before) + before.length);
          expect([type, name, messages.map((text) => words(text, `${field.label} `))]).toEqual([
            type,
            name,
            said.map((text) => `${words(text, ` ${noun} ${name} `)}.`),
          ]);
          expect([type, name, said.length]).toEqual([type, name, 1]);
        }
  }
  expect([...tried].sort()).toEqual([
    "choice",
    "choices",
    "code",
    "color",
    "date",
    "html",
    "link",
    "number",
    "picture",
    "text",
  ]);
});
