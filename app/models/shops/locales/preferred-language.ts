// @public

const general = (tag: string) => tag.toLowerCase().split("-")[0];

/**
 * Which of a shop's languages a browser prefers (rule locales-5): the first that is one of its own, with the
 * country if the shop has it so; null for none.
 * @param wanted the browser's languages, the dearest first
 */
export function preferredLanguage(wanted: readonly string[], offered: readonly string[]): string | null {
  for (const tag of wanted) {
    const exact = offered.find((one) => one.toLowerCase() === tag.toLowerCase());
    const found = exact ?? offered.find((one) => general(one) === general(tag));
    if (found !== undefined) return found;
  }
  return null;
}

/** Keeps which language a visitor chose, for a year. */
const languageCookieName = "language";

/** The cookie of a chosen language, as a script sets it. */
export const languageCookie = (language: string): string =>
  `${languageCookieName}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** The language a visitor chose; null for none. */
export const chosenLanguage = (cookies: string): string | null =>
  new RegExp(`(?:^|; *)${languageCookieName}=([A-Za-z0-9-]+)`).exec(cookies)?.[1] ?? null;
