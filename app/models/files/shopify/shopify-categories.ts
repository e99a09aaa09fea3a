import { ownCase } from "../../catalogue/own-case";
import { isReservedSlug } from "../../platform/slug/is-reserved-slug";
import { slugify } from "../../platform/slug/slugify";
import { type CategoryRecord, newCategory } from "../folders/category-file";

/** The parts of a product that categories are made from. `type` may be empty. */
export type CategorySource = { type: string; tags: string[] };

/** Number of products that must have a tag before it becomes a subcategory of their type. */
const subcategorySize = 3;

/**
 * Makes categories from types and tags. Each type is a category. A tag of at least three products, all of one
 * type, is its subcategory; other tags are filters only. Products without a type are listed under their tags.
 * @param takenSlugs addresses of products and pages; a category that wants one of them gets `-products`
 * @returns the categories, parents first, and the slugs for each source, primary first
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
    if (!found.has(slug)) found.set(slug, newCategory(slug, ownCase(name), parent));
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

/** Number of products per tag, and their types; a tag that is also a type is not a subcategory. */
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
