// @public

import type { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";

/** What a row is found again by, as text for an address or a program. */
export const writeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString("base64url");

/**
 * Reads what {@link writeCursor} wrote.
 * @throws AppError `invalid` for the cursor of another list
 */
export function readCursor<Key>(text: string, schema: z.ZodType<Key, z.ZodTypeDef, unknown>): Key {
  const read = schema.safeParse(parseBoundedJson(Buffer.from(text, "base64url").toString()));
  if (!read.success) throw new AppError("invalid", "This cursor is of another list.", "after");
  return read.data;
}
