import { priceLevelFields } from "~/models/api/price-level-fields";
import { readRowId } from "~/models/api/row-id";
import { offer } from "~/models/catalogue/sellable";
import { viewerOf } from "~/models/catalogue/viewer";
import { deliveryEstimateText } from "~/models/delivery/delivery-estimate";
import { readSellable } from "../catalogue/read-sellable.server";
import type { Operation } from "./schema-part.server";

/** SDL of what a product page asks for once it stands (part 1, §7). */
export const offerTypes = /* GraphQL */ `
  type Query {
    "The price levels of a product or variation that are open to the visitor."
    getPriceLevels(productId: ID!): PriceLevels!
    "When a product arrives, on the calendar of a clock so many minutes behind UTC; null names the shop's first."
    getDeliveryEstimateInfo(timezone_offset: Int!, deliveryEstimateId: String): DeliveryEstimateInfo!
  }
  type PriceLevels {
    priceLevels: [PriceLevel!]!
  }
  type PriceLevel {
    _id: ID!
    customer_groups: [String!]!
    min_qty: Int!
    price: Float!
    savePercent: Int!
  }
  type DeliveryEstimateInfo {
    "Null where the shop promises nothing."
    deliveryEstimate: String
  }
`;

const getPriceLevels: Operation<{ productId: string }> = async (_parent, { productId }, { api }) => {
  const id = readRowId(productId);
  const sellable = id === null ? null : await readSellable(api.ctx, id);
  const viewer = viewerOf(api.ctx.shop, await api.visitor());
  return { priceLevels: sellable ? priceLevelFields(offer(sellable, viewer), viewer) : [] };
};

type EstimateArgs = { timezone_offset: number; deliveryEstimateId?: string | null };

const getDeliveryEstimateInfo: Operation<EstimateArgs> = (_parent, args, { api: { ctx } }) => {
  const { delivery_estimates } = ctx.shop.settings;
  const id = args.deliveryEstimateId || null;
  return { deliveryEstimate: deliveryEstimateText(delivery_estimates, id, ctx.now(), args.timezone_offset) };
};

export const offerResolvers = { Query: { getPriceLevels, getDeliveryEstimateInfo } };
