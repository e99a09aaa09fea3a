import type { z } from "zod";
import { withTranslations } from "../../platform/translations/translated-schema";
import type { WordsTable } from "../form/form-node";
import { formOf } from "../form/form-of";
import { inLanguages } from "../form/in-languages";
import type { NewRecordForm, RecordFormOf } from "./record-screen";

type Fields = Record<string, unknown>;

/**
 * The forms of records that are what their schema says; `key` is the field that names one.
 * @param translated its own fields that may be in several languages; those of what it holds its schema knows
 * @param isTranslated paths of fields below it that may be, too
 */
export function schemaForms(
  schema: z.AnyZodObject,
  words: WordsTable,
  key: string,
  translated: readonly string[] = [],
  isTranslated: (path: string) => boolean = (path) => translated.includes(path),
): { formIn: (languages: readonly string[]) => RecordFormOf; newForm: NewRecordForm } {
  const nameless: z.ZodObject<z.ZodRawShape> = schema.omit({ [key]: true });
  const form = formOf(nameless, words);
  return {
    formIn: (languages) => ({
      form: inLanguages(form, languages, isTranslated),
      schema: translated.length > 0 ? withTranslations(nameless, translated) : nameless,
      toForm: (record) => record,
      fromForm: (value) => value,
    }),
    newForm: {
      form: formOf(schema, words),
      schema,
      read: (record) => ({ name: String((record as Fields)[key] ?? ""), record }),
    },
  };
}
