import type { SliderInput } from "~/models/api/fields/generated/slider";
import { searchPagingFields } from "~/models/api/fields/listing/search-fields";
import { cardFields } from "~/models/api/fields/product/card-fields";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { maxPage } from "~/models/catalogue/listing/paging";
import { productSelections } from "~/models/catalogue/options/product-selection";
import { isAppError } from "~/models/platform/error/app-error";
import { isText } from "~/models/platform/validation/is-text";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { askedSortCode, parseSort } from "~/models/shops/pages/sort";
import { listSortedProducts } from "../../../catalogue/listing/list-sorted-products.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { type AskedPart, askedPart, clientGuidsOf } from "../../rest/asked-part.server";
import { maxListLimit } from "../limits/list-limit.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

/** Most names, numbers and SKUs used of a request. */
const listed = <T>(values: readonly T[] | null | undefined): T[] => (values ?? []).slice(0, maxListLimit);

const sliderProducts: QueryResolvers["sliderProducts"] = async (_parent, { input }, { api }) => {
  const { ctx } = api;
  const limit = Math.min(maxListLimit, Math.max(1, input.limit ?? 10));
  const page = Math.min(maxPage, Math.max(1, input.page ?? 1));
  const part = await partOfRequest(ctx, input);
  const found = part
    ? await listSortedProducts(part, await api.visitor(), {
        selection: productSelections.find((name) => name === input.type) ?? "bestsellers",
        limit,
        page,
        sort: parseSort(askedSortCode(input.sort_by ?? "", input.sort_dir)),
        categories: listed(input.categories).filter(isText),
        isFeatured: input.featured ?? false,
        isVisible: input.visible ?? undefined,
        isAvailable: input.available ?? undefined,
        brand: isText(input.brand ?? "") ? (input.brand ?? "") : "",
        excludedIds: listed(input.excluded_product_ids).flatMap((id) => readRowId(id) ?? []),
        likeText: input.like_text ?? "",
        skus: listed(input.sku_list).filter(isText),
        similarTo: readRowId(input.product_id ?? "") ?? 0,
      })
    : { products: [], itemTotal: 0 };
  return {
    products: part ? api.readIn(part, await cardsOf(part, found.products)) : [],
    paging: searchPagingFields(found, { page, limit }),
  };
};

const cardsOf = async (part: AskedPart, cards: readonly ProductCardView[]) => {
  const clientGuidOf = await clientGuidsOf(part);
  return cards.map((card) => cardFields(card, clientGuidOf));
};

/**
 * The shop, or in a marketplace the seller that the request names; null for a seller who is not there (rule
 * api-19).
 */
async function partOfRequest(ctx: RequestContext, input: SliderInput): Promise<AskedPart | null> {
  const named = [input.seller_guid, input.sellerId].filter((guid) => guid && guid !== ctx.shop.id);
  const [guid] = named;
  if (!guid) return ctx;
  if (ctx.shop.type !== "marketplace" || named.some((other) => other !== guid)) return null;
  try {
    return (await askedPart(ctx, { seller_guid: guid })).part;
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

export const sliderResolvers = { Query: { sliderProducts } } satisfies Resolvers;
