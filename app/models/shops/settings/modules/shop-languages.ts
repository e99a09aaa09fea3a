import { z } from "zod";
import { isReservedSlug } from "../../../platform/slug/is-reserved-slug";
import { textLanguages } from "../../../platform/texts/text-languages";
import { prefixOf } from "../../locales/local-path";
import { languageSchema } from "./language-schema";

/** No shop has more languages besides its first. */
const mostLanguages = 12;

/**
 * The further languages of a shop (rule locales-1), each at a path of its own (`/de/...`) or at one of the
 * shop's domains.
 */
export const shopLanguagesSchema = z
  .array(
    z
      .object({
        language: languageSchema.removeDefault(),
        /** Empty for a path below the shop's first domain. */
        domain: z
          .string()
          .regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)?$/, "Use a domain alone, such as acme.example")
          .default(""),
      })
      .strict(),
  )
  .max(mostLanguages, `Use at most ${mostLanguages} languages`)
  .default([]);

/** What of a shop's settings says in which languages it speaks. */
type Spoken = {
  general: {
    language: string;
    app: { base_url: string };
    languages: readonly { language: string; domain: string }[];
  };
  texts?: { own: object };
};

/**
 * What is wrong with a shop's further languages, and where; null where nothing is.
 * @param texts absent where an owner's words are not known yet
 */
export function shopLanguagesProblem(
  { general, texts }: Spoken,
  domains: readonly string[],
): { path: (string | number)[]; mend: string } | null {
  const first = general.app.base_url ? new URL(general.app.base_url).hostname : domains[0];
  const known = [...Object.keys(textLanguages), ...Object.keys(texts?.own ?? {})];
  const prefixes = new Set([prefixOf(general.language)]);
  const taken = new Set(first === undefined ? [] : [first]);
  for (const [at, { language, domain }] of general.languages.entries()) {
    const fault = (key: string, mend: string) => ({ path: ["general", "languages", at, key], mend });
    const prefix = prefixOf(language);
    if (prefixes.has(prefix)) return fault("language", "The shop has this language already");
    prefixes.add(prefix);
    if (texts && !known.includes(language) && !known.includes(language.split("-")[0] ?? ""))
      return fault("language", `Use one of ${known.join(", ")}, or give its texts first`);
    if (domain === "" && isReservedSlug(prefix.slice(1)))
      return fault("language", `Give it a domain: ${prefix} is one of the shop’s built-in pages`);
    if (domain === "") continue;
    if (!domains.includes(domain)) return fault("domain", "Use one of the shop’s domains");
    if (taken.has(domain)) return fault("domain", "Another language is at this domain");
    taken.add(domain);
  }
  return null;
}
