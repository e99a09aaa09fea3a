import { readRowId } from "~/models/api/row-id";
import { deliveryEstimateText } from "~/models/delivery/delivery-estimate-text";
import { readPriceLevels } from "./read-price-levels.server";
import type { QueryResolvers, Resolvers } from "./resolvers";

const getPriceLevels: QueryResolvers["getPriceLevels"] = async (_parent, { productId }, { api }) => {
  const id = readRowId(productId);
  return { priceLevels: id === null ? [] : await readPriceLevels(api, id) };
};

const getDeliveryEstimateInfo: QueryResolvers["getDeliveryEstimateInfo"] = (
  _parent,
  args,
  { api: { ctx } },
) => {
  const { delivery_estimates, general } = ctx.shop.settings;
  const id = args.deliveryEstimateId || null;
  return { deliveryEstimate: deliveryEstimateText(delivery_estimates, id, ctx.now(), general.time_zone) };
};

export const offerResolvers = { Query: { getPriceLevels, getDeliveryEstimateInfo } } satisfies Resolvers;
