// @public

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { chosenLanguage, preferredLanguage } from "~/models/shops/locales/preferred-language";
import type { ShopLanguage } from "~/models/shops/locales/shop-language";
import { Button } from "../../ui/form/button";
import { usePrefix } from "../../ui/link/use-address";
import { useRootData } from "../../ui/page/root-data";
import { addressIn, languageHere, rememberLanguage } from "./language-links";

/**
 * Offers the page in the language that the visitor chose before, or that the browser prefers (rule
 * locales-5). The browser finds out, so that kept pages are the same for all; no one is led elsewhere.
 */
export default function LanguageOffer() {
  const t = useTexts();
  const { languages, language: here } = useRootData().shop;
  const prefix = usePrefix();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<ShopLanguage | null>(null);
  useEffect(() => {
    if (!languages) return;
    const market = languageHere(languages, prefix)?.market;
    const nearby = languages.filter((one) => one.market === market);
    const tags = nearby.map(({ language }) => language);
    const wanted = chosenLanguage(document.cookie) ?? preferredLanguage(navigator.languages, tags);
    setOffered(nearby.find(({ language }) => language === wanted && language !== here) ?? null);
  }, [languages, here, prefix]);
  if (!offered) return null;
  const close = () => {
    rememberLanguage(here);
    setOffered(null);
  };
  return (
    <section
      aria-label={t("Language")}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-xl flex-wrap items-center gap-x-6 gap-y-3 rounded-base border border-line bg-surface p-5 text-ink shadow-[var(--shadow-pop)]"
    >
      <p lang={offered.language} className="min-w-40 flex-1 text-sm">
        {offered.offer}
      </p>
      <div className="flex items-center gap-4">
        <a
          href={addressIn(offered, pathname + search)}
          lang={offered.language}
          hrefLang={offered.language}
          data-reload=""
          onClick={() => rememberLanguage(offered.language)}
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
