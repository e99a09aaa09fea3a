// @public

import { createHash } from "node:crypto";
import { canonicalJson } from "~/models/platform/text/canonical-json";

/** Hexadecimal digits of a version. */
const length = 16;

/**
 * The version of a record that owners change (rule owners-1): a digest of what they see of it, so that equal
 * records have equal versions wherever they are read, in the database or in a folder's file.
 */
export const recordVersion = (record: unknown): string =>
  createHash("sha256").update(canonicalJson(record)).digest("hex").slice(0, length);
