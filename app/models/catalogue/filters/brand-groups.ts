// @public

/** A brand on the page of all brands: the address of its products and their number. */
export type BrandLink = { name: string; productCount: number; path: string };

/** The brands with the same first letter; `#` groups those that begin with another character. */
export type BrandGroup = { letter: string; brands: BrandLink[] };

/** Sorts brands by name and groups them by first letter, ignoring accents. */
export function brandGroups(brands: readonly BrandLink[]): BrandGroup[] {
  const order = new Intl.Collator("en", { sensitivity: "base", numeric: true });
  const sorted = [...brands].sort((a, b) => order.compare(a.name, b.name));
  const groups = new Map<string, BrandLink[]>();
  for (const brand of sorted) {
    const letter = letterOf(brand.name);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups].map(([letter, own]) => ({ letter, brands: own }));
}

function letterOf(name: string): string {
  const [first = ""] = name.trim().normalize("NFD").toUpperCase();
  return /\p{L}/u.test(first) ? first : "#";
}
