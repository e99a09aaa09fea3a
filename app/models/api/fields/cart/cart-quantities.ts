import { z } from "zod";
import { typedRowIdSchema } from "../../../platform/validation/row-id";

const quantity = z.union([z.number(), z.string().max(20)]);

const quantitiesSchema = z
  .record(typedRowIdSchema, z.union([quantity, z.object({ qty: quantity }).transform(({ qty }) => qty)]))
  .transform((products) => new Map(Object.entries(products).map(([id, qty]) => [Number(id), qty] as const)));

/**
 * Reads the `products` of `updateCart` (rule api-6): an object of cart line to quantity, `{"12": 3}` or
 * `{"12": {"qty": 3}}`. Quantities stay as typed; the cart service corrects them. Null for anything else.
 */
export function readCartQuantities(products: unknown): Map<number, string | number> | null {
  const read = quantitiesSchema.safeParse(products);
  return read.success ? read.data : null;
}
