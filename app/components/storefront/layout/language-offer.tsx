// @public

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { chosenLanguage } from "~/models/shops/locales/preferred-language";
import type { ShopLanguage } from "~/models/shops/locales/shop-language";
import { chosenMarket, offeredPlace } from "~/models/shops/markets/offered-place";
import { countryOfCookies } from "~/models/shops/visitors/visitor-country";
import { Button } from "../../ui/form/button";
import { usePrefix } from "../../ui/link/use-address";
import { useRootData } from "../../ui/page/root-data";
import { addressIn, languageHere, rememberPlace } from "./language-links";

/**
 * Offers the page in the language and market that the visitor chose before, or that suits browser and country
 * (rules locales-5 and markets-9). The browser finds out, so that kept pages are the same for all; no one is
 * led elsewhere.
 */
export default function LanguageOffer() {
  const t = useTexts();
  const { languages } = useRootData().shop;
  const prefix = usePrefix();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<ShopLanguage | null>(null);
  const here = languages ? languageHere(languages, prefix) : null;
  useEffect(() => {
    if (!languages || !here) return;
    const { cookie } = document;
    const reader = {
      language: chosenLanguage(cookie),
      market: chosenMarket(cookie),
      languages: navigator.languages,
      country: countryOfCookies(cookie),
    };
    setOffered(offeredPlace(languages, here, reader));
  }, [languages, here]);
  if (!offered || !here) return null;
  const close = () => {
    rememberPlace(here);
    setOffered(null);
  };
  return (
    <section
      aria-label={t("Language")}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-xl flex-wrap items-center gap-x-6 gap-y-3 rounded-base border border-line bg-surface p-5 text-ink shadow-[var(--shadow-pop)]"
    >
      <p lang={offered.language} dir="auto" className="min-w-40 flex-1 text-sm">
        {offered.market === here.market ? offered.offer : offered.marketOffer}
      </p>
      <div className="flex items-center gap-4">
        <a
          href={addressIn(offered, pathname + search)}
          lang={offered.language}
          hrefLang={offered.language}
          data-reload=""
          onClick={() => rememberPlace(offered)}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {offered.name}
        </a>
        <Button type="button" variant="secondary" onClick={close}>
          {t("Close")}
        </Button>
      </div>
    </section>
  );
}
