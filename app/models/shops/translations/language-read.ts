// @public

import { wordsIn } from "../../platform/translations/words-in";
import type { Shop } from "../shop";

/** The language an owner's texts are read in; null for the shop's first, in which they are written. */
export const languageRead = ({ locale }: Pick<Shop, "locale">): string | null =>
  locale === undefined || locale.language === locale.first ? null : locale.language;

/** A record as the shop's pages read it (`wordsIn`); as it stands in a shop of one language. */
export const spokenRecord = <Of>(shop: Pick<Shop, "locale" | "settings">, record: Of): Of =>
  shop.settings.general.languages.length === 0 ? record : wordsIn(record, languageRead(shop));
