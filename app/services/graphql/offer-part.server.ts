import { readRowId } from "~/models/api/row-id";
import { deliveryEstimateText } from "~/models/delivery/delivery-estimate-text";
import { readPriceLevels } from "./read-price-levels.server";
import type { Operation } from "./schema-part.server";

/** SDL of what a product page asks for once it stands (part 1, §7). */
export const offerTypes = /* GraphQL */ `
  type Query {
    "The price levels of a product or variation that are open to the visitor."
    getPriceLevels(productId: ID!): PriceLevels!
    "When a product arrives. Days are counted in the shop's time zone, whatever timezone_offset says; a null id names the shop's first estimate."
    getDeliveryEstimateInfo(timezone_offset: Int, deliveryEstimateId: String): DeliveryEstimateInfo!
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
  return { priceLevels: id === null ? [] : await readPriceLevels(api, id) };
};

type EstimateArgs = { deliveryEstimateId?: string | null };

const getDeliveryEstimateInfo: Operation<EstimateArgs> = (_parent, args, { api: { ctx } }) => {
  const { delivery_estimates, general } = ctx.shop.settings;
  const id = args.deliveryEstimateId || null;
  return { deliveryEstimate: deliveryEstimateText(delivery_estimates, id, ctx.now(), general.time_zone) };
};

export const offerResolvers = { Query: { getPriceLevels, getDeliveryEstimateInfo } };
