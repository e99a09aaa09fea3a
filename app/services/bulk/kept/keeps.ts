import type { Kept } from "~/models/bulk/kept/kept";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What stands in a row's place now, and what shall stand there again. */
export type Restored = { now: Kept; to: Kept };

/** How what rows of one kind change is kept and restored (rules bulk-7 and bulk-8). */
export interface Keeps<Row> {
  /** What a row names. */
  keyOf(row: Row): string;
  /** Where it is found once the row is made; absent where that is the same. */
  keyAfter?(ctx: ShopContext, row: Row): string;
  /** Reads what stands there by the keys; of what cannot be told nothing. */
  read(ctx: ShopContext, keys: readonly string[]): Promise<Map<string, Kept>>;
  /**
   * Makes it what it was inside the caller's transaction, by the services that change it.
   * @returns why it was refused, by the places in the list
   */
  restore(inner: ShopContext, rows: readonly Restored[]): Promise<Map<number, string>>;
}

/** Reasons by SKU as reasons by the places of a list. */
export const byPlace = (
  skus: readonly string[],
  refused: readonly { sku: string; reason: string }[],
): Map<number, string> => {
  const reasons = new Map(refused.map(({ sku, reason }) => [sku, reason]));
  return new Map(
    skus.flatMap((sku, at) => {
      const reason = reasons.get(sku);
      return reason === undefined ? [] : [[at, reason] as const];
    }),
  );
};
