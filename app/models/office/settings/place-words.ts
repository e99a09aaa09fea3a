import type { ModuleWords } from "./module-words";

/** Words of the settings `client_address`. */
export const addressWords: ModuleWords = {
  heading: "Shop",
  title: "Your address",
  about: "Where the shop is and sends from.",
  shows: "Invoices, mails, and the pages that name your address.",
  words: {
    address_line1: { label: "Street and number", example: "12 Wharf Street" },
    city_locality: { label: "City", example: "Portland" },
    state_province: { label: "State or province", example: "ME" },
    postal_code: { label: "Postal code", example: "04101" },
    country: {
      label: "Country code",
      help: "Two letters. By it the shop knows what the law asks of it.",
      example: "US",
    },
  },
};

/** Words of the settings `invoices`. */
export const invoiceFieldWords: ModuleWords = {
  heading: "Checkout and payment",
  title: "Invoices",
  about: "What invoices say of you, and how they are numbered.",
  shows: "Every invoice that is made from now on.",
  words: {
    prefix: { label: "Before the number", help: "Up to 12 letters, digits, - and /.", example: "HP-" },
    seller_name: {
      label: "Your full name",
      help: "As it stands in the register. Empty for the shop’s name.",
      example: "Harbor & Pine LLC",
    },
    tax_number: { label: "Tax number", example: "01-2345678" },
    note: { label: "Note", as: "long text", help: "Below the sums, such as terms of payment." },
  },
};

/** Words of the settings `checkout_countries`. */
export const countriesWords: ModuleWords = {
  heading: "Delivery and tax",
  title: "Countries you sell to",
  about: "Addresses in other countries are refused in the checkout.",
  shows: "The countries of address forms, in the checkout and in accounts.",
  words: {
    value: {
      label: "Countries",
      item: "country",
      help: "Two-letter codes; the first is chosen for new addresses.",
      example: "US",
    },
    "value[]": { label: "Country code", example: "US" },
  },
};

/** Words of the settings `us_restrict_states`. */
export const statesWords: ModuleWords = {
  heading: "Delivery and tax",
  title: "States you send nothing to",
  about: "States and territories of the United States to which you do not deliver.",
  shows: "The checkout refuses addresses there.",
  words: {
    value: { label: "States", item: "state", help: "Codes, such as AK for Alaska or GU for Guam." },
    "value[]": { label: "State code", example: "AK" },
  },
};
