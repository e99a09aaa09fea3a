// @public

import type {
  ChoiceField,
  ChoicesField,
  ColorField,
  Condition,
  DateField,
  DescribedText,
  Fields,
  FlagField,
  LinkField,
  ListField,
  MarkupField,
  NumberField,
  PictureField,
  ReferenceField,
  ReferencesField,
  ReferenceTo,
  TextsField,
} from "./field";

/** What may be said of every field. */
type Rest = { help?: string; when?: Condition; alsoNamed?: readonly string[] };

const longestLine = 500;
const longestText = 5_000;
const longestMarkup = 200_000;

/** A text on one line. */
export const text = (
  label: string,
  rest: Rest & { default?: string; needed?: boolean; longest?: number } = {},
): DescribedText => ({
  kind: "text",
  label,
  default: "",
  longest: longestLine,
  rows: 1,
  needed: false,
  ...rest,
});

/** A text of several lines. */
export const longText = (
  label: string,
  rest: Rest & { default?: string; needed?: boolean } = {},
): DescribedText => ({
  ...text(label, { longest: longestText, ...rest }),
  rows: 3,
});

/** A text with headings, lists and links. */
export const html = (label: string, rest: Rest = {}): MarkupField => ({
  kind: "html",
  label,
  longest: longestMarkup,
  ...rest,
});

/** Code that a page runs as it stands. */
export const code = (label: string, rest: Rest = {}): MarkupField => ({
  kind: "code",
  label,
  longest: longestMarkup,
  ...rest,
});

/** A picture with its text. */
export const picture = (label: string, rest: Rest = {}): PictureField => ({
  kind: "picture",
  label,
  ...rest,
});

/** An address. */
export const link = (label: string, rest: Rest = {}): LinkField => ({ kind: "link", label, ...rest });

/** A colour. */
export const color = (label: string, rest: Rest & { default?: string } = {}): ColorField => ({
  kind: "color",
  label,
  default: "",
  ...rest,
});

/** A day. */
export const date = (label: string, rest: Rest & { advice?: string } = {}): DateField => ({
  kind: "date",
  label,
  ...rest,
});

type Limits = { min?: number; max?: number; outside?: "default" | "nearest" };

/** A number with or without digits after the point. */
export const number = <const Default extends number | null>(
  label: string,
  rest: Rest & Limits & { default: Default },
): NumberField<Default> => ({
  kind: "number",
  label,
  min: null,
  max: null,
  isWhole: false,
  outside: "default",
  ...rest,
});

/** A whole number. */
export const count = <const Default extends number | null>(
  label: string,
  rest: Rest & Limits & { default: Default },
): NumberField<Default> => ({ ...number(label, rest), isWhole: true });

/** Yes or no. */
export const flag = <const Default extends boolean | null>(
  label: string,
  rest: Rest & { default: Default },
): FlagField<Default> => ({ kind: "flag", label, ...rest });

type Words<Word extends string> = readonly (readonly [value: Word, label: string])[];

const choicesOf = <Word extends string>(words: Words<Word>) =>
  words.map(([value, label]) => ({ value, label }));

/** One of several words, each with what a person reads for it. */
export const choice = <const Word extends string>(
  label: string,
  words: Words<Word>,
  rest: Rest & { default: NoInfer<Word>; unknown?: NoInfer<Word> },
): ChoiceField<Word> => ({
  kind: "choice",
  label,
  choices: choicesOf(words),
  unknown: rest.default,
  ...rest,
});

/** Any of several words. */
export const choices = <const Word extends string>(
  label: string,
  words: Words<Word>,
  rest: Rest = {},
): ChoicesField<Word> => ({ kind: "choices", label, choices: choicesOf(words), ...rest });

/** A list of texts. */
export const texts = (label: string, rest: Rest = {}): TextsField => ({ kind: "texts", label, ...rest });

/** The name of something else in the shop. */
export const reference = (
  label: string,
  to: ReferenceTo,
  rest: Rest & { default?: string } = {},
): ReferenceField => ({ kind: "reference", label, to, default: "", ...rest });

/** Several such names. */
export const references = (label: string, to: ReferenceTo, rest: Rest = {}): ReferencesField => ({
  kind: "references",
  label,
  to,
  ...rest,
});

/** A group of fields that is repeated. */
export const list = <const Nested extends Fields>(
  label: string,
  one: string,
  fields: Nested,
  rest: Rest & { most?: number } = {},
): ListField<Nested> => ({ kind: "list", label, one, fields, most: 200, ...rest });
