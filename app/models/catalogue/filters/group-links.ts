import { chosenKeys, countChosen, toggleKey, withKeys } from "./applied-filters";
import type { FacetGroup } from "./facet";
import { formatFilterPath, keySeparator, segmentsPath } from "./filter-path";
import { isIndexable } from "./is-indexable";
import type { FilterLink, ListingFilter } from "./listing-filter";

/** A value of a group as its page shows it: whether it is chosen, and the link that chooses or removes it. */
export type ValueLink = FilterLink & { isChosen: boolean };

/**
 * Makes the links of one group's values. A listing has some hundred of them: what the other groups say in an
 * address is written once.
 * @param basePath without filters
 * @returns the link of a value by its key
 */
export function groupLinks(
  basePath: string,
  { groups, applied, currency }: Pick<ListingFilter, "groups" | "applied" | "currency">,
  { code, kind }: Pick<FacetGroup, "code" | "kind">,
): (key: string) => ValueLink {
  const isRating = kind === "rating";
  const others = isRating ? { ...applied, minRating: null } : withKeys(applied, code, []);
  const rating = applied.minRating === null ? [] : [String(applied.minRating)];
  const chosen = isRating ? rating : chosenKeys(applied, code);
  const at = groups.findIndex((group) => group.code === code);
  const before = basePath + formatFilterPath(others, groups.slice(0, at), currency);
  const after = formatFilterPath(others, groups.slice(at + 1), currency);
  const otherCount = countChosen(others);
  const isOwnIndexable = !isRating && groups[at]?.isIndexable === true;
  const isAloneFollowed = isIndexable(others, groups);

  /** Of ratings and distances only one can be chosen. */
  const keysWith = (key: string): readonly string[] => {
    if (isRating || kind === "distance") return chosen.includes(key) ? [] : [key];
    return chosenKeys(toggleKey(applied, code, key), code);
  };
  return (key) => {
    const keys = keysWith(key);
    const own = keys.length > 0 ? segmentsPath([`${code}=${keys.join(keySeparator)}`]) : "";
    const isAlone = otherCount === 0 && keys.length === 1;
    return {
      path: before + own + after,
      isFollowed: keys.length === 0 ? isAloneFollowed : isAlone && isOwnIndexable,
      isChosen: chosen.includes(key),
    };
  };
}
