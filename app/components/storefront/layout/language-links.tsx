// @public

import { useLocation } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { publicPath } from "~/models/shops/locales/local-path";
import { languageCookie } from "~/models/shops/locales/preferred-language";
import type { ShopLanguage } from "~/models/shops/locales/shop-language";
import { marketCookie } from "~/models/shops/markets/offered-place";
import { usePrefix } from "../../ui/link/use-address";
import { useRootData } from "../../ui/page/root-data";

const none: readonly string[] = [];

/** What addresses of the shop's languages begin with. */
export const prefixesOf = (languages: readonly ShopLanguage[] | undefined): readonly string[] =>
  languages?.map(({ prefix }) => prefix).filter(Boolean) ?? none;

/** The language of the page in view, by where it is. */
export const languageHere = (languages: readonly ShopLanguage[], prefix: string): ShopLanguage | null =>
  languages.find((one) => one.origin === "" && one.prefix === prefix) ?? null;

/** Where the page in view is in another language. */
export const addressIn = ({ origin, prefix }: ShopLanguage, path: string): string =>
  origin + (publicPath(path, prefix) || "/");

/** Remembers what a visitor chose: nothing else is offered then (rules locales-5 and markets-9). */
export const rememberPlace = ({ language, market }: ShopLanguage): void => {
  document.cookie = languageCookie(language);
  if (market !== undefined) document.cookie = marketCookie(market);
};

/**
 * The shop's languages as links to the page in view (rule locales-3); nothing where there is one. The browser
 * loads that page anew: its scripts are in its language.
 */
export function LanguageLinks() {
  const t = useTexts();
  const { languages } = useRootData().shop;
  const prefix = usePrefix();
  const { pathname, search } = useLocation();
  if (!languages) return null;
  const here = languageHere(languages, prefix);
  return (
    <nav aria-label={t("Language")}>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {languages.map((one) => (
          <li key={one.origin + one.prefix}>
            <a
              href={addressIn(one, pathname + search)}
              hrefLang={one.language}
              lang={one.language}
              aria-current={one === here ? "true" : undefined}
              data-reload=""
              onClick={() => rememberPlace(one)}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-medium aria-[current]:underline"
            >
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
