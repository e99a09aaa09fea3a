import { readRowId } from "~/models/api/row-id";
import { deliveryEstimateText } from "~/models/delivery/delivery-estimate-text";
import { estimatesAfter } from "~/models/seller/selling-terms";
import { rememberSellers } from "../sellers/remember-sellers.server";
import { readPriceLevels } from "./read-price-levels.server";
import type { QueryResolvers, Resolvers } from "./resolvers";

const getPriceLevels: QueryResolvers["getPriceLevels"] = async (_parent, { productId }, { api }) => {
  const id = readRowId(productId);
  return { priceLevels: id === null ? [] : await readPriceLevels(api, id) };
};

/** The header `seller-guid` names whose goods they are: a seller may take days to get them ready (rule sellers-15). */
const getDeliveryEstimateInfo: QueryResolvers["getDeliveryEstimateInfo"] = async (
  _parent,
  args,
  { api: { ctx, sellerId } },
) => {
  const { delivery_estimates, general } = ctx.shop.settings;
  const id = args.deliveryEstimateId || null;
  const seller = (await rememberSellers(ctx)).find((one) => one.id === sellerId);
  const estimates = estimatesAfter(delivery_estimates, seller?.selling.processing_days ?? 0);
  return { deliveryEstimate: deliveryEstimateText(estimates, id, ctx.now(), general.time_zone) };
};

export const offerResolvers = { Query: { getPriceLevels, getDeliveryEstimateInfo } } satisfies Resolvers;
