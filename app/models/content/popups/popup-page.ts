// @public

/** The kinds of pages a popup can be bound to (rule popups-3). */
export const popupPages = ["home", "search", "account", "cart", "checkout"] as const;
/** A kind of page a popup can be bound to. */
export type PopupPage = (typeof popupPages)[number];

/** The kind of a page by its path; null for pages identified by their slug. */
export function popupPageOf(path: string): PopupPage | null {
  const clean = path.replace(/\/+$/, "");
  if (clean === "") return "home";
  if (clean === "/checkout/cart") return "cart";
  const [first = ""] = clean.slice(1).split("/");
  return popupPages.find((page) => page === first && page !== "home" && page !== "cart") ?? null;
}

/** Where a popup is shown. If both lists are empty, wherever its template is used. */
export type PopupRule = { pages: PopupPage[]; slugs: string[] };

/** Whether a popup belongs on a page. */
export function isPopupPage(rule: PopupRule, path: string): boolean {
  if (rule.pages.length === 0 && rule.slugs.length === 0) return true;
  const page = popupPageOf(path);
  if (page) return rule.pages.includes(page);
  const slug = path.replace(/^\/+|\/+$/g, "");
  return rule.slugs.some((wanted) => wanted.replace(/^\/+|\/+$/g, "") === slug);
}
