import type { ModuleWords } from "./module-words";

/** Words of the settings `texts`. */
export const textWords: ModuleWords = {
  heading: "Look",
  title: "Texts",
  about:
    "Your own words in place of ours: on buttons, in messages and mails. Find a text by the words shoppers see, and change it.",
  shows: "Every page of the shop, mails, invoices and packing slips.",
  words: {
    own: {
      label: "Your words",
      item: "language",
      help: "By language, such as de. All texts in a language make the shop speak it.",
    },
    "own[]": {
      label: "Texts",
      item: "text",
      help: "By what they are in English. Keep what stands in braces.",
    },
    "own[][]": { label: "In your words", as: "long text" },
  },
};
