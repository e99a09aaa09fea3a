// @public

import { spokenLanguage } from "./spoken-language";

/** A label within a sentence: in lower case where the language spoken now writes its nouns so. */
export const lowered = (label: string): string => (spokenLanguage() === "en" ? label.toLowerCase() : label);
