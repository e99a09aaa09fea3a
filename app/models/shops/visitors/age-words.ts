// @public

import type { AgeItem } from "./age-fields";

/** The texts of the age confirmation. */
export type AgeWords = { title: string; text: string; yesLabel: string; noLabel: string };

/** The owner's texts; `{age}` is replaced by the legal age in years. */
export function ageWords(item: AgeItem, legalAge: number): AgeWords {
  const words = (text: string) => text.replaceAll("{age}", String(legalAge));
  return {
    title: words(item.title),
    text: words(item.text),
    yesLabel: words(item.yesButtonLabel),
    noLabel: words(item.noButtonLabel),
  };
}
