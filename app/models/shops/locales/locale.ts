// @public

import { wordsIn } from "../../platform/translations/words-in";
import { hostName } from "../hosts/resolve-host";
import type { MarketSetting } from "../markets/market-settings";
import { settingsInMarket } from "../markets/settings-in-market";
import { shopMarket } from "../markets/shop-market";
import type { Shop } from "../shop";
import { prefixOf } from "./local-path";
import type { Locale } from "./shop-locale";

type Spoken = Pick<Shop, "settings" | "locale">;

/** The languages of a shop, the first one before the others; behind them those of its further markets. */
export function localesOf(shop: Spoken): Locale[] {
  const { general, markets } = shop.settings;
  const first = firstLanguage(shop);
  return [
    { language: first, prefix: "", domain: null, market: null, isFirst: true },
    ...general.languages.map(({ language, domain }) => ({
      language,
      prefix: domain === "" ? prefixOf(language) : "",
      domain: domain === "" ? null : domain,
      market: null,
      isFirst: false,
    })),
    ...markets.flatMap((market) => localesOfMarket(market, first)),
  ];
}

/** A market's first language is what its domain speaks; any other has a path that names both. */
function localesOfMarket({ code, domain, languages }: MarketSetting, first: string): Locale[] {
  return (languages.length > 0 ? languages : [first]).map((language, at) => ({
    language,
    prefix: domain !== "" && at === 0 ? "" : `${prefixOf(language)}-${code}`,
    domain: domain === "" ? null : domain,
    market: code,
    isFirst: false,
  }));
}

const firstLanguage = ({ locale, settings }: Spoken): string => locale?.first ?? settings.general.language;

/** The language that a shop speaks as it was found by a request or a job. */
export const localeOf = (shop: Spoken): Locale =>
  shop.locale ?? {
    language: shop.settings.general.language,
    prefix: "",
    domain: null,
    market: null,
    isFirst: true,
  };

const views = new WeakMap<Shop, Map<string, Shop>>();

/**
 * The shop as it speaks one of its languages: its settings are in it, and its addresses begin where that
 * language is. The shop itself for its first language, and for one it does not have (any more).
 * @param market code of the market it sells in: its amounts and currency are that market's; null for the
 * first one, and without effect where the shop does not have it (any more)
 */
export function shopIn<Of extends Shop>(
  shop: Of,
  language: string | null | undefined,
  market: string | null | undefined = null,
): Of {
  const { general, markets } = shop.settings;
  if (general.languages.length + markets.length === 0 || (language == null && market == null)) return shop;
  const spoken = shop.locale?.of ?? shop;
  const locales = localesOf(spoken);
  const ofMarket = market == null ? [] : locales.filter((one) => one.market === market);
  const locale =
    ofMarket.find((one) => one.language === language) ??
    ofMarket[0] ??
    locales.find((one) => one.market === null && one.language === language);
  if (!locale || locale.isFirst) return spoken as Of;
  const known = views.get(spoken) ?? new Map<string, Shop>();
  views.set(spoken, known);
  const key = `${locale.language} ${locale.market ?? ""}`;
  const view = known.get(key) ?? viewOf(spoken, locale);
  known.set(key, view);
  return view as Of;
}

function viewOf(shop: Shop, locale: Locale): Shop {
  const { general } = shop.settings;
  const { domain, language } = locale;
  const isTranslated = language !== general.language;
  const said = isTranslated ? wordsIn(shop.settings, language) : shop.settings;
  const settings = {
    ...said,
    general: {
      ...(isTranslated ? wordsIn(general, language) : general),
      language,
      app: domain === null ? general.app : { ...general.app, base_url: "" },
    },
  };
  const view: Shop = {
    ...shop,
    settings,
    domains: domain === null ? shop.domains : [domain, ...shop.domains.filter((one) => one !== domain)],
    locale: { ...locale, first: general.language, of: shop },
  };
  const setting = said.markets.find(({ code }) => code === locale.market);
  if (!setting) return view;
  const market = shopMarket(setting, shop.tenant.currency);
  return {
    ...view,
    market,
    tenant: { ...shop.tenant, currency: setting.currency },
    settings: settingsInMarket(settings, setting, market),
  };
}

/** The shop in the language and market that one of its domains has to itself; in its first at any other. */
export function shopAtHost(shop: Shop, host: string): Shop {
  const { general, markets } = shop.settings;
  if (general.languages.length + markets.length === 0) return shop;
  const name = hostName(host);
  const own = localesOf(shop).find(({ domain, prefix }) => domain === name && prefix === "");
  return own ? shopIn(shop, own.language, own.market) : shop;
}
