import type { ModuleWords } from "./module-words";

/** Words of the settings `texts`. */
export const textWords: ModuleWords = {
  heading: "Look",
  title: "Texts",
  about: "Your words in place of ours. Find a text by what shoppers see, and change it.",
  shows: "Pages, mails and invoices.",
  words: {
    own: {
      label: "Your words",
      item: "language",
      help: "By language, such as de.",
    },
    "own[]": {
      label: "Texts",
      item: "text",
      help: "By what they are in English.",
    },
    "own[][]": { label: "In your words", as: "long text" },
  },
};
