import { z } from "zod";
import { rowIdSchema, typedRowIdSchema } from "../platform/validation/row-id";

const idSchema = rowIdSchema.optional();

/**
 * What a visitor wanted when they were asked to sign in (rule lists-5): a product to mark as a favorite, a line of their
 * cart to save for later, or a review to call helpful.
 */
export const wishSchema = z.object({ favorite: idSchema, later: idSchema, helpful: idSchema });

/** A wish; ids of what it is about. */
export type Wish = z.output<typeof wishSchema>;

/** The wish in the query of the sign-in address; a missing or malformed id is left out. */
export function wishOf(query: URLSearchParams): Wish {
  const idOf = (name: keyof Wish) => typedRowIdSchema.safeParse(query.get(name)).data;
  return { favorite: idOf("favorite"), later: idOf("later"), helpful: idOf("helpful") };
}
