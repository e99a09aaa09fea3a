import { type CategoryRecord, newCategory } from "../shop-folder/category-file";
import { isReservedSlug } from "../slug/is-reserved-slug";
import { slugify } from "../slug/slugify";

/** What the categories of a product are made of. `type` may be empty. */
export type CategorySource = { type: string; tags: string[] };

/** How many products must carry a tag before it becomes a subcategory of their type. */
const subcategorySize = 3;

/**
 * Makes categories of types and tags. A type is a category. A tag that at least three products carry, all of them of
 * one type, is a subcategory of it; every other tag stays a filter. Products without a type are listed under their tags.
 * @param takenSlugs addresses that belong to products and pages; a category that wants one of them gets `-products`
 * @returns the categories, parents first, and the slugs of each source, primary first
 */
export function categoriesOf(
  sources: CategorySource[],
  takenSlugs: ReadonlySet<string>,
): { categories: CategoryRecord[]; slugsOf: string[][] } {
  const freeSlug = (name: string) => {
    const slug = slugify(name);
    return slug !== "" && (takenSlugs.has(slug) || isReservedSlug(slug)) ? `${slug}-products` : slug;
  };
  const typesOfTag = tagTypes(sources, freeSlug);
  const found = new Map<string, CategoryRecord>();
  const add = (name: string, parent: string | null): string[] => {
    const slug = freeSlug(name);
    if (slug === "") return [];
    if (!found.has(slug)) found.set(slug, newCategory(slug, titleOf(name), parent));
    return [slug];
  };
  const slugsOf = sources.map(({ type, tags }) => {
    if (freeSlug(type) === "") return tags.flatMap((tag) => add(tag, null));
    const primary = add(type, null);
    const below = tags.filter((tag) => {
      const use = typesOfTag.get(freeSlug(tag));
      return use !== undefined && use.count >= subcategorySize && use.types.size === 1;
    });
    return [...primary, ...below.flatMap((tag) => add(tag, primary[0] ?? null))];
  });
  return { categories: [...found.values()], slugsOf: slugsOf.map((slugs) => [...new Set(slugs)]) };
}

/** Tags are often typed in lower case; a heading is not. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How many products carry each tag, and under which types; a tag that is itself a type is not a subcategory. */
function tagTypes(sources: CategorySource[], slugOf: (name: string) => string) {
  const types = new Set(sources.map((source) => slugOf(source.type)));
  const uses = new Map<string, { count: number; types: Set<string> }>();
  for (const { type, tags } of sources) {
    for (const slug of new Set(tags.map(slugOf))) {
      if (slug === "" || types.has(slug)) continue;
      const use = uses.get(slug) ?? { count: 0, types: new Set<string>() };
      use.count += 1;
      use.types.add(slugOf(type));
      uses.set(slug, use);
    }
  }
  return uses;
}
