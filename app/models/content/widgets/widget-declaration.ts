// @public

import type { Fields, ListField, ValuesOf } from "../../platform/fields/field";
import { type FieldFault, fieldFaults, listFaults } from "../../platform/fields/field-faults";
import { readValues } from "../../platform/fields/read-value";
import type { WidgetContent } from "../../shops/pages/widget-content";

/**
 * What a new widget begins with besides its titles, so that something is seen at once (rule builder-24).
 */
type Starter<Props extends Fields, Item extends Fields> = {
  props?: Readonly<Partial<Record<keyof Props, string>>>;
  item?: Readonly<Partial<Record<keyof Item, string>>>;
};

/** What is said of a type of widget in its `schema.ts`. */
type Said<Props extends Fields, Item extends Fields> = {
  /** What owners call it, and what it is for. */
  title: string;
  help: string;
  /** Whether it is a part of a header, a footer or a page of the catalogue, which the shop fills in. */
  isOfFrame?: true;
  /** Whether a marketplace's sellers may have it on their own pages (rule sellers-23). */
  isForSellers?: true;
  /** How it looks and works. */
  props: Props;
  /** What it shows. */
  items: ListField<Item>;
  starter?: Starter<Props, Item>;
};

/**
 * A type of widget as its owner fills it in. Reading, checking, the owner's API and the documentation follow
 * from it (rule widgets-15); `read` never fails, since wrong content must not break a page (rule widgets-1).
 */
export type WidgetDeclaration<Props = Record<string, unknown>, Item = Record<string, unknown>> = {
  title: string;
  help: string;
  isOfFrame?: true;
  isForSellers?: true;
  props: Fields;
  items: ListField;
  starter?: Starter<Fields, Fields>;
  read: (content: Pick<WidgetContent, "props" | "items">) => { props: Props; items: Item[] };
};

/** Declares a type of widget. */
export const declareWidget = <const Props extends Fields, const Item extends Fields>(
  said: Said<Props, Item>,
): WidgetDeclaration<ValuesOf<Props>, ValuesOf<Item>> => ({
  ...said,
  read: ({ props, items }) => ({
    props: readValues(said.props, props),
    items: items.slice(0, said.items.most).map((item) => readValues(said.items.fields, item)),
  }),
});

/** The items of a widget that shows none. */
export const noItems: ListField<Record<string, never>> = {
  kind: "list",
  label: "Items",
  one: "Item",
  fields: {},
  most: 0,
};

/** Properties as a widget's component reads them. */
export type PropsOf<Declared> = Declared extends WidgetDeclaration<infer Props, unknown> ? Props : never;

/** An item as a widget's component reads it. */
export type ItemOf<Declared> = Declared extends WidgetDeclaration<unknown, infer Item> ? Item : never;

/** What an owner wrote and a type of widget does not take, with its place in the content. */
export const widgetFaults = (
  { props, items }: Pick<WidgetDeclaration, "props" | "items">,
  content: Pick<WidgetContent, "props" | "items">,
): FieldFault[] => [
  ...fieldFaults(props, content.props, "property", ["props"]),
  ...listFaults(items, content.items, ["items"]),
];
