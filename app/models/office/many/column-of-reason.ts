import { isRecord } from "../../platform/validation/is-record";

/**
 * The column that a refused row's reason is about: the one it begins with; empty where it is about the row.
 */
export function columnOfReason(reason: string, row: Readonly<Record<string, unknown>>): string {
  const word = /^(?:fields\.)?'?(\w+)/.exec(reason)?.[1] ?? "";
  const fields = isRecord(row.fields) ? row.fields : {};
  return Object.hasOwn(fields, word) || Object.hasOwn(row, word) ? word : "";
}
