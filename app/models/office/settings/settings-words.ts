import type { WordsTable } from "../form/form-node";
import { generalWords } from "./general-words";

/** A module of settings as the office shows it: its heading, what it is for, and the words of its fields. */
export type SettingsWords = { title: string; about: string; words: WordsTable };

/** The modules of settings by their names in shop.json, in the order of the page that lists them. */
export const settingsWords: Readonly<Record<string, SettingsWords>> = {
  general: generalWords,
};
