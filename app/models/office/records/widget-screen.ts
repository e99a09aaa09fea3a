import { z } from "zod";
import { type WidgetDeclaration, widgetFaults } from "../../content/widgets/widget-declaration";
import type { Fields } from "../../platform/fields/field";
import { fieldsInLanguages } from "../../platform/translations/fields-in-languages";
import type { WidgetContent } from "../../shops/pages/widget-content";
import { firstWords } from "../builder/outline";
import type { FormNode } from "../form/form-node";
import { group, leaf, repeatedNode } from "../form/leaf";
import { fieldsForm, fromFields, itemsFrom, toFields } from "./fields-form";
import type { RecordFacts, RecordFormOf, RecordScreen } from "./record-screen";

type Values = Readonly<Record<string, unknown>>;
type FormValue = { props?: Values; items?: readonly Values[] };

const hasFields = (fields: Fields): boolean => Object.keys(fields).length > 0;

/** The form of a type of widget: what it shows, and how it looks and works. */
function widgetForm(first: WidgetDeclaration, languages: readonly string[]): RecordFormOf {
  const declared = {
    ...first,
    props: fieldsInLanguages(first.props, languages),
    items: { ...first.items, fields: fieldsInLanguages(first.items.fields, languages) },
  };
  const { props, items } = declared;
  const one = items.one.toLowerCase();
  const parts: FormNode[] = [
    ...(items.most > 0
      ? [repeatedNode("items", items.label, one, fieldsForm("", "", items.fields), items.help ?? "")]
      : []),
    ...(hasFields(props) ? [fieldsForm("props", "How it looks and works", props)] : []),
  ];
  return {
    form: group("", "", parts),
    schema: z.unknown().superRefine((value, context) => {
      const { props: typedProps = {}, items: typedItems = [] } = (value ?? {}) as FormValue;
      const content = { props: typedProps, items: [...typedItems] } as Pick<WidgetContent, "props" | "items">;
      for (const { kind, path, inForm } of widgetFaults(declared, content))
        if (kind === "wrong")
          context.addIssue({ code: "custom", path: toLeaf(declared, path), message: inForm });
    }),
    toForm(record) {
      const content = record as WidgetContent;
      return {
        props: toFields(props, content.props),
        items: content.items.map((item) => toFields(items.fields, item)),
      };
    },
    fromForm(value, before) {
      const { props: typedProps = {}, items: typedItems = [] } = value as FormValue;
      const known = before as WidgetContent;
      return {
        ...known,
        props: hasFields(props) ? fromFields(props, typedProps, known.props, false) : known.props,
        items: items.most > 0 ? itemsFrom(items.fields, typedItems, known.items, true) : known.items,
      };
    },
  };
}

/** A picture's message stands beside its file. */
function toLeaf({ props, items }: WidgetDeclaration, path: readonly (string | number)[]) {
  const fields = path[0] === "props" ? props : items.fields;
  const isPicture = fields[String(path.at(-1))]?.kind === "picture";
  return isPicture ? [...path, "value"] : [...path];
}

const unknownForm: RecordFormOf = {
  form: group("", "", [leaf("content", "Content, as JSON", { kind: "json" })]),
  schema: z.unknown(),
  toForm: (content) => ({ content }),
  fromForm: (value) => (value as { content?: unknown }).content,
};

const titleOf = ({ widgets }: Pick<RecordFacts, "widgets">, type: string): string =>
  widgets[type]?.title ?? type;

/** What the widgets of pages show. */
export const widgetScreen: RecordScreen = {
  segment: "widgets",
  kind: "widget",
  subject: "content",
  title: "Widgets",
  one: "widget",
  about: "What the parts of pages show. A page places a widget by its name.",
  searchHint: "Name or kind",
  columns: [
    { key: "name", label: "Widget", place: "title" },
    { key: "type", label: "Kind" },
    { key: "items", label: "Items", align: "end", place: "side" },
  ],
  cellsOf(name, record, facts) {
    const content = record as WidgetContent;
    return {
      name: { text: name, sub: firstWords(content) },
      type: { text: titleOf(facts, content.type) },
      items: { text: String(content.items.length) },
    };
  },
  headingOf: (name) => name,
  formOf(record, { widgets, languages }) {
    const declared = widgets[(record as WidgetContent).type];
    return declared ? widgetForm(declared, languages) : unknownForm;
  },
  newForm: (facts) => ({
    form: group("", "", [
      leaf("name", "Name", { help: "What pages place it by.", example: "home-hero" }),
      leaf("type", "Kind", {
        kind: "choice",
        choices: Object.keys(facts.widgets).map((value) => ({ value, label: titleOf(facts, value) })),
      }),
    ]),
    schema: z.object({
      name: z
        .string()
        .max(100)
        .regex(/^[a-zA-Z0-9][\w-]*$/, "Use letters, digits and hyphens."),
      type: z.string({ required_error: "Choose a kind." }).min(1, "Choose a kind."),
    }),
    read: (value) => {
      const { name, type } = value as { name: string; type: string };
      return { name, record: { type, props: {}, items: [] } };
    },
  }),
  removing: "Pages that place it show nothing in its place.",
};
