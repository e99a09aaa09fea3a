import { createHash } from "node:crypto";
import type { CatalogueLanguage } from "~/models/platform/texts/text-languages";
import { directionOf } from "~/models/shops/settings/language";
import { ownTextsIn } from "~/models/shops/settings/modules/text-settings";
import type { ShopSettings } from "~/models/shops/settings/shop-settings";
import ar from "~/texts/ar.json";
import de from "~/texts/de.json";
import es from "~/texts/es.json";
import fr from "~/texts/fr.json";
import it from "~/texts/it.json";
import ja from "~/texts/ja.json";
import nl from "~/texts/nl.json";
import pl from "~/texts/pl.json";

type Catalogue = Readonly<Record<string, string>>;

/** The product's messages in each language that it ships, by the English message (rule texts-1). */
const catalogues: Readonly<Record<CatalogueLanguage, Catalogue>> = { ar, de, es, fr, it, ja, nl, pl };

/** A catalogue under the name of its language and of what it says. */
export type NamedCatalogue = { language: string; set: string; texts: Catalogue };

/**
 * What a message names keeps its own direction: a telephone number behind Arabic would read backwards (rule
 * texts-11).
 */
const isolated = (texts: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).map(([text, said]) => [
      text,
      said.replace(/\u2068?(\{\w+\})\u2069?/g, "\u2068$1\u2069"),
    ]),
  );

function nameCatalogue(language: string, plain: Catalogue): NamedCatalogue {
  const texts = directionOf(language) === "rtl" ? isolated(plain) : plain;
  return { language, set: `${language}-${hashOf(texts)}`, texts };
}

const named = new Map(
  Object.entries(catalogues).map(([language, texts]) => [language, nameCatalogue(language, texts)]),
);

function hashOf(texts: Catalogue): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);
}

/** Every message of the product, in English. */
export const productMessages: readonly string[] = Object.keys(de);

/**
 * The catalogue of a language, such as that of `de` for `de-AT`; null for English and where there is none.
 */
export const catalogueOf = (tag: string): NamedCatalogue | null =>
  named.get(tag) ?? named.get(tag.split("-")[0] ?? "") ?? null;

const ofShops = new WeakMap<object, NamedCatalogue | null>();

/** The catalogue of a shop's language with its owner's words in it (rule texts-6); null for plain English. */
export function catalogueOfShop(settings: Pick<ShopSettings, "general" | "texts">): NamedCatalogue | null {
  const known = ofShops.get(settings);
  if (known !== undefined) return known;
  const { language } = settings.general;
  const product = catalogueOf(language);
  const own = ownTextsIn(settings.texts.own, language);
  const tag = product?.language ?? language.split("-")[0] ?? language;
  const made = Object.keys(own).length === 0 ? product : nameCatalogue(tag, { ...product?.texts, ...own });
  ofShops.set(settings, made);
  return made;
}
