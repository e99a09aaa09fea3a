/** Screens that belong to an entry of the menu without being below its address. */
const entryOfScreen: readonly (readonly [below: string, entry: string])[] = [
  ["/admin/builder", "/admin/pages"],
  ["/admin/order-mails", "/admin/orders"],
  ["/admin/edit-order", "/admin/orders"],
  ["/admin/new-order", "/admin/orders"],
  ["/admin/reviews", "/admin/inbox"],
];

/** Whether a page belongs to an entry of the menu, which then says so (rule office-2). */
export function isInEntry(entry: string, pathname: string): boolean {
  const other = entryOfScreen.find(([below]) => isBelow(below, pathname));
  const path = other?.[1] ?? pathname.replace(/^\/admin\/new\//, "/admin/");
  return entry === "/admin" ? path === entry : isBelow(entry, path);
}

const isBelow = (above: string, path: string) => path === above || path.startsWith(`${above}/`);
