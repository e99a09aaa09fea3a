/** A category as the index knows it; inactive ones list nothing and hide what is beneath them only from themselves. */
export type IndexedCategory = {
  id: number;
  parentId: number | null;
  slug: string;
  path: string;
  name: string;
  isActive: boolean;
};

/** The categories of a shop, in the order pages show them. */
export class CategoryTree {
  readonly #byId: ReadonlyMap<number, IndexedCategory>;
  readonly #branches = new Map<number | null, ReadonlyMap<number, number>>();

  constructor(readonly categories: readonly IndexedCategory[]) {
    this.#byId = new Map(categories.map((category) => [category.id, category]));
  }

  /** The category with this id. */
  find(id: number): IndexedCategory | undefined {
    return this.#byId.get(id);
  }

  /** The active category with this slug. */
  withSlug(slug: string): IndexedCategory | undefined {
    return this.categories.find((category) => category.isActive && category.slug === slug);
  }

  /** The active categories right beneath one, or the top ones. */
  childrenOf(id: number | null): IndexedCategory[] {
    return this.categories.filter((category) => category.isActive && category.parentId === id);
  }

  /** A category and everything active beneath it: what its page lists (rule listings-6). */
  listedWith(id: number): number[] {
    const top = this.#byId.get(id);
    if (!top) return [];
    const below = `${top.path}/`;
    return this.categories
      .filter((category) => category.isActive && (category.id === id || category.path.startsWith(below)))
      .map((category) => category.id);
  }

  /** What lies beneath a category, or anywhere in the shop, to the category right beneath it that lists it too. */
  branchesOf(id: number | null): ReadonlyMap<number, number> {
    const known = this.#branches.get(id);
    if (known) return known;
    const branches = new Map(
      this.childrenOf(id).flatMap((child) => this.listedWith(child.id).map((below) => [below, child.id])),
    );
    this.#branches.set(id, branches);
    return branches;
  }

  /** A category and those above it: the pages that list its products. */
  above(id: number): number[] {
    const path = this.#byId.get(id)?.path;
    if (path === undefined) return [];
    return this.categories
      .filter((category) => category.id === id || path.startsWith(`${category.path}/`))
      .map((category) => category.id);
  }
}
