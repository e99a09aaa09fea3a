// @public

import {
  parseTranslationKey,
  type TranslatedTexts,
  translationKey,
} from "../../platform/translations/translations";

/**
 * What an option, a value and a field of a set say in each of the shop's languages (rule texts-7): by
 * its name in options.json, the name it is stored by.
 */
const storedNames = { label: "label", help_text: "helpText", placeholder_text: "placeholder" } as const;

/** What an option says. */
export const translatedOptionFields = ["label", "help_text", "placeholder_text"] as const;
/** What a value of one says, and a field that is typed. */
export const translatedLabel = ["label"] as const;

const writtenNames = Object.fromEntries(
  Object.entries(storedNames).map(([written, stored]) => [stored, written]),
);

const renamed = (record: object, names: Readonly<Record<string, string>>): TranslatedTexts =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, text]: [string, unknown]) => {
      const parsed = key.includes(":") ? parseTranslationKey(key) : null;
      const name = parsed && names[parsed.field];
      return parsed && name && typeof text === "string"
        ? [[translationKey(name, parsed.language), text]]
        : [];
    }),
  );

/** The texts in further languages of a part of options.json, as they are stored beside the others. */
export const storedTranslations = (record: object): TranslatedTexts => renamed(record, storedNames);

/** The same of a part that is stored, as options.json has them. */
export const writtenTranslations = (stored: object): TranslatedTexts => renamed(stored, writtenNames);
