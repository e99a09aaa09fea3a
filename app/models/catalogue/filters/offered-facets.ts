import type { AppliedFilters } from "./applied-filters";
import { chosenKeys } from "./applied-filters";
import type { FacetGroup } from "./facet";

/** Values of which many unrelated groups consist. */
const saysLittle = /^(yes|no|true|false|0|1)$/i;

/**
 * The groups of a listing that help to choose (rule filters-11): without those whose one value all products
 * have and, where the products alone suggest the groups, those that list no value but what another one lists,
 * of as many products. A group in which something is chosen stays.
 * @param facets without hidden ones
 * @param itemTotal products of the listing
 * @param areConfigured whether the owner chose the groups
 */
export function offeredFacets(
  facets: readonly FacetGroup[],
  applied: AppliedFilters,
  { itemTotal, areConfigured }: { itemTotal: number; areConfigured: boolean },
): FacetGroup[] {
  const kept: FacetGroup[] = [];
  for (const facet of facets) {
    const isChosen = chosenKeys(applied, facet.code).length > 0;
    const isLeftOut =
      hasOneValueOfAll(facet, itemTotal) || (!areConfigured && repeatsAnother(facet, facets, kept));
    if (isChosen || !isLeftOut) kept.push(facet);
  }
  return kept;
}

const isList = ({ kind }: FacetGroup) => kind === "select" || kind === "category";

const hasOneValueOfAll = (facet: FacetGroup, itemTotal: number) =>
  (isList(facet) || facet.kind === "distance") &&
  facet.buckets.length === 1 &&
  facet.buckets[0]?.docCount === itemTotal;

/**
 * Whether a group repeats another one. Of two that repeat each other the first stays, which is `kept` by
 * then.
 */
const repeatsAnother = (facet: FacetGroup, facets: readonly FacetGroup[], kept: readonly FacetGroup[]) =>
  isList(facet) &&
  facets.some(
    (other) =>
      other !== facet &&
      isList(other) &&
      repeats(facet, other) &&
      (!repeats(other, facet) || kept.includes(other)),
  );

const namesOf = ({ buckets }: FacetGroup) =>
  new Set(buckets.map(({ name, docCount }) => `${name.trim().toLowerCase()}\n${docCount}`));

/** Whether all values of a group are values of another one, too. */
function repeats(facet: FacetGroup, other: FacetGroup): boolean {
  if (facet.buckets.length === 0 || facet.buckets.every(({ name }) => saysLittle.test(name))) return false;
  const names = namesOf(other);
  return [...namesOf(facet)].every((name) => names.has(name));
}
