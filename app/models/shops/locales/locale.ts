// @public

import { wordsIn } from "../../platform/translations/words-in";
import { hostName } from "../hosts/resolve-host";
import type { Shop } from "../shop";
import { prefixOf } from "./local-path";
import type { Locale } from "./shop-locale";

type Spoken = Pick<Shop, "settings" | "locale">;

/** The languages of a shop, the first one before the others. */
export function localesOf(shop: Spoken): Locale[] {
  const { general } = shop.settings;
  const first = shop.locale?.first ?? general.language;
  return [
    { language: first, prefix: "", domain: null, isFirst: true },
    ...general.languages.map(({ language, domain }) => ({
      language,
      prefix: domain === "" ? prefixOf(language) : "",
      domain: domain === "" ? null : domain,
      isFirst: false,
    })),
  ];
}

/** The language that a shop speaks as it was found by a request or a job. */
export const localeOf = (shop: Spoken): Locale =>
  shop.locale ?? { language: shop.settings.general.language, prefix: "", domain: null, isFirst: true };

const views = new WeakMap<Shop, Map<string, Shop>>();

/**
 * The shop as it speaks one of its languages: its settings are in it, and its addresses begin where that
 * language is. The shop itself for its first language, and for one it does not have (any more).
 */
export function shopIn<Of extends Shop>(shop: Of, language: string | null | undefined): Of {
  if (language == null || shop.settings.general.languages.length === 0) return shop;
  const spoken = shop.locale?.of ?? shop;
  const locale = localesOf(spoken).find((one) => one.language === language);
  if (!locale || locale.isFirst) return spoken as Of;
  const known = views.get(spoken) ?? new Map<string, Shop>();
  views.set(spoken, known);
  const view = known.get(language) ?? viewOf(spoken, locale);
  known.set(language, view);
  return view as Of;
}

function viewOf(shop: Shop, locale: Locale): Shop {
  const { general } = shop.settings;
  const { domain } = locale;
  return {
    ...shop,
    settings: {
      ...wordsIn(shop.settings, locale.language),
      general: {
        ...wordsIn(general, locale.language),
        language: locale.language,
        app: domain === null ? general.app : { ...general.app, base_url: "" },
      },
    },
    domains: domain === null ? shop.domains : [domain, ...shop.domains.filter((one) => one !== domain)],
    locale: { ...locale, first: general.language, of: shop },
  };
}

/** The shop in the language that one of its domains has to itself; in its first one at any other. */
export function shopAtHost(shop: Shop, host: string): Shop {
  const { languages } = shop.settings.general;
  if (languages.length === 0) return shop;
  const name = hostName(host);
  return shopIn(shop, languages.find(({ domain }) => domain === name)?.language);
}
