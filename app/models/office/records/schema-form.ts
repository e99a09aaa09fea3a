import type { z } from "zod";
import type { WordsTable } from "../form/form-node";
import { formOf } from "../form/form-of";
import type { NewRecordForm, RecordFormOf } from "./record-screen";

type Fields = Record<string, unknown>;

/** The forms of records that are what their schema says; `key` is the field that names one. */
export function schemaForms(
  schema: z.AnyZodObject,
  words: WordsTable,
  key: string,
): { form: RecordFormOf; newForm: NewRecordForm } {
  const nameless = schema.omit({ [key]: true });
  return {
    form: {
      form: formOf(nameless, words),
      schema: nameless,
      toForm: (record) => record,
      fromForm: (value) => value,
    },
    newForm: {
      form: formOf(schema, words),
      schema,
      read: (record) => ({ name: String((record as Fields)[key] ?? ""), record }),
    },
  };
}
