import type { AppliedFilters } from "./applied-filters";
import { chosenKeys } from "./applied-filters";
import type { FacetGroup } from "./facet";

/** Values of which many unrelated groups consist. */
const saysLittle = /^(yes|no|true|false|0|1)$/i;

/**
 * The groups of a listing that help to choose (rule filters-11): without those whose one value all products have and,
 * where the products alone suggest the groups, those that list no value but what another one lists, of as many products.
 * A group in which something is chosen stays.
 * @param facets without hidden ones
 * @param itemTotal products of the listing
 * @param areConfigured whether the owner chose the groups
 */
export function offeredFacets(
  facets: readonly FacetGroup[],
  applied: AppliedFilters,
  { itemTotal, areConfigured }: { itemTotal: number; areConfigured: boolean },
): FacetGroup[] {
  const isList = ({ kind }: FacetGroup) => kind === "select" || kind === "category";
  const hasValues = (facet: FacetGroup) => isList(facet) || facet.kind === "distance";
  const isChosen = ({ code }: FacetGroup) => chosenKeys(applied, code).length > 0;
  const kept: FacetGroup[] = [];
  for (const facet of facets) {
    const isLeftOut =
      !isChosen(facet) &&
      ((hasValues(facet) && hasOneValueOfAll(facet, itemTotal)) ||
        (!areConfigured &&
          isList(facet) &&
          facets.some(
            (other) =>
              other !== facet &&
              isList(other) &&
              repeats(facet, other) &&
              // Of two that repeat each other the first stays.
              (!repeats(other, facet) || kept.includes(other)),
          )));
    if (!isLeftOut) kept.push(facet);
  }
  return kept;
}

const hasOneValueOfAll = ({ buckets }: FacetGroup, itemTotal: number) =>
  buckets.length === 1 && buckets[0]?.docCount === itemTotal;

const namesOf = ({ buckets }: FacetGroup) =>
  new Set(buckets.map(({ name, docCount }) => `${name.trim().toLowerCase()}\n${docCount}`));

/** Whether all values of a group are values of another one, too. */
function repeats(facet: FacetGroup, other: FacetGroup): boolean {
  if (facet.buckets.length === 0 || facet.buckets.every(({ name }) => saysLittle.test(name))) return false;
  const names = namesOf(other);
  return [...namesOf(facet)].every((name) => names.has(name));
}
