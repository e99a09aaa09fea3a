// @public

import { z } from "zod";

/**
 * The id of a row: 64 bits in the database, of which a JavaScript number holds 53 exactly. No sequence gets
 * that far.
 */
export const rowIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The same as text, as forms and addresses send it. */
export const typedRowIdSchema = z.coerce.number().pipe(rowIdSchema);
