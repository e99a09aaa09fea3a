import type { MenuItem } from "../../content/menu";

/** What fits beside each other in a header of one row. */
const mostItems = 7;
const mostCharacters = 70;

/** The menu of a new shop: as many items as a header shows in one row, the rest under `More`. */
export function starterMenu(items: readonly MenuItem[]): MenuItem[] {
  const ends = items.map((_, at) =>
    items.slice(0, at + 1).reduce((characters, { label }) => characters + label.length, 0),
  );
  const fits = ends.filter((characters, at) => at < mostItems && characters <= mostCharacters).length;
  if (fits === items.length) return [...items];
  // `More` takes a place itself, and a header of nothing else helps no one.
  const shown = Math.max(1, Math.min(fits, mostItems - 1));
  const rest = items.slice(shown);
  return rest.length === 0
    ? [...items]
    : [...items.slice(0, shown), { label: "More", url: "#", items: [...rest] }];
}
