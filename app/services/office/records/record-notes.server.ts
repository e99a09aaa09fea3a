import { reasonText } from "~/models/shops/records/record-faults";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { checkStored } from "../../shops/records/check-stored.server";

/** What a stored record names and the shop does not have, in words (rule owners-12). */
export async function recordNotes(
  ctx: ShopContext,
  kind: string,
  name: string,
  record: unknown,
): Promise<string[]> {
  const { faults, notes } = await checkStored(ctx, kind, name, record);
  return [...new Set([...faults, ...notes].map(reasonText))];
}
