// @public

import { and, eq } from "drizzle-orm";
import { sellersPageName } from "~/models/content/blocks/sellers-page";
import { withMainPart } from "~/models/content/templates/around";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { templateRecords } from "../templates/template-records.server";
import { contentSubject } from "./sellers-page.server";

/**
 * The context in which a seller's staff build its page at a marketplace, and nothing else of it (rule
 * sellers-23).
 * @throws AppError `forbidden`; `not_found` in other shops
 */
export async function inSellersPage<C extends ShopContext>(ctx: C): Promise<C> {
  const { db, tenant, shop } = ctx;
  const [row] =
    shop.type === "marketplace"
      ? await db
          .select({ code: sellers.code })
          .from(sellers)
          .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.id, shop.sellerId)))
      : [];
  if (!row) throw new AppError("not_found", "There is no page of a seller here.");
  const within = { ...ctx, sellersPage: { sellerId: shop.sellerId, code: row.code } };
  authorize(await ctx.actor(), "change", contentSubject(within));
  return within;
}

/**
 * Sees to it that a seller has a template to build on; a new one shows the page as it was.
 * @param ctx of {@link inSellersPage}
 * @returns its name among records
 * @throws AppError `forbidden`
 */
export async function startSellersPage(ctx: ShopContext): Promise<string> {
  const name = sellersPageName(ctx.sellersPage?.code ?? "");
  authorize(await ctx.actor(), "change", contentSubject(ctx));
  if ((await templateRecords.read(ctx, name, false)) === null)
    await changeRecord(ctx, templateRecords, {
      name,
      typed: { html: withMainPart("") },
      expectedVersion: null,
    });
  return name;
}
