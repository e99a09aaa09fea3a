// @public

import { and, eq, inArray } from "drizzle-orm";
import { type ProposedTexts, proposedColumns } from "~/models/catalogue/offer/proposed-product";
import { AppError } from "~/models/platform/error/app-error";
import { products } from "~/tables/catalogue/catalogue";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { noFiles, type RefusedProduct } from "../changes/product-change.server";
import { writeProducts } from "../changes/write-products.server";
import { requireOffers } from "../offers/require-offers.server";
import { saveOffers } from "../offers/save-offers.server";
import { readCatalogue } from "../read-catalogue.server";
import { lockStocks } from "../stock/lock-stocks.server";
import { keepWaiting } from "./keep-waiting.server";

/** A product that a seller brings, with what they ask for it. */
export type ProposedProduct = {
  sku: string;
  texts: ProposedTexts;
  /** Columns of offers.csv: price, pieces and terms. */
  offer: Readonly<Record<string, string>>;
};

/**
 * Adds a product of the shop's seller's own with their offer of it (rule sellers-20). It has its texts from
 * the seller until others offer it, too.
 * @returns whether it waits for the business
 * @throws AppError `forbidden`, `conflict` on `sku` where there is such a product, `invalid`
 */
export async function proposeProduct(
  ctx: ShopContext,
  { sku, texts, offer }: ProposedProduct,
): Promise<{ waits: boolean }> {
  const { tenant, shop } = ctx;
  requireOffers(await ctx.actor(), tenant.id, shop.sellerId);
  await refuseTwin(ctx, sku);
  return inTransaction(ctx, async (inner) => {
    const change = { sku, fields: { ...offer, ...proposedColumns(texts) }, expectedVersion: null };
    const { refused } = await writeProducts(inner, [change], noFiles);
    if (refused[0]) throw proposalRefusal(refused[0]);
    await inner.db
      .update(products)
      .set({ ownerSellerId: shop.sellerId })
      .where(and(eq(products.tenantId, tenant.id), eq(products.sku, sku)));
    const [added] = await readCatalogue(inner, await idsOf(inner, sku));
    if (!added) throw new Error(`product '${sku}' was not written`);
    const { id: productId, entry } = added;
    const wanted = [{ productId, offer: entry.offer }];
    const waiting = await keepWaiting(inner, wanted, [{ sku, productId }], async (offers) => {
      const stock = offers.flatMap((one) => one.offer?.stock ?? []);
      const stocks = await lockStocks(
        inner,
        shop.sellerId,
        stock.map((item) => item.sku),
      );
      await saveOffers(inner, shop.sellerId, { stock, stocks, offers });
    });
    await announceChange(inner, "tenant", [WHOLE_SHOP]);
    return { waits: waiting.length > 0 };
  });
}

async function idsOf({ db, tenant }: ShopContext, sku: string): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.tenantId, tenant.id), eq(products.sku, sku)));
  return rows.map(({ id }) => id);
}

/** A product has one page, whatever sellers offer it: what is there already is offered, not added again. */
async function refuseTwin({ db, tenant }: ShopContext, sku: string): Promise<void> {
  const ofTenant = eq(products.tenantId, tenant.id);
  const [taken] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(ofTenant, inArray(products.sku, [sku, sku.toUpperCase(), sku.toLowerCase()])));
  if (taken)
    throw new AppError(
      "conflict",
      "This SKU is taken: offer that product if it is the same, else choose another SKU.",
      "sku",
    );
}

/** A refusal beside the field of the column that it begins with. */
export function proposalRefusal({ reason }: RefusedProduct): AppError {
  const column = /^'?([a-z_]+)/.exec(reason)?.[1] ?? "";
  const field = { categories: "category", weight_g: "weight", name: "name", slug: "name" }[column] ?? column;
  return new AppError("invalid", reason, /^[a-z_]+$/.test(field) ? field : undefined);
}
