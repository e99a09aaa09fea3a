import { type CategoryRecord, newCategory } from "../../catalogue/categories/category-record";
import { isReservedSlug } from "../../platform/slug/is-reserved-slug";
import { slugify } from "../../platform/slug/slugify";
import { listOf } from "./woo-columns";

/** Categories as they are found in rows, parents before children. */
export class WooCategories {
  readonly #found = new Map<string, CategoryRecord>();
  readonly #slugs = new Set<string>();

  /** @param taken addresses of products and pages */
  constructor(private readonly taken: ReadonlySet<string>) {}

  /** Adds the categories of a cell (`Home > Mugs, Sale`). @returns the slug of the last of each path */
  add(cell: string): string[] {
    return listOf(cell).flatMap((path) => this.addPath(path.split(">").map((part) => part.trim())) ?? []);
  }

  /**
   * Adds a category and those it is in, by names from the root.
   * @returns its slug; null for names of no letters
   */
  addPath(names: readonly string[]): string | null {
    let parent: CategoryRecord | null = null;
    for (const name of names) parent = this.#place(name, parent);
    return parent?.slug ?? null;
  }

  get all(): CategoryRecord[] {
    return [...this.#found.values()];
  }

  #place(name: string, parent: CategoryRecord | null): CategoryRecord | null {
    const key = `${parent?.slug ?? ""}/${slugify(name)}`;
    const known = this.#found.get(key);
    if (known || slugify(name) === "") return known ?? parent;
    const category = newCategory(this.#freeSlug(name, parent), name, parent?.slug ?? null);
    this.#found.set(key, category);
    this.#slugs.add(category.slug);
    return category;
  }

  /** The same name below two parents makes two addresses. */
  #freeSlug(name: string, parent: CategoryRecord | null): string {
    const own = slugify(name);
    const candidates = [own, ...(parent ? [`${parent.slug}-${own}`] : []), `${own}-products`];
    const isFree = (slug: string) => !this.#slugs.has(slug) && !this.taken.has(slug) && !isReservedSlug(slug);
    let slug = candidates.find(isFree);
    for (let number = 2; slug === undefined; number++)
      if (isFree(`${own}-${number}`)) slug = `${own}-${number}`;
    return slug;
  }
}
