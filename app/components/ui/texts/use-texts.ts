// @public

import { createContext, useContext } from "react";
import type { Translate } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { spokenLanguage } from "~/models/platform/texts/spoken-language";

/** The language that a page's own words are in, and what says them. */
export type PageTexts = { language: string; t: Translate };

/** What a browser gets is in its page's language already (rule texts-3): messages are joined alone. */
const Texts = createContext<PageTexts>({ language: spokenLanguage(), t: phrase });

/** Provided by the server's render. */
export const TextsProvider = Texts.Provider;

/** Says the product's messages in the language of the page (rule texts-1). */
export const useTexts = (): Translate => useContext(Texts).t;

/** The language that {@link useTexts} speaks, as a tag. */
export const useTextLanguage = (): string => useContext(Texts).language;
