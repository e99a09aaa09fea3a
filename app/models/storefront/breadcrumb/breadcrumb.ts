/** A category in its tree; `parentId` is null for a root. */
export type CrumbCategory<Id> = { id: Id; parentId: Id | null; name: string; slug: string };

/** One step of a breadcrumb. */
export type Crumb = { name: string; slug: string };

/**
 * The path from the root to a category, inclusive. Empty for an unknown category. If a bad import made a cycle, each
 * category appears once.
 */
export function breadcrumb<Id>(categories: Iterable<CrumbCategory<Id>>, id: Id | null): Crumb[] {
  const byId = new Map<Id, CrumbCategory<Id>>();
  for (const category of categories) byId.set(category.id, category);
  const crumbs: Crumb[] = [];
  let current = id;
  while (current !== null) {
    const category = byId.get(current);
    if (!category) break;
    byId.delete(current);
    crumbs.unshift({ name: category.name, slug: category.slug });
    current = category.parentId;
  }
  return crumbs;
}
