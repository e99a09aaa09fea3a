// @public

import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { Sort } from "~/models/shops/pages/sort";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { pageOfProducts } from "../index/query/order-products.server";
import { selectListedCards } from "../products/select-listed-cards.server";
import { knownToDatabase } from "../products/sort-sql.server";
import {
  listRequestedIds,
  listRequestedProducts,
  type ProductListRequest,
} from "./list-requested-products.server";
import type { CardPage } from "./select-cards.server";

/**
 * A page of the products a list asks for, in any order: by price as this visitor finds them. A visitor who
 * may not see prices gets the selection's own order instead.
 * @throws AppError `unavailable` while there is no index to order by price with
 */
export async function listSortedProducts(
  ctx: ShopContext & Pick<RequestContext, "catalogue">,
  visitor: Visitor,
  { sort, ...request }: Omit<ProductListRequest, "sort"> & { sort: Sort | null },
): Promise<CardPage> {
  if (sort?.field !== "price")
    return listRequestedProducts(ctx, visitor, { ...request, sort: sort && knownToDatabase(sort) });
  const viewer = viewerOf(ctx.shop, visitor);
  if (!canSeePrices(viewer)) return listRequestedProducts(ctx, visitor, request);
  const [ids, found] = await Promise.all([
    listRequestedIds(ctx, request),
    ctx.catalogue.find(ctx.shop, "until-built", viewer.group),
  ]);
  if (!found) throw new AppError("unavailable", phrase("Please try again in a moment."));
  const { index, prices } = found;
  const { limit, page = 1 } = request;
  const rowIds = Uint32Array.from(ids.flatMap((id) => index.rowIdOf(id) ?? [])).sort();
  const part = { offset: (page - 1) * limit, limit };
  const matches = pageOfProducts(index, rowIds, { sort, prices }, part).map((rowId) => ({
    id: index.products.ids.get(rowId),
    variationId: null,
  }));
  return selectListedCards(ctx, visitor, { matches, itemTotal: rowIds.length });
}
