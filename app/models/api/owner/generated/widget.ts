// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type WidgetQuery = {
  /**
   * What is filled in for each type of widget, or for one: its properties and the fields of its items. A record of the
   * kind widget is checked by it: a wrong value is refused, a name that no field has is kept. Any key may ask.
   */
  widgetTypes: {
    args: {
      type?: string | null;
    };
    answer: Array<WidgetType>;
  };
};
export type WidgetType = {
  /** What a placeholder and a record name it by. */
  type: string;
  /** What a person calls it. */
  title: string;
  help: string;
  properties: Array<FieldDescription>;
  items: Array<FieldDescription>;
  /** What a person calls one of its items; empty where it shows none. */
  itemTitle: string;
  /** How many items it shows; 0 for none. */
  mostItems: number;
};
/** A field of a form that can be made from it. */
export type FieldDescription = {
  name: string;
  /** text, html, code, picture, link, color, date, number, flag, choice, choices, texts, reference, references or list */
  kind: string;
  label: string;
  help: string;
  /** What counts where nothing is written. */
  default: unknown;
  /** Of a choice, and of choices. */
  choices: Array<FieldChoice>;
  /** Of a number. */
  min: number | null;
  max: number | null;
  isWhole: boolean;
  /** The most characters of a text. */
  longest: number | null;
  /** Lines of a text. */
  rows: number | null;
  /** What a reference leads to: product, category, menu or template. */
  to: string | null;
  /** Counts only where the field of this name has one of these values. */
  when: FieldCondition | null;
  /** Names of earlier releases that it is read by, too. */
  alsoNamed: Array<string>;
  /** Of a list: the fields of each of its items, and how many there may be. */
  fields: Array<FieldDescription>;
  most: number | null;
};
export type FieldChoice = {
  value: string;
  label: string;
};
export type FieldCondition = {
  field: string;
  is: Array<unknown>;
};
