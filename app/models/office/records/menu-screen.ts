import { type Menu, type MenuItem, menuSchema, translatedMenuFields } from "../../content/menus/menu";
import type { FormNode } from "../form/form-node";
import { inLanguages } from "../form/in-languages";
import { group, leaf, repeatedNode } from "../form/leaf";
import type { RecordScreen } from "./record-screen";

/** Levels that have fields of their own; what lies deeper is edited as JSON. */
const levels = 3;

const flyouts = [
  { value: "tidal", label: "All levels at once" },
  { value: "amazon", label: "One level beside the other" },
  { value: "none", label: "No flyout" },
];

const itemForm = (level: number): FormNode =>
  group("", "", [
    leaf("label", "Text"),
    leaf("url", "Leads to", {
      kind: "link",
      example: "/mugs",
      help: "A path of this shop or an address.",
    }),
    ...(level === 1
      ? [leaf("flyoutType", "Flyout", { kind: "choice", choices: flyouts, isOptional: true })]
      : []),
    leaf("columns", "Columns of its flyout", { kind: "number", isOptional: true, help: "1 to 6." }),
    leaf("width", "Width of a column", { kind: "number", unit: "px", isOptional: true, help: "80 to 640." }),
    leaf("imageUrl", "Picture", { kind: "picture", isOptional: true }),
    level < levels
      ? repeatedNode("items", "Items below it", "item", itemForm(level + 1))
      : leaf("items", "Items below it, as JSON", { kind: "json", isOptional: true }),
  ]);

const fields = [leaf("name", "Name", { help: "For you; shoppers do not see it." })];
const items = repeatedNode("items", "Items", "item", itemForm(1));

const isTranslated = (path: string): boolean =>
  translatedMenuFields.some((field) => path.startsWith("items.") && path.endsWith(`.${field}`));

const countItems = (all: readonly MenuItem[]): number =>
  all.reduce((sum, item) => sum + 1 + countItems(item.items), 0);

/** Menus, as trees of items. */
export const menuScreen: RecordScreen = {
  segment: "menus",
  kind: "menu",
  subject: "content",
  title: "Menus",
  one: "menu",
  about: "The links in the header, the footer and wherever a page has a menu.",
  searchHint: "Name",
  columns: [
    { key: "name", label: "Menu", place: "title" },
    { key: "items", label: "Items", align: "end", place: "side" },
    { key: "first", label: "Begins with" },
  ],
  cellsOf(id, record) {
    const menu = record as Menu;
    const first = menu.items.slice(0, 4).map(({ label }) => label);
    return {
      name: { text: menu.name, sub: id },
      items: { text: String(countItems(menu.items)) },
      first: { text: first.join(", ") },
    };
  },
  headingOf: (_id, record) => (record as Menu).name,
  formOf: (_record, { languages }) => ({
    form: inLanguages(group("", "", [...fields, items]), languages, isTranslated),
    schema: menuSchema.omit({ id: true }),
    toForm: (record) => record,
    fromForm: (value) => value,
  }),
  newForm: () => ({
    form: group("", "", [
      leaf("id", "Short name", { help: "What pages name it by.", example: "main-menu" }),
      ...fields,
      items,
    ]),
    schema: menuSchema,
    read: (record) => ({ name: (record as Menu).id, record }),
  }),
  removing: "Pages that show it show nothing in its place.",
};
