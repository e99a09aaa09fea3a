// @public

import { spokenLanguage } from "./spoken-language";

/** A whole number as English writes it: '10,000'. Without Intl, whose first use holds up a slow phone. */
export const englishNumber = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** A language as `Intl` is asked, with Western digits and the Gregorian calendar (rule texts-11). */
export const intlTag = (language: string): string => `${language}-u-ca-gregory-nu-latn`;

/** A whole number with thousands separators, as the language spoken now writes it. */
export function numberText(count: number): string {
  const language = spokenLanguage();
  return language === "en" ? englishNumber(count) : new Intl.NumberFormat(intlTag(language)).format(count);
}

/** A number with one decimal, such as an average of stars, as the language spoken now writes it. */
export function decimalText(value: number): string {
  const language = spokenLanguage();
  if (language === "en") return value.toFixed(1);
  return new Intl.NumberFormat(intlTag(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}
