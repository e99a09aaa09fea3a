// @public

import { phrase } from "~/models/platform/texts/phrase";
import { spokenLanguage } from "~/models/platform/texts/spoken-language";

/**
 * What hearts and list buttons say, as declarations for `:root`: their words stand in styles (lists.css), in
 * English unless a page says others.
 */
export function heartWords(): string {
  if (spokenLanguage() === "en") return "";
  const words = {
    add: phrase("Add to favorites"),
    remove: phrase("Remove from favorites"),
    list: phrase("Add to list"),
  };
  return Object.entries(words)
    .map(([name, text]) => `;--word-${name}:${JSON.stringify(text.replaceAll("<", ""))}`)
    .join("");
}
