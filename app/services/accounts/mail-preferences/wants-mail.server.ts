// @public

import { and, eq } from "drizzle-orm";
import type { RefusableMail } from "~/models/accounts/mail-kind";
import { mailRefusals } from "~/tables/accounts/mail-refusals";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Whether a customer gets this kind of mail from the shop; guests, who are null, do (rule accounts-33). */
export async function wantsMail(
  ctx: ShopContext,
  customerId: number | null,
  kind: RefusableMail,
): Promise<boolean> {
  if (customerId === null) return true;
  const [refusal] = await ctx.db
    .select({ kind: mailRefusals.kind })
    .from(mailRefusals)
    .where(
      and(ofShop(mailRefusals, ctx), eq(mailRefusals.customerId, customerId), eq(mailRefusals.kind, kind)),
    );
  return refusal === undefined;
}
