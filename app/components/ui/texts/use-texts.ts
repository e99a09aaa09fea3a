// @public

import { createContext, useContext } from "react";
import { english, formatMessage } from "~/models/platform/texts/format-message";
import type { MessageValue, Translate } from "~/models/platform/texts/message";

/** The language that a page's own words are in, and what says them. */
export type PageTexts = { language: string; t: Translate };

/** What a browser gets is in its page's language already (rule texts-3): messages are joined alone. */
const textsOfDocument = (): PageTexts => {
  const language = document.documentElement.dataset.texts ?? "en";
  return {
    language,
    t: (text: string, ...[values]: [values?: Record<string, MessageValue>]) =>
      formatMessage(text, values ?? {}, language),
  };
};

const Texts = createContext<PageTexts>(
  typeof document === "undefined" ? { language: "en", t: english } : textsOfDocument(),
);

/** Provided by the server's render. */
export const TextsProvider = Texts.Provider;

/** Says the product's messages in the language of the page (rule texts-1). */
export const useTexts = (): Translate => useContext(Texts).t;

/** The language that {@link useTexts} speaks, as a tag. */
export const useTextLanguage = (): string => useContext(Texts).language;
