// @public

import { message } from "~/models/platform/texts/message";
import { languageName } from "~/models/shops/locales/language-name";
import { localesOf, shopIn } from "~/models/shops/locales/locale";
import type { ShopLanguage } from "~/models/shops/locales/shop-language";
import type { RequestContext } from "../shops/context/request-context.server";
import { textsOf } from "../shops/texts/texts-of.server";

const offer = message("This page is also available in {name}.");
const marketOffer = message("We also deliver to your country, with prices in {currency}.");

/** A currency in words: 'Euro', 'UAE Dirham'. */
const currencyName = (currency: string, language: string): string =>
  new Intl.DisplayNames([language], { type: "currency" }).of(currency) ?? currency;

/** The languages of a shop’s markets as pages offer them; undefined where there is one (rule locales-3). */
export function languagesOf({ shop, origin, originOf }: RequestContext): ShopLanguage[] | undefined {
  const locales = localesOf(shop);
  if (locales.length === 1) return undefined;
  const hasMarkets = shop.settings.markets.length > 0;
  return locales.map(({ language, market: code, prefix }) => {
    const spoken = shopIn(shop, language, code);
    const there = originOf(spoken);
    const said = textsOf(spoken);
    const { market, tenant } = spoken;
    const own = languageName(language);
    const name = hasMarkets ? [own, market?.name ?? "", tenant.currency].filter(Boolean).join(" · ") : own;
    return {
      language,
      name,
      prefix,
      origin: there === origin ? "" : there,
      offer: said.t(offer, { name: own }),
      ...(hasMarkets
        ? {
            market: code ?? "",
            countries: spoken.settings.checkout_countries,
            marketOffer: said.t(marketOffer, { currency: currencyName(tenant.currency, language) }),
          }
        : {}),
    };
  });
}
