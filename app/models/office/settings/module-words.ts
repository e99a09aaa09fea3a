import type { WordsTable } from "../form/form-node";

/** A module of settings as the office shows it: its heading, what it is for, and the words of its fields. */
export type ModuleWords = { title: string; about: string; words: WordsTable };
