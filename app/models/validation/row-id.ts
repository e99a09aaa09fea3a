import { z } from "zod";

/** The id of a row: 64 bit in the database, of which JavaScript tells 53 exactly. No sequence comes that far. */
export const rowIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The same as forms and addresses send it. */
export const typedRowIdSchema = z.coerce.number().pipe(rowIdSchema);
