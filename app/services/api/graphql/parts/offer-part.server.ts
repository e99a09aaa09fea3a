import { readRowId } from "~/models/platform/validation/read-row-id";
import { productArrival } from "../../../catalogue/stock/product-arrival.server";
import { rememberSellers } from "../../../marketplace/remember-sellers.server";
import { readPriceLevels } from "../reading/read-price-levels.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const getPriceLevels: QueryResolvers["getPriceLevels"] = async (_parent, { productId }, { api }) => {
  const id = readRowId(productId);
  return { priceLevels: id === null ? [] : await readPriceLevels(api, id) };
};

/**
 * The header `seller-guid` names whose goods they are: a seller may take days to get them ready (rule
 * sellers-15).
 */
const getDeliveryEstimateInfo: QueryResolvers["getDeliveryEstimateInfo"] = async (
  _parent,
  { deliveryEstimateId, is_backordered, ships_on },
  { api: { ctx, sellerId } },
) => {
  const seller = (await rememberSellers(ctx)).find((one) => one.id === sellerId);
  const backorder = is_backordered ? { shipsOn: ships_on ?? null } : null;
  const asked = { estimateId: deliveryEstimateId ?? "", backorder };
  return { deliveryEstimate: productArrival(ctx, asked, seller?.selling ?? null) || null };
};

export const offerResolvers = { Query: { getPriceLevels, getDeliveryEstimateInfo } } satisfies Resolvers;
