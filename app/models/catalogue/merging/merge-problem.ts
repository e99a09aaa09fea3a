// @public

import { canonicalJson } from "../../platform/text/canonical-json";

/** A seller of an offer. */
type Offering = { id: string; code: string; name: string };

/** A variation as far as it decides with which of another product it can become one. */
export type MergedVariation = {
  id: number;
  sku: string;
  /** By the labels of its options: `{ Color: "Red" }`. */
  optionValues: Readonly<Record<string, string>>;
  sellers: readonly Offering[];
};

/** A product as far as it decides whether it can become one with another. */
export type MergedProduct = {
  sku: string;
  classCode: string;
  isVariation: boolean;
  isArchived: boolean;
  optionSet: string | null;
  /** The same of two sets that say the same; empty without options. */
  optionsKey: string;
  subscriptionPlans: readonly unknown[];
  /** Who offers it, by id and name. */
  sellers: readonly Offering[];
  /** Those that are not archived. */
  variations: readonly MergedVariation[];
};

const mergedClasses: readonly string[] = ["simple", "variable_product"];

/** Why a product is none that is merged or parted; null where it is. */
function kindProblem({ sku, classCode, isVariation, isArchived }: MergedProduct): string | null {
  if (isArchived) return `${sku} is archived.`;
  if (isVariation) return `${sku} is a variation: choose the product it belongs to.`;
  return mergedClasses.includes(classCode)
    ? null
    : `${sku} is a set or a gift card: these have no offers of several sellers.`;
}

/** Sellers with an offer of both products, or of two variations that become one, each once. */
export function offeringBoth<P extends MergedProduct>(kept: P, gone: P): P["sellers"][number][] {
  const all = [{ kept, gone }, ...variationPairs(kept, gone).pairs];
  const both = all.flatMap((pair) =>
    pair.gone.sellers.filter(({ id }) => pair.kept.sellers.some((one) => one.id === id)),
  );
  return both.filter(({ id }, at) => both.findIndex((one) => one.id === id) === at);
}

/** Of which product the offer stays, by the code of a seller that offers both. */
export type StayingOffers = Readonly<Record<string, string>>;

/** What is wrong with what was chosen of sellers that offer both (rule sellers-22); null where nothing is. */
export function stayingProblem(
  kept: MergedProduct,
  gone: MergedProduct,
  stays: StayingOffers,
): { seller: string; problem: string } | null {
  const both = offeringBoth(kept, gone);
  const skus = [kept.sku, gone.sku];
  for (const { code, name } of both) {
    const sku = Object.hasOwn(stays, code) ? stays[code] : undefined;
    if (sku === undefined)
      return {
        seller: code,
        problem: `${name} offers both ${kept.sku} and ${gone.sku}: choose which of these two offers stays.`,
      };
    if (!skus.includes(sku)) return { seller: code, problem: `Choose ${skus.join(" or ")} for ${name}.` };
  }
  const [other] = Object.keys(stays).filter((code) => both.every((one) => one.code !== code));
  return other === undefined
    ? null
    : { seller: other, problem: `No seller '${other}' offers both ${kept.sku} and ${gone.sku}.` };
}

/**
 * Why two products cannot become one (rule sellers-22); null where they can. Lines of carts keep what was
 * chosen, so both have to offer the same choices: each variation of the one that goes has one of the same
 * values to become one with.
 */
export function mergeProblem(kept: MergedProduct, gone: MergedProduct): string | null {
  if (kept.sku === gone.sku) return "Choose two different products.";
  const problem = kindProblem(kept) ?? kindProblem(gone);
  if (problem) return problem;
  if (kept.classCode !== gone.classCode) {
    const [varied, single] = kept.classCode === "simple" ? [gone, kept] : [kept, gone];
    return `${varied.sku} has variations and ${single.sku} has none.`;
  }
  if (kept.optionsKey !== gone.optionsKey)
    return `They have different options (${kept.sku}: ${kept.optionSet ?? "none"}, ${gone.sku}: ${gone.optionSet ?? "none"}), and carts keep what was chosen. Give both the same option set first.`;
  if (canonicalJson(kept.subscriptionPlans) !== canonicalJson(gone.subscriptionPlans))
    return "They have different subscriptions.";
  const [alone] = variationPairs(kept, gone).lonely;
  return alone
    ? `${kept.sku} has no variation ${valuesText(alone)}, as ${alone.sku} is. Add it to ${kept.sku} first, or archive ${alone.sku}.`
    : null;
}

const valuesText = ({ optionValues }: MergedVariation): string =>
  Object.entries(optionValues)
    .map(([label, value]) => `${label} ${value}`)
    .join(", ");

/** The values of a variation, however they are ordered and whatever their case. */
const valuesKey = ({ optionValues }: MergedVariation): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries(optionValues).map(([label, value]) => [
        label.trim().toLowerCase(),
        value.trim().toLowerCase(),
      ]),
    ),
  );

/**
 * The variations of two products that are the same by their values, and those of the one that goes which the
 * other does not have.
 */
export function variationPairs<V extends MergedVariation>(
  kept: { variations: readonly V[] },
  gone: { variations: readonly V[] },
): { pairs: { kept: V; gone: V }[]; lonely: V[] } {
  const byValues = new Map(kept.variations.map((one) => [valuesKey(one), one]));
  const pairs: { kept: V; gone: V }[] = [];
  const lonely: V[] = [];
  for (const one of gone.variations) {
    const key = valuesKey(one);
    const same = byValues.get(key);
    byValues.delete(key);
    if (same) pairs.push({ kept: same, gone: one });
    else lonely.push(one);
  }
  return { pairs, lonely };
}

/** Why a product cannot be parted by these sellers; null where it can. */
export function splitProblem(product: MergedProduct, sellerIds: readonly string[]): string | null {
  const problem = kindProblem(product);
  if (problem) return problem;
  const leaving = product.sellers.filter(({ id }) => sellerIds.includes(id));
  if (leaving.length === 0) return "Choose whose offers become a product of their own.";
  return leaving.length === product.sellers.length ? "One seller at least has to stay." : null;
}

/** The SKU of a variation that is parted from its product: `MUG-RED` of `MUG` is `CUP-RED` of `CUP`. */
export const partedSku = (sku: string, product: { sku: string; newSku: string }, at: number): string =>
  sku.startsWith(product.sku) && sku !== product.sku
    ? `${product.newSku}${sku.slice(product.sku.length)}`
    : `${product.newSku}-${at + 1}`;

/** For so many days a merge or split can be undone. */
export const mergeUndoDays = 30;
