import { cardFields } from "~/models/api/card-fields";
import { pagingOf } from "~/models/catalogue/paging";
import { chosenSort, sortCode } from "~/models/catalogue/sort";
import { viewerOf } from "~/models/catalogue/viewer";
import { AppError } from "~/models/error/app-error";
import { canSeePrices } from "~/models/price/price-visibility";
import { findAddress } from "../catalogue/find-address.server";
import { listCategoryProducts } from "../catalogue/list-category-products.server";
import { readCategory } from "../catalogue/read-category.server";
import type { ApiContext } from "./api-context.server";
import { maxListLimit } from "./query-size.server";

/** Arguments of `categoryPliableData`; what has a default is filled in by the schema unless null was sent. */
export type PliableArgs = {
  path?: string | null;
  slug?: string | null;
  filter?: unknown;
  page: number | null;
  order: string | null;
  dir: string | null;
  limit: number | null;
};

const bestseller = "bestseller-desc";
const maxPage = 1_000_000;

/**
 * A page of a category's products as the API writes it (part 3, §7 and §9); null when the shop has no such category.
 * @throws AppError `not_found` for a filter the shop does not have (decisions, "Catalogue")
 */
export async function readPliableData({ ctx, visitor }: ApiContext, args: PliableArgs) {
  refuseFilters(args.filter);
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
  const cards = await listCategoryProducts(ctx, known, { categoryId: found.id, sort, page, limit });
  return {
    paging: pagingOf(cards.itemTotal, page, limit),
    data: cards.products.map((card) => cardFields(card, ctx.shop.id)),
    filter: [],
    currentSortCode: sortCode(sort),
  };
}

/** Groups to filter by come with the catalogue index; until a shop has one, every name is unknown. */
function refuseFilters(filter: unknown): void {
  const [name] =
    filter !== null && typeof filter === "object" ? Object.keys(filter) : filter ? [String(filter)] : [];
  if (name !== undefined) throw new AppError("not_found", `Unknown filter: ${name}`, "filter");
}

const lastPart = (path: string) => path.split("/").filter(Boolean).at(-1) ?? "";

const clamp = (value: number, most: number) => Math.min(most, Math.max(1, value));
