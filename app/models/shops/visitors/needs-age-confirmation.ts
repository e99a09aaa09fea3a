// @public

/** The cookie that remembers the confirmation (rule popups-4). */
export const ageCookieName = "age_confirm";

/** Value of the cookie after confirmation. */
export const ageConfirmedValue = "1";

const openPaths = new Set(["/terms-of-service", "/privacy-policy"]);

/**
 * Whether a page first asks for the visitor's age (rule policies-3): in a tobacco shop, until they have
 * confirmed it, except on the pages that explain the terms. `cookie` is the value of `age_confirm`, null if
 * absent.
 */
export function needsAgeConfirmation(page: {
  industry: string;
  path: string;
  cookie: string | null;
}): boolean {
  if (page.industry !== "tobacco" || page.cookie) return false;
  return !openPaths.has(page.path.replace(/\/+$/, "").toLowerCase());
}
