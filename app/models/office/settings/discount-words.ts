import type { WordsTable } from "../form/form-node";
import type { ModuleWords } from "./module-words";

const days = "A day alone, or with a time on the shop’s clock.";

/** Words of the fields of one discount. */
export const discountWords: WordsTable = {
  id: { label: "Name", help: "Lower-case letters, digits and hyphens.", example: "welcome" },
  title: { label: "Title", help: "What shoppers read.", example: "10% off your first order" },
  code: {
    label: "Code",
    help: "What shoppers enter. Empty for a discount that applies automatically.",
    example: "WELCOME10",
  },
  seller: { label: "Seller", help: "Code of the seller who gives it. Empty for the shop." },
  priority: { label: "Priority", help: "The lower comes first.", example: "0" },
  action: { label: "What it gives" },
  "action.type": {
    label: "What it gives",
    choices: {
      percent: "A percentage off",
      fixed: "An amount off",
      buy_x_get_y: "Buy some, get some",
      free_shipping: "Free delivery",
      freebie: "A gift",
    },
  },
  "action.rateBasisPoints": { label: "Percentage off", as: "percent", unit: "%", example: "10" },
  "action.amountMinor": { label: "Amount off", as: "money", example: "5.00" },
  "action.buyQty": { label: "Pieces to buy", example: "3" },
  "action.getQty": { label: "Pieces with the percentage off", example: "1" },
  "action.skus[]": { label: "SKU", as: "product" },
  "action.skus": { label: "Gifts", item: "SKU", help: "The shopper chooses one of them." },
  "action.qty": { label: "Pieces of the gift", example: "1" },
  conditions: { label: "Conditions" },
  "conditions.minimumMinor": { label: "Smallest sum of the goods", as: "money", example: "40.00" },
  "conditions.maximumMinor": { label: "Largest sum of the goods", as: "money", help: "Empty for no limit." },
  "conditions.skus[]": { label: "SKU", as: "product" },
  "conditions.exceptSkus[]": { label: "SKU", as: "product" },
  "conditions.skus": { label: "For these products", item: "SKU", help: "None: for all products." },
  "conditions.categories": {
    label: "For these categories",
    item: "category",
    help: "Slugs; a category covers those below it.",
  },
  "conditions.exceptSkus": { label: "Not for these products", item: "SKU" },
  "conditions.exceptCategories": { label: "Not for these categories", item: "category" },
  "conditions.customerGroups": {
    label: "For these customer groups",
    item: "group",
    help: "Codes. None: for everybody.",
  },
  "conditions.startsAt": { label: "Begins", help: days, example: "2026-11-27T09:00" },
  "conditions.endsAt": {
    label: "Ends",
    help: `${days} A day alone is the last one.`,
    example: "2026-12-24",
  },
  "conditions.maxUses": { label: "How often in all", help: "Empty for no limit." },
  "conditions.maxUsesPerCustomer": { label: "How often for each customer", help: "Empty for no limit." },
};

/** Words of the settings `discounts`. */
export const discountsWords: ModuleWords = {
  heading: "Marketing",
  title: "Discounts",
  about: "Discounts that apply automatically, and codes.",
  shows: "The cart and the checkout.",
  words: {
    value: { label: "Discounts", item: "discount" },
    ...Object.fromEntries(
      Object.entries(discountWords).map(([path, words]) => [`value[].${path}`, words] as const),
    ),
  },
};
