import { cardFields } from "~/models/api/fields/card-fields";
import { filterFields } from "~/models/api/fields/filter-fields";
import type { CategoryQuery } from "~/models/api/fields/generated/category";
import { maxPage, pagingOf } from "~/models/catalogue/paging";
import { canSeePrices } from "~/models/catalogue/price-visibility";
import { viewerOf } from "~/models/catalogue/viewer";
import { chosenSort, sortCode } from "~/models/shops/sort";
import { findAddress } from "../../catalogue/find-address.server";
import { readCategory } from "../../catalogue/read-category.server";
import { answerListing } from "../rest/answer-listing.server";
import type { ApiContext } from "./api-context.server";
import { maxListLimit } from "./list-limit.server";

const bestseller = "bestseller-desc";

/**
 * A page of a category's products for the API (rule api-5); null if the shop has no such category.
 * @throws AppError `not_found` for a filter the shop does not have (rule api-4)
 */
export async function readPliableData(
  { ctx, visitor }: ApiContext,
  args: CategoryQuery["categoryPliableData"]["args"],
) {
  const found = await findAddress(ctx, "category", args.slug || lastPart(args.path ?? ""));
  if (!found || !(await readCategory(ctx, found.id))) return null;
  const known = await visitor();
  const situation = {
    defaultCode: bestseller,
    isSearch: false,
    canSeePrices: canSeePrices(viewerOf(ctx.shop, known)),
  };
  const asked = ctx.shop.type === "marketplace" ? bestseller : `${args.order}-${args.dir ?? "desc"}`;
  const sort = chosenSort(asked, situation);
  const page = clamp(args.page ?? 1, maxPage);
  const limit = clamp(args.limit ?? 8, maxListLimit);
  const base = { kind: "category", categoryId: found.id } as const;
  const listed = await answerListing(
    ctx,
    known,
    { sort, page, limit, canSeePrices: situation.canSeePrices },
    async () => ({ base, asked: new Map() }),
    args.filter,
  );
  return {
    paging: pagingOf(listed.itemTotal, page, limit),
    data: listed.products.map((card) => cardFields(card, ctx.shop.id)),
    filter: listed.facets.map((facet) => filterFields(facet, ctx.tenant.currency)),
    currentSortCode: sortCode(sort),
  };
}

const lastPart = (path: string) => path.split("/").filter(Boolean).at(-1) ?? "";

const clamp = (value: number, most: number) => Math.min(most, Math.max(1, value));
