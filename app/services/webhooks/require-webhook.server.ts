import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { webhooks } from "~/tables/webhooks/webhooks";
import { ofShop } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/** The condition of one webhook of a shop. @param id as it was typed, whole */
export const ofWebhook = (ctx: ShopContext, id: string) =>
  and(ofShop(webhooks, ctx), eq(sql`${webhooks.id}::text`, id.trim().toLowerCase()));

/**
 * A webhook of the shop.
 * @throws AppError `forbidden` or `not_found`
 */
export async function requireWebhook(
  ctx: ShopContext,
  id: string,
  verb: "view" | "change",
): Promise<typeof webhooks.$inferSelect> {
  authorize(await ctx.actor(), verb, shopSubject("webhook", ctx.shop));
  const [row] = await ctx.db.select().from(webhooks).where(ofWebhook(ctx, id));
  if (!row) throw new AppError("not_found", `There is no webhook '${id}'.`);
  return row;
}
