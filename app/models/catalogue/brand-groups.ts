/** A brand on the page of all brands: where its products are listed, and how many it has. */
export type BrandLink = { name: string; productCount: number; path: string };

/** The brands that begin with one letter; `#` stands for whatever is no letter. */
export type BrandGroup = { letter: string; brands: BrandLink[] };

/** Sorts brands by name and puts those of one letter together; accents make no letter of their own. */
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
