import type { CategoryQuery } from "~/models/api/fields/generated/category";
import { filterFields } from "~/models/api/fields/listing/filter-fields";
import { cardFields } from "~/models/api/fields/product/card-fields";
import { maxPage, pagingOf } from "~/models/catalogue/listing/paging";
import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { askedSortCode, chosenSort, sortCode } from "~/models/shops/pages/sort";
import { findAddress } from "../../../catalogue/addresses/find-address.server";
import { readCategory } from "../../../catalogue/categories/read-category.server";
import type { CatalogueIndex } from "../../../catalogue/index/catalogue-index.server";
import type { AskedBase } from "../../../catalogue/listing/read-listing.server";
import { searchBase } from "../../../catalogue/search/search-base.server";
import { answerListing } from "../../rest/answer-listing.server";
import { type AskedPart, askedPart, clientGuidsOf } from "../../rest/asked-part.server";
import type { ApiContext } from "../api-context.server";
import { maxListLimit } from "../limits/list-limit.server";

const bestseller = "bestseller-desc";
/** The category of everything that is for sale, where no other has this slug (rule api-20). */
const everySlug = "shop-all";

/**
 * A page of a category's products for the API (rule api-5), or of one seller's among them (rule api-19); null
 * if the shop has no such category.
 * @throws AppError `not_found` for a filter the shop does not have (rule api-4), or a seller that is not
 * active
 */
export async function readPliableData(api: ApiContext, args: CategoryQuery["categoryPliableData"]["args"]) {
  const baseOf = await findBase(api.ctx, args.slug || lastPart(args.path ?? ""));
  if (!baseOf) return null;
  const { part, filter } = await askedPart(api.ctx, null, args.filter);
  const known = await api.visitor();
  const situation = {
    defaultCode: bestseller,
    isSearch: false,
    canSeePrices: canSeePrices(viewerOf(part.shop, known)),
  };
  const asked = api.ctx.shop.type === "marketplace" ? bestseller : askedSortCode(args.order ?? "", args.dir);
  const sort = chosenSort(asked, situation);
  const page = clamp(args.page ?? 1, maxPage);
  const limit = clamp(args.limit ?? 8, maxListLimit);
  const query = { sort, page, limit, canSeePrices: situation.canSeePrices };
  const listed = await answerListing(part, known, query, (index) => baseOf(part, index), filter);
  const clientGuidOf = await clientGuidsOf(part);
  return {
    paging: pagingOf(listed.itemTotal, page, limit),
    data: api.readIn(
      part,
      listed.products.map((card) => cardFields(card, clientGuidOf)),
    ),
    filter: listed.facets.map((facet) => filterFields(facet, part.tenant.currency)),
    currentSortCode: sortCode(sort),
  };
}

type BaseOf = (part: AskedPart, index: CatalogueIndex) => Promise<AskedBase>;

/** What a category lists; null if the shop has no such category. */
async function findBase(ctx: ApiContext["ctx"], slug: string): Promise<BaseOf | null> {
  const found = await findAddress(ctx, "category", slug);
  if (found && (await readCategory(ctx, found.id)))
    return async () => ({ base: { kind: "category", categoryId: found.id }, asked: new Map() });
  if (slug !== everySlug) return null;
  return (part, index) => searchBase(part, index, { keyword: "", everything: true });
}

const lastPart = (path: string) => path.split("/").filter(Boolean).at(-1) ?? "";

const clamp = (value: number, most: number) => Math.min(most, Math.max(1, value));
