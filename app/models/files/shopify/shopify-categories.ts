import { type CategoryRecord, newCategory } from "../../catalogue/categories/category-record";
import { ownCase } from "../../catalogue/rows/own-case";
import { isReservedSlug } from "../../platform/slug/is-reserved-slug";
import { slugify } from "../../platform/slug/slugify";

/** The parts of a product that categories are made from. `type` may be empty. */
export type CategorySource = { type: string; tags: string[] };

/** Number of products that must have a tag before it becomes a category. */
const categorySize = 3;
/** Most characters of a tag that names a category. */
const longestName = 40;
/** More digits in a row are a number of something, fewer may be a year. */
const machineDigits = /\d{5}/;

/**
 * Whether a tag is a mark that machines made rather than a word for shoppers: `import_2021-03`,
 * `sku-10012345`.
 */
const isMachineWord = (tag: string): boolean =>
  tag.length > longestName ||
  !/\p{L}{2}/u.test(tag) ||
  /[_=:/\\#@<>{}[\]]/.test(tag) ||
  machineDigits.test(tag) ||
  /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$/i.test(tag);

/**
 * Makes categories from types and tags. Each type is a category. A tag of at least three products, all of one
 * type, is its subcategory, and products without a type are listed under such tags; other tags, and those
 * that look like machine words, are filters only.
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
    const usual = tags.flatMap((tag) => {
      const use = isMachineWord(tag) ? undefined : typesOfTag.get(freeSlug(tag));
      return use !== undefined && use.count >= categorySize ? [{ tag, use }] : [];
    });
    if (freeSlug(type) === "") return usual.flatMap(({ tag }) => add(tag, null));
    const primary = add(type, null);
    const below = usual.filter(({ use }) => use.types.size === 1).map(({ tag }) => tag);
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
