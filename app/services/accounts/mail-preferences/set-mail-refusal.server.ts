// @public

import { and, eq } from "drizzle-orm";
import type { RefusableMail } from "~/models/accounts/mail-kind";
import { mailRefusals } from "~/tables/accounts/mail-refusals";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Notes whether a customer refuses a kind of mail, without checking the actor: the caller did, or has a
 * signed link.
 */
export async function setMailRefusal(
  ctx: ShopContext,
  customerId: number,
  kind: RefusableMail,
  isRefused: boolean,
): Promise<void> {
  const row = { ...shopKey(ctx), customerId, kind };
  if (isRefused)
    await ctx.db
      .insert(mailRefusals)
      .values({ ...row, createdAt: ctx.now() })
      .onConflictDoNothing();
  else
    await ctx.db
      .delete(mailRefusals)
      .where(
        and(ofShop(mailRefusals, ctx), eq(mailRefusals.customerId, customerId), eq(mailRefusals.kind, kind)),
      );
}
