import { and, eq } from "drizzle-orm";
import { redirectFrom } from "~/models/content/redirects";
import { authorize } from "~/models/shops/authorize";
import { shopSubject } from "~/models/shops/shop-subject";
import { redirects } from "~/tables/content";
import { ofShop } from "../shops/of-shop.server";
import type { ShopContext } from "../shops/shop-context.server";

/** Takes a redirect away; false when there is none. @param typed the address it leads on */
export async function removeRedirect(ctx: ShopContext, typed: string): Promise<boolean> {
  authorize(await ctx.actor(), "change", shopSubject("content", ctx.shop));
  const from = redirectFrom(typed);
  if (from === null) return false;
  const gone = await ctx.db
    .delete(redirects)
    .where(and(ofShop(redirects, ctx), eq(redirects.fromPath, from)))
    .returning({ from: redirects.fromPath });
  return gone.length > 0;
}
