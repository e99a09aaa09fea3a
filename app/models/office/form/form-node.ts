import type { Choice } from "../../platform/fields/field";

/** What a field is called and says, in an owner's words; the rest of it is in its schema. */
export type FieldWords = {
  label: string;
  help?: string;
  example?: string;
  unit?: string;
  /**
   * What a schema cannot say: that a number is an amount, basis points or a text is long, HTML, a color ...
   */
  as?: LeafKind;
  /** Words of the values of a choice. */
  choices?: Readonly<Record<string, string>>;
  /** What one item of a list is called, such as 'rate'. */
  item?: string;
  /** Whether a group is folded while nothing is in it: one of many. */
  isFolded?: boolean;
};

/** Words by path: `rules`, `rules[].state`. A union's variants share the paths of their fields. */
export type WordsTable = Readonly<Record<string, FieldWords>>;

/** How a single value is typed. */
export type LeafKind =
  | "text"
  /** Text of which spaces at its ends are a part. */
  | "exact text"
  | "long text"
  /** Text that is written and never shown. */
  | "secret"
  | "html"
  /** HTML that is no words: a template, or a snippet of others. */
  | "code"
  | "email"
  /** A file that is sent; its example names the endings that a browser offers. */
  | "file"
  | "address"
  | "number"
  | "money"
  | "percent"
  | "flag"
  | "choice"
  | "choices"
  | "day"
  | "moment"
  | "color"
  | "picture"
  /** An address of a page, category or product that is found by typing, or any other. */
  | "link"
  | "product"
  | "category"
  | "menu"
  | "template"
  | "customer"
  | "json";

type Named = {
  key: string;
  label: string;
  help: string;
  /** It is shown only where another field of its group has one of these texts (rule office-6). */
  when?: ShownWhen;
};

/** A field of the same group, and the texts of it with which another is shown. */
export type ShownWhen = { field: string; is: readonly string[] };

/** A single value. `isOptional` where it may be left out, so that an empty field means that it is. */
export type LeafNode = Named & {
  kind: LeafKind;
  isOptional: boolean;
  unit: string;
  example: string;
  choices: readonly Choice[];
  /** What it shows where there is no value yet: the schema's default. */
  initial?: string;
  /** A text that is no number is left to the schema, which says what the field takes. */
  keepsUnread?: boolean;
};

/** A part of a form: the node of a schema with its words. */
export type FormNode =
  | LeafNode
  | (Named & {
      kind: "group";
      isOptional: boolean;
      fields: readonly FormNode[];
      isTuple?: true;
      isFolded?: boolean;
    })
  | (Named & { kind: "list"; item: FormNode; itemLabel: string })
  /** Values under names that are typed, too. */
  | (Named & { kind: "map"; item: FormNode; itemLabel: string })
  /**
   * One of several groups; `by` is the field that says which. Where the value has no such field, each variant
   * is called by a field that no other has (`isByPresence`).
   */
  | (Named & {
      kind: "variants";
      by: string;
      byLabel: string;
      isByPresence?: true;
      variants: readonly { value: string; label: string; fields: readonly FormNode[] }[];
    });

/** What is typed into a form: texts where values are, and an entry of `[name, value]` pairs for a map. */
export type FormTexts = string | readonly FormTexts[] | { readonly [key: string]: FormTexts };

/** What typed amounts and moments depend on. */
export type FormPlace = { currency: string; zone: string };
