// @public

import { canonicalJson } from "../../platform/text/canonical-json";

/** A product as far as it decides whether it can become one with another. */
export type MergedProduct = {
  sku: string;
  classCode: string;
  isVariation: boolean;
  isArchived: boolean;
  optionSet: string | null;
  subscriptionPlans: readonly unknown[];
  /** Who offers it, by id and name. */
  sellers: readonly { id: string; name: string }[];
};

/**
 * Why two products cannot become one (rule sellers-22); null where they can. Lines of carts keep what was
 * chosen, so both have to offer the same choices, and no seller may end with two offers of one product.
 */
export function mergeProblem(kept: MergedProduct, gone: MergedProduct): string | null {
  if (kept.sku === gone.sku) return "Choose two different products.";
  for (const one of [kept, gone]) {
    if (one.isArchived) return `${one.sku} is archived.`;
    if (one.isVariation || one.classCode !== "simple")
      return `${one.sku} has variations, is one or is a set: only single products can become one.`;
  }
  if (kept.optionSet !== gone.optionSet) return "They have different options.";
  if (canonicalJson(kept.subscriptionPlans) !== canonicalJson(gone.subscriptionPlans))
    return "They have different subscriptions.";
  const both = gone.sellers.find(({ id }) => kept.sellers.some((one) => one.id === id));
  return both ? `${both.name} offers both: one of these two offers has to go first.` : null;
}

/** Why a product cannot be parted by these sellers; null where it can. */
export function splitProblem(product: MergedProduct, sellerIds: readonly string[]): string | null {
  if (product.isArchived) return `${product.sku} is archived.`;
  if (product.isVariation || product.classCode !== "simple")
    return `${product.sku} has variations, is one or is a set: only single products can be parted.`;
  const leaving = product.sellers.filter(({ id }) => sellerIds.includes(id));
  if (leaving.length === 0) return "Choose whose offers become a product of their own.";
  return leaving.length === product.sellers.length ? "One seller at least has to stay." : null;
}

/** For so many days a merge or split can be undone. */
export const mergeUndoDays = 30;
