// @public

import { offerCells } from "~/models/catalogue/offer/offer-cells";
import { offerProblem } from "~/models/catalogue/offer/offer-change";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireOffers } from "../offers/require-offers.server";
import { readCatalogue } from "../read-catalogue.server";
import { offerVersion } from "./change-offers.server";
import { findOfferable } from "./offerable-products.server";

/** A product with what the shop's seller asks for it, for the form that changes it. */
export type OwnOfferPage = {
  sku: string;
  name: string;
  choices: Record<string, string>;
  slug: string | null;
  brand: string;
  shortDescription: string;
  description: string;
  image: { url: string; alt: string } | null;
  /** The columns of offers.csv; null where it is not offered yet. */
  cells: Record<string, string> | null;
  version: string | null;
};

/**
 * What the shop's seller asks for a product, or could ask.
 * @throws AppError `forbidden`, `not_found` for a product they may not offer
 */
export async function readOwnOffer(ctx: ShopContext, sku: string): Promise<OwnOfferPage> {
  const { tenant, shop } = ctx;
  requireOffers(await ctx.actor(), tenant.id, shop.sellerId);
  const found = (await findOfferable(ctx, [sku])).get(sku);
  const problem = offerProblem(sku, found);
  if (!found || problem) throw new AppError("not_found", problem ?? "");
  const members = await readCatalogue(ctx, [found.id, found.parentId ?? found.id]);
  const own = members.find(({ entry }) => entry.sku === sku);
  if (!own) throw new AppError("not_found", `There is no product “${sku}”.`);
  const parent = members.find(({ id }) => id === found.parentId)?.entry;
  const { entry } = own;
  return {
    sku,
    name: entry.name || parent?.name || sku,
    choices: entry.optionValues,
    slug: parent?.slug ?? entry.slug,
    brand: parent?.brand ?? entry.brand,
    shortDescription: entry.shortDescription || parent?.shortDescription || "",
    description: entry.description || parent?.description || "",
    image: entry.images[0] ?? parent?.images[0] ?? null,
    cells: entry.offer ? offerCells(entry, tenant.currency, "") : null,
    version: offerVersion(own, tenant.currency),
  };
}
