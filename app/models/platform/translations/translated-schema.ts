// @public

import { z } from "zod";
import { checkInput } from "../validation/input-problems";
import {
  languagesProblem,
  parseTranslationKey,
  type TranslatedTexts,
  type Translations,
  translatedTexts,
  translationsOf,
} from "./translations";

/** Longest text in a further language, as long as a page of the shop may be. */
const longestText = 200_000;

/** A record and its texts in further languages beside them: `name`, `name:de`. */
export type Translated<Of> = Of & TranslatedTexts;

type TranslatedSchema<Shape extends z.ZodRawShape> = z.ZodType<
  Translated<z.output<z.ZodObject<Shape>>>,
  z.ZodTypeDef,
  Translated<z.input<z.ZodObject<Shape>>>
>;

type VariantsSchema<Variant extends z.ZodTypeAny> = z.ZodType<
  Translated<z.output<Variant>>,
  z.ZodTypeDef,
  Translated<z.input<Variant>>
>;

type Values = Readonly<Record<string, unknown>>;

/**
 * A schema of records some of whose texts may be in further languages, too (rule texts-7): beside
 * `name` stands `name:de`. Empty ones are left out; other unknown keys are refused.
 * @param fields which; the table of translated fields of this kind of record
 */
export function withTranslations<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape, z.UnknownKeysParam>,
  fields: readonly (keyof Shape & string)[],
): TranslatedSchema<Shape> {
  const isTranslated = (field: string) => fields.includes(field);
  const known = new Set(Object.keys(schema.shape));
  const open: z.ZodType<Values> = schema.passthrough() as z.ZodTypeAny;
  return open
    .superRefine((record, context) => refuseOthers(record, { shape: schema.shape, isTranslated }, context))
    .transform((record) => {
      const first = Object.entries(record).filter(([key]) => known.has(key));
      return Object.assign(Object.fromEntries(first), translatedTexts(translationsOf(record, isTranslated)));
    }) as z.ZodTypeAny as TranslatedSchema<Shape>;
}

/**
 * The same of records that one field tells apart, as {@link withTranslations}: each variant may have those of
 * the fields that it has.
 */
export function variantsWithTranslations<
  By extends string,
  Variants extends [z.ZodDiscriminatedUnionOption<By>, ...z.ZodDiscriminatedUnionOption<By>[]],
>(by: By, variants: Variants, fields: readonly string[]): VariantsSchema<Variants[number]> {
  const isTranslated = (field: string) => fields.includes(field);
  const options: z.ZodTypeAny[] = variants.map((one) => one.passthrough());
  const open: z.ZodType<Values> = z.discriminatedUnion(by, options as unknown as Variants) as z.ZodTypeAny;
  const shapeOf = (record: Values) =>
    variants.find(({ shape }) => (shape[by] as z.ZodTypeAny as z.ZodLiteral<string>).value === record[by])
      ?.shape;
  return open
    .superRefine((record, context) =>
      refuseOthers(record, { shape: shapeOf(record) ?? {}, isTranslated }, context),
    )
    .transform((record) =>
      Object.fromEntries(Object.entries(record).filter(([key, text]) => text !== "" || !key.includes(":"))),
    ) as z.ZodTypeAny as VariantsSchema<Variants[number]>;
}

function refuseOthers(
  record: Values,
  { shape, isTranslated }: { shape: z.ZodRawShape; isTranslated: (field: string) => boolean },
  context: z.RefinementCtx,
): void {
  const languages = new Set<string>();
  const keys: string[] = [];
  for (const [key, text] of Object.entries(record)) {
    if (Object.hasOwn(shape, key)) continue;
    const parsed = parseTranslationKey(key);
    if (!parsed || !isTranslated(parsed.field)) {
      keys.push(key);
      continue;
    }
    languages.add(parsed.language);
    const message = textProblem(shape[parsed.field], text);
    if (message) context.addIssue({ code: "custom", path: [key], message });
  }
  if (keys.length > 0) context.addIssue({ code: "unrecognized_keys", keys, path: [] });
  const problem = languagesProblem(languages);
  if (problem) context.addIssue({ code: "custom", path: [], message: problem });
}

/** What is wrong with a text in a further language, which has the limits of the first; null for nothing. */
function textProblem(first: z.ZodTypeAny | undefined, text: unknown): string | null {
  if (typeof text !== "string") return "Use a text in quotes";
  if (text.length > longestText) return `Use at most ${longestText} characters`;
  if (text === "" || !first) return null;
  const checked = checkInput(first, text);
  return "problems" in checked ? (checked.problems[0]?.mend ?? null) : null;
}

/** The translations that stand beside a record's texts, to be stored beside its columns; null without any. */
export const translationsBeside = (record: object, fields: readonly string[]): Translations | null =>
  translationsOf({ ...record }, (field) => fields.includes(field));

/** A record with its texts in further languages made to others, such as with other addresses of pictures. */
export const mapTranslations = <Of extends object>(record: Of, write: (text: string) => string): Of =>
  Object.fromEntries(
    Object.entries(record).map(([key, text]) => [
      key,
      typeof text === "string" && key.includes(":") && parseTranslationKey(key) ? write(text) : text,
    ]),
  ) as Of;
