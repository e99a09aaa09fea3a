// @public

/**
 * A field is shown, and counts, only where another field of the same group has one of these values; a form
 * may hide it elsewhere.
 */
export type Condition = { field: string; is: readonly (string | boolean)[] };

/** What a field of any kind says of itself, in the words of the person who fills it in. */
type Described<Kind extends string> = {
  kind: Kind;
  label: string;
  help?: string;
  when?: Condition;
  /** Other names it is read by while its own holds nothing. */
  alsoNamed?: readonly string[];
};

/** A text on one line, or on `rows` of them. */
export type DescribedText = Described<"text"> & {
  default: string;
  longest: number;
  rows: number;
  /** Whether an empty text takes the default, too. */
  needed: boolean;
};

/** A text with markup, or code that a page runs as it stands. */
export type MarkupField = Described<"html" | "code"> & { longest: number };

/** A picture and the text for people who cannot see it. */
export type PictureField = Described<"picture">;

/** The address of a page of the shop, or of any other. */
export type LinkField = Described<"link">;

/** A colour as `#rrggbb`. */
export type ColorField = Described<"color"> & { default: string };

/** A day as `2026-03-01`; `advice` is said before publishing where none is chosen. */
export type DateField = Described<"date"> & { advice?: string };

/** A number; `outside` its limits it is the default, or the limit that is nearest. */
export type NumberField<Default extends number | null = number | null> = Described<"number"> & {
  min: number | null;
  max: number | null;
  isWhole: boolean;
  default: Default;
  outside: "default" | "nearest";
};

/** Yes or no; null where nothing is said. */
export type FlagField<Default extends boolean | null = boolean | null> = Described<"flag"> & {
  default: Default;
};

/** A word that is stored, and what a person reads instead of it. */
export type Choice<Word extends string = string> = { value: Word; label: string };

/** One of several words; `unknown` is what any other word is read as. */
export type ChoiceField<Word extends string = string> = Described<"choice"> & {
  choices: readonly Choice<Word>[];
  default: Word;
  unknown: Word;
};

/** Any of several words. */
export type ChoicesField<Word extends string = string> = Described<"choices"> & {
  choices: readonly Choice<Word>[];
};

/** A list of texts. */
export type TextsField = Described<"texts">;

/** What a reference can lead to. */
export type ReferenceTo = "product" | "category" | "menu" | "template";

/** The name of something else in the shop: a SKU, a slug, the id of a menu, the name of a template. */
export type ReferenceField = Described<"reference"> & { to: ReferenceTo; default: string };

/** Several such names. */
export type ReferencesField = Described<"references"> & { to: ReferenceTo };

/** A group of fields that is repeated up to `most` times; `one` is what a person calls one of them. */
export type ListField<Nested extends Fields = Fields> = Described<"list"> & {
  one: string;
  fields: Nested;
  most: number;
};

/** A field of anything that owners fill in. */
export type Field =
  | DescribedText
  | MarkupField
  | PictureField
  | LinkField
  | ColorField
  | DateField
  | NumberField
  | FlagField
  | ChoiceField
  | ChoicesField
  | TextsField
  | ReferenceField
  | ReferencesField
  | ListField;

/** Fields by name, in the order a form shows them. */
export type Fields = { readonly [name: string]: Field };

/** A picture as it is read. */
export type PictureValue = { url: string; alt: string };

/** What a field is read as. */
export type ValueOf<Of extends Field> =
  Of extends ListField<infer Nested>
    ? ItemsOf<Nested>
    : Of extends { kind: "number"; default: infer Default }
      ? Default extends null
        ? number | null
        : number
      : Of extends { kind: "flag"; default: infer Default }
        ? Default extends null
          ? boolean | null
          : boolean
        : Of extends { kind: "choice" } & ChoiceField<infer Word>
          ? Word
          : Of extends { kind: "choices" } & ChoicesField<infer Word>
            ? Word[]
            : Of extends { kind: "texts" | "references" }
              ? string[]
              : Of extends PictureField
                ? PictureValue
                : string;

/** What fields are read as, by name. */
export type ValuesOf<Of extends Fields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** What the items of a list are read as. */
export type ItemsOf<Of extends Fields> = ValuesOf<Of>[];
