// @public

import { typedRowIdSchema } from "./row-id";

/** Reads an id as API clients send it, number or text; null if no row can have it. */
export function readRowId(id: string | number): number | null {
  const text = String(id);
  const read = /^[1-9]\d{0,15}$/.test(text) ? typedRowIdSchema.safeParse(text) : null;
  return read?.success ? read.data : null;
}
