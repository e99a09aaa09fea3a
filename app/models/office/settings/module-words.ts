import type { WordsTable } from "../form/form-node";

/** The headings of the settings page, in its order. */
export const settingsHeadings = [
  "Shop",
  "Selling",
  "Checkout and payment",
  "Delivery and tax",
  "Customers",
  "Look",
  "Marketing",
  "Staff",
] as const;

/**
 * A module of settings as the office shows it (rule office-12): its heading, what it is for, where shoppers
 * see it, and the words of its fields. A module that is a list or a switch has its words at `value`.
 */
export type ModuleWords = {
  heading: (typeof settingsHeadings)[number];
  title: string;
  about: string;
  shows: string;
  words: WordsTable;
};
