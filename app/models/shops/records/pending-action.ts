// @public

import { z } from "zod";
import { rowIdSchema, typedRowIdSchema } from "../../platform/validation/row-id";

const idSchema = rowIdSchema.optional();

/**
 * What a visitor wanted when they were asked to sign in (rule lists-5): a product to mark as a favorite, a
 * line of their cart to save for later, or a review to call helpful.
 */
export const pendingActionSchema = z.object({ favorite: idSchema, later: idSchema, helpful: idSchema });

/** A pending action; ids of what it is about. */
export type PendingAction = z.output<typeof pendingActionSchema>;

/** The pending action in the query of the sign-in address; a missing or malformed id is left out. */
export function pendingActionOf(query: URLSearchParams): PendingAction {
  const idOf = (name: keyof PendingAction) => typedRowIdSchema.safeParse(query.get(name)).data;
  return { favorite: idOf("favorite"), later: idOf("later"), helpful: idOf("helpful") };
}
