import { generalWords } from "./general-words";
import type { ModuleWords } from "./module-words";

/** The modules of settings by their names in shop.json, in the order of the page that lists them. */
export const settingsWords: Readonly<Record<string, ModuleWords>> = {
  general: generalWords,
};
