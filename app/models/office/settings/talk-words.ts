import { fileExtensions } from "../../platform/form/file-types";
import type { ModuleWords } from "./module-words";

/** Words of the settings `modules.messages`. */
export const messageWords: ModuleWords = {
  heading: "Selling",
  title: "Messages and questions",
  about: "What shoppers may write to you, and the note to an order.",
  shows: "Accounts, product pages, cart and checkout.",
  words: {
    is_active: { label: "Shoppers may write messages" },
    is_enable_messages_on_product_pages: { label: "Product pages take questions" },
    shows_questions: { label: "Product pages show questions that you published" },
    support_file_types: {
      label: "Files a message may have",
      as: "choices",
      choices: Object.fromEntries(fileExtensions.map((extension) => [extension, extension.toUpperCase()])),
    },
    is_active_checkout: { label: "Cart and checkout ask for a note" },
    checkout_label: { label: "What the note is called", example: "Order note" },
    character_limit: { label: "Longest text", unit: "characters", example: "3000" },
  },
};

/** Words of the settings `saved_answers`. */
export const savedAnswerWords: ModuleWords = {
  heading: "Selling",
  title: "Saved answers",
  about: "Texts that answers to messages begin with.",
  shows: "Staff alone, beside a message in the inbox.",
  words: {
    value: { label: "Answers", item: "answer" },
    "value[].name": { label: "Name", example: "Where is my order?" },
    "value[].text": { label: "Text", as: "long text" },
  },
};

/** Words of the settings `active_review_module`. */
export const reviewModuleWords: ModuleWords = {
  heading: "Selling",
  title: "Reviews on or off",
  about: "Whether the shop has reviews at all.",
  shows: "Stars on cards and the reviews of product pages.",
  words: { value: { label: "The shop has reviews" } },
};

/** Words of the settings `reviews`. */
export const reviewWords: ModuleWords = {
  heading: "Selling",
  title: "Reviews",
  about: "How shoppers write and read reviews.",
  shows: "The reviews of product pages, and the form for one.",
  words: {
    title_required: { label: "A review needs a title" },
    allow_guest: { label: "Shoppers without an account may write reviews" },
    limit_description_characters: {
      label: "Text before ‘Read more’",
      unit: "characters",
      help: "0 for all of it.",
      example: "400",
    },
    default_scope: {
      label: "Reviews of a product with variations",
      choices: { "all-reviews": "Of all its variations", "single-review": "Of the chosen variation" },
    },
  },
};

/** Words of the settings `modules.shopping_list`. */
export const shoppingListWords: ModuleWords = {
  heading: "Customers",
  title: "Shopping lists",
  about: "Lists that customers keep and share.",
  shows: "Accounts, and the buttons of products.",
  words: {
    enable: { label: "Customers have shopping lists" },
    name: { label: "What they are called", example: "Shopping lists" },
    description: { label: "What they are for", as: "long text", help: "Above the lists." },
  },
};

/** Words of the settings `modules.save_for_later`. */
export const saveForLaterWords: ModuleWords = {
  heading: "Customers",
  title: "Save for later",
  about: "Items that customers take out of the cart and keep.",
  shows: "The cart, and a page of the account.",
  words: {
    enable: { label: "Customers may save items for later" },
    description: { label: "What it is for", as: "long text", help: "Above the saved items." },
    save_action_text: { label: "Button", example: "Save for later" },
    saved_item_text: { label: "Heading of the saved items", example: "Saved for later" },
  },
};
