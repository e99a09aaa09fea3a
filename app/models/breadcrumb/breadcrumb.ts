/** A category in its tree; `parentId` is null at the root. */
export type CrumbCategory<Id> = { id: Id; parentId: Id | null; name: string; slug: string };

/** One step of a breadcrumb. */
export type Crumb = { name: string; slug: string };

/**
 * The way from the root to a category, itself included. Empty for a category that is not there. A tree that an import
 * bent into a ring is followed once around.
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
