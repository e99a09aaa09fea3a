// @public

import { sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { ShopContext } from "../shops/context/shop-context.server";

/**
 * Pictures of imports by state, and those that cannot be had, the first 1,000 by SKU, each with its reason.
 */
export type AwaitedPictures = {
  waiting: number;
  stored: number;
  missing: number;
  faults: { sku: string; url: string; reason: string }[];
};

const mostListed = 1000;

/** How far the pictures of imports are that a job fetches (rule imports-10). @throws AppError `forbidden` */
export async function listAwaitedPictures(ctx: ShopContext): Promise<AwaitedPictures> {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  const ofShop = sql`a.tenant_id = ${ctx.tenant.id} and a.shop_id = ${ctx.shop.id}`;
  const { rows: counts } = await ctx.db.execute<{ state: keyof AwaitedPictures; count: number }>(sql`
    select a.state, count(*)::int as count from awaited_pictures a where ${ofShop} group by a.state`);
  const { rows: faults } = await ctx.db.execute<AwaitedPictures["faults"][number]>(sql`
    select p.sku, a.url, a.fault as reason from awaited_pictures a
    join products p on p.tenant_id = a.tenant_id and p.id = a.product_id
    where ${ofShop} and a.state = 'missing' order by p.sku, a.place limit ${mostListed}`);
  const numberOf = (state: string) => counts.find((one) => one.state === state)?.count ?? 0;
  return { waiting: numberOf("waiting"), stored: numberOf("stored"), missing: numberOf("missing"), faults };
}
