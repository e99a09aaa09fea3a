import { z } from "zod";
import type { Offer } from "~/models/api/owner/generated/product";
import { AppError } from "~/models/platform/error/app-error";
import type { OwnedOffer } from "../../../catalogue/offers/offers-of-products.server";
import { priceVersion } from "../../../catalogue/prices/set-prices.server";
import {
  findOwnedProduct,
  listOwnedProducts,
  type OwnedProductRow,
} from "../../../catalogue/product/list-owned-products.server";
import { stockVersion } from "../../../catalogue/stock/change-stock.server";
import { readPage } from "../cursor.server";
import { requireUuid } from "../ids.server";
import type { OwnerApi } from "../owner-context.server";
import type { ProductParent } from "../resolver-parents";
import type { QueryResolvers, Resolvers } from "../resolvers";

const products: QueryResolvers["products"] = (_parent, { search, ...page }, { api }) => {
  const { sellerId, ...rest } = search ?? {};
  const wanted = { ...rest, sellerId: sellerId ? requireUuid(sellerId, "seller", "sellerId") : null };
  return readPage(page, z.number().int(), {
    list: (after, limit) => listOwnedProducts(api.ctx, wanted, { after, limit }),
    keyOf: ({ id }) => id,
    nodeOf: summaryOf,
  });
};

const product: QueryResolvers["product"] = async (_parent, { id, sku }, { api }) => {
  if (id == null && !sku) throw new AppError("invalid", "Name the product by id or SKU.", "id");
  const [row, ...variations] = await findOwnedProduct(api.ctx, id == null ? { sku: sku ?? "" } : { id });
  if (!row) return null;
  const offersOf = await Promise.all([row, ...variations].map((one) => offersIn(api, one.id)));
  const { subTitle, shortDescription, description, productType, featured, taxClass, weightG } = row;
  const { attributes, images, ratingHundredths, reviewCount } = row;
  return {
    ...summaryOf(row),
    subTitle,
    shortDescription,
    description,
    productType,
    featured,
    taxClass,
    weightG,
    attributes,
    images,
    ratingHundredths,
    reviewCount,
    offers: offersOf[0] ?? [],
    variations: variations.map((one, at) => ({
      id: one.id,
      sku: one.sku,
      name: one.name,
      status: one.status,
      options: one.optionValues,
      offers: offersOf[at + 1] ?? [],
    })),
  };
};

const summaryOf = (row: OwnedProductRow): ProductParent => ({
  id: row.id,
  sku: row.sku,
  slug: row.slug,
  name: row.name,
  brand: row.brand,
  type: row.classCode,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const offersIn = async (api: OwnerApi, productId: number): Promise<Offer[]> =>
  ((await api.offersOf(productId)) ?? []).map((one) => offerFields(one, api.ctx.tenant.currency));

const offerFields = ({ offer, stock }: OwnedOffer, currency: string): Offer => ({
  sellerId: offer.sellerId,
  priceMinor: offer.priceMinor,
  finalPriceMinor: offer.finalPriceMinor,
  priceVersion: priceVersion(offer),
  currency,
  isVisible: offer.isVisible,
  isForSale: offer.availableForSale,
  stock: stock && {
    sku: stock.sku,
    onHand: stock.onHand,
    reserved: stock.reserved,
    isManaged: stock.manageStock,
    allowsBackorders: stock.allowBackorders,
    lowStockThreshold: stock.lowStockThreshold,
    version: stockVersion(stock),
  },
});

export const productResolvers = {
  Query: { products, product },
  ProductSummary: { offers: ({ id }, _asked, { api }) => offersIn(api, id) },
} satisfies Resolvers;
