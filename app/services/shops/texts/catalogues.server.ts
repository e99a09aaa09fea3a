import { createHash } from "node:crypto";
import type { CatalogueLanguage } from "~/models/platform/texts/text-languages";
import de from "~/texts/de.json";
import fr from "~/texts/fr.json";

type Catalogue = Readonly<Record<string, string>>;

/** The product's messages in each language that it ships, by the English message (rule texts-1). */
const catalogues: Readonly<Record<CatalogueLanguage, Catalogue>> = { de, fr };

/** A catalogue under the name of its language and of what it says. */
export type NamedCatalogue = { language: string; set: string; texts: Catalogue };

const named = new Map(
  Object.entries(catalogues).map(([language, texts]): [string, NamedCatalogue] => [
    language,
    { language, set: `${language}-${hashOf(texts)}`, texts },
  ]),
);

function hashOf(texts: Catalogue): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);
}

/**
 * The catalogue of a language, such as that of `de` for `de-AT`; null for English and where there is none.
 */
export const catalogueOf = (tag: string): NamedCatalogue | null =>
  named.get(tag) ?? named.get(tag.split("-")[0] ?? "") ?? null;
