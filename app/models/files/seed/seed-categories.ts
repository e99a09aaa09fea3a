import { slugify } from "../../platform/slug/slugify";
import { seedTree } from "./seed-words";

/** A category of a generated shop. `path` holds the slugs from the root. */
export type SeedCategory = { slug: string; path: string; name: string; parentPath: string | null };

/** A leaf category, and the goods it holds. */
export type LeafCategory = { path: string; noun: string };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const slugOf = (...names: string[]) => slugify(names.join(" "));

/** The categories of a generated shop, parents first, and those of them that hold goods. */
export type SeedCategories = { categories: SeedCategory[]; leaves: LeafCategory[] };

/**
 * The tree of a generated shop, parents first: departments, groups and one category for each kind of goods.
 * @param only the one department of a small shop; absent for all
 */
export function seedCategories(only?: string): SeedCategories {
  const categories: SeedCategory[] = [];
  const leaves: LeafCategory[] = [];
  const add = (parentPath: string | null, slug: string, name: string) => {
    const path = parentPath === null ? slug : `${parentPath}/${slug}`;
    categories.push({ slug, path, name, parentPath });
    return path;
  };
  for (const [department, groups] of Object.entries(seedTree)) {
    if (only !== undefined && department !== only) continue;
    const top = add(null, slugOf(department), department);
    for (const [group, nouns] of Object.entries(groups)) {
      const middle = add(top, slugOf(department, group), group);
      for (const noun of nouns)
        leaves.push({ path: add(middle, slugOf(group, noun), `${capital(noun)}`), noun });
    }
  }
  return { categories, leaves };
}
