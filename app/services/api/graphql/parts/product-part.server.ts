import type { CardFields } from "~/models/api/fields/product/card-fields";
import { type StoredFields, storedFieldNames } from "~/models/api/fields/stored-fields";
import { readRowId } from "~/models/platform/validation/read-row-id";
import type { ResolverContext } from "../api-context.server";
import { readPriceLevels } from "../reading/read-price-levels.server";
import { readProductFields } from "../reading/read-product-fields.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const product: QueryResolvers["product"] = (_parent, { _id, slug }, { api }) => {
  if (_id === undefined || _id === null) return slug ? readProductFields(api, { slug }) : null;
  const id = readRowId(_id);
  return id === null ? null : readProductFields(api, { id });
};

// Resolvers that cards and products share.
const id = ({ _id }: { _id: number }) => _id;
const categories = async ({ _id }: { _id: number }, _args: object, { api }: ResolverContext) =>
  (await api.categoriesOf(_id)) ?? [];
const primary_category = async ({ _id }: { _id: number }, _args: object, { api }: ResolverContext) =>
  (await api.categoriesOf(_id))?.[0] ?? null;
const is_fav = async ({ _id }: { _id: number }, _args: object, { api }: ResolverContext) =>
  (await api.favoriteIds()).has(_id);
const shopping_lists = async ({ _id }: { _id: number }, _args: object, { api }: ResolverContext) =>
  ((await api.listsOf(_id)) ?? []).map(({ id, ...list }) => ({ _id: id, ...list }));
const shared = { id, categories, primary_category, is_fav, shopping_lists };

export const productResolvers = {
  Query: { product },
  ProductCard: { ...shared, ...storedResolvers() },
  Product: {
    ...shared,
    // For a variable product the levels of the selected variation; a family itself has none.
    available_price_levels: async (shown, _args, { api }) => {
      const chosen = shown.variations.find(({ product }) => product.sku === shown.variation_sku);
      const levels = await readPriceLevels(api, chosen?.product._id ?? shown._id);
      return levels.map(({ min_qty, ...level }) => ({ ...level, qty: min_qty }));
    },
  },
} satisfies Resolvers;

type StoredResolvers = {
  [Name in keyof StoredFields]: (
    card: CardFields,
    args: object,
    context: ResolverContext,
  ) => Promise<StoredFields[Name]>;
};

/** Resolvers of what a card does not show. */
function storedResolvers(): StoredResolvers {
  const resolvers = storedFieldNames.map((name) => [
    name,
    async (card: CardFields, _args: object, { api }: ResolverContext) => (await api.storedOf(card))[name],
  ]);
  return Object.fromEntries(resolvers);
}
