// @public

import { and, eq } from "drizzle-orm";
import { redirectFrom } from "~/models/content/redirects/redirects";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { redirects } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";
import { holdRedirects } from "./hold-redirects.server";

/**
 * Takes a redirect away; false when there is none. Call it in a transaction.
 * @param typed the address it leads on
 * @throws AppError `forbidden`; StaleRecord
 */
export async function removeRedirect(
  ctx: ShopContext,
  typed: string,
  expected?: ExpectedVersion,
): Promise<boolean> {
  authorize(await ctx.actor(), "change", shopSubject("content", ctx.shop));
  const from = redirectFrom(typed);
  if (from === null) return false;
  await holdRedirects(ctx);
  const gone = await ctx.db
    .delete(redirects)
    .where(and(ofShop(redirects, ctx), eq(redirects.fromPath, from)))
    .returning({ from: redirects.fromPath, to: redirects.toPath });
  // Refused, the transaction brings it back.
  refuseStale(gone[0] ?? null, expected);
  return gone.length > 0;
}
