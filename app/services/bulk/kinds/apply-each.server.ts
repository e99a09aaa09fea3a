import { isAppError } from "~/models/platform/error/app-error";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Makes changes one by one; one that is refused leaves nothing behind. @returns why, by their places */
export async function applyEach<Row>(
  inner: ShopContext,
  rows: readonly Row[],
  apply: (ctx: ShopContext, row: Row) => Promise<unknown>,
): Promise<Map<number, string>> {
  const refused = new Map<number, string>();
  for (const [at, row] of rows.entries())
    try {
      await inTransaction(inner, (ctx) => apply(ctx, row));
    } catch (error) {
      if (!isAppError(error)) throw error;
      refused.set(at, error.message);
    }
  return refused;
}
