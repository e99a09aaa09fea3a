/** A category in the index. An inactive one lists nothing; categories below it stay listed elsewhere. */
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

  /** The active categories directly below one, or the top-level ones. */
  childrenOf(id: number | null): IndexedCategory[] {
    return this.categories.filter((category) => category.isActive && category.parentId === id);
  }

  /** A category and all active ones below it, whose products its page lists (rule listings-6). */
  listedWith(id: number): number[] {
    const top = this.#byId.get(id);
    if (!top) return [];
    const below = `${top.path}/`;
    return this.categories
      .filter((category) => category.isActive && (category.id === id || category.path.startsWith(below)))
      .map((category) => category.id);
  }

  /** Maps each category below one, or in the whole shop, to the direct child that lists it too. */
  branchesOf(id: number | null): ReadonlyMap<number, number> {
    const known = this.#branches.get(id);
    if (known) return known;
    const branches = new Map(
      this.childrenOf(id).flatMap((child) => this.listedWith(child.id).map((below) => [below, child.id])),
    );
    this.#branches.set(id, branches);
    return branches;
  }

  /** A category and those above it, whose pages list its products. */
  above(id: number): number[] {
    const path = this.#byId.get(id)?.path;
    if (path === undefined) return [];
    return this.categories
      .filter((category) => category.id === id || path.startsWith(`${category.path}/`))
      .map((category) => category.id);
  }
}
