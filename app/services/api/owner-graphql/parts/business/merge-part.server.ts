import { listMerges } from "../../../../bulk/merging/list-merges.server";
import { mergeProducts, previewMerge } from "../../../../bulk/merging/merge-products.server";
import { previewSplit, splitProduct } from "../../../../bulk/merging/split-product.server";
import { undoMerge } from "../../../../bulk/merging/undo-merge.server";
import { requireLimit } from "../../cursor.server";
import type { Resolvers } from "../../resolvers";

type Split = { sku: string; newSku: string; name?: string | null; sellers: readonly string[] };

const wanted = ({ name, ...split }: Split) => ({ ...split, name: name ?? "" });
const codesOf = (sellers: readonly { code: string }[]) => sellers.map(({ code }) => code);

/** Products that become one, and are parted again. */
export const mergeResolvers = {
  Query: {
    productMerges: async (_parent, { limit }, { api }) =>
      (await listMerges(api.ctx, requireLimit(limit))).map(({ sellers, ...one }) => ({
        ...one,
        offers: sellers,
      })),
    previewProductMerge: async (_parent, { kept, gone }, { api }) => {
      const preview = await previewMerge(api.ctx, { keptSku: kept, goneSku: gone });
      return {
        sellers: codesOf(preview.gone.sellers),
        offerBoth: codesOf(preview.both),
        follows: preview.follows,
      };
    },
    previewProductSplit: async (_parent, { split }, { api }) => {
      const { leaving, follows } = await previewSplit(api.ctx, wanted(split));
      return { sellers: codesOf(leaving), offerBoth: [], follows };
    },
  },
  Mutation: {
    mergeProducts: (_parent, { kept, gone, stays }, { api }) =>
      mergeProducts(api.ctx, {
        keptSku: kept,
        goneSku: gone,
        stays: Object.fromEntries((stays ?? []).map(({ seller, sku }) => [seller, sku])),
      }),
    splitProduct: (_parent, { split }, { api }) => splitProduct(api.ctx, wanted(split)),
    undoProductMerge: async (_parent, { id }, { api }) => {
      await undoMerge(api.ctx, id);
      return { id };
    },
  },
} satisfies Resolvers;
