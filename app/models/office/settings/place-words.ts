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
    credit_prefix: {
      label: "Before the number of a credit note",
      help: "Up to 12 letters, digits, - and /.",
      example: "CN-",
    },
    seller_name: {
      label: "Your full name",
      help: "As it stands in the register. Empty for the shop’s name.",
      example: "Harbor & Pine LLC",
    },
    tax_number: {
      label: "Tax number",
      help: "The VAT number, ABN, GST number or registration number that your law wants on invoices.",
      example: "01-2345678",
    },
    exemption: {
      label: "Why you charge no tax",
      help: "On invoices without tax, such as of a small business. Empty where you charge it.",
      example: "Small business, section 19 UStG",
    },
    e_invoices: {
      label: "Offer e-invoices",
      help: "For shops in the European Union: PDFs are Factur-X (ZUGFeRD), and there is an XRechnung.",
    },
    in_mails: {
      label: "Mails of orders lead to the invoice",
      help: "Once the order is accepted; a link that opens it without signing in.",
    },
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

/** Words of the settings `markets`. */
export const marketWords: ModuleWords = {
  heading: "Selling",
  title: "Markets",
  about:
    "Where you sell in another currency or to other countries, at addresses of their own. Orders keep the rate they were placed at. Gift cards, store credit and subscriptions are for your first market.",
  shows: "Every page, cart and order at the market’s addresses; the footer leads to them.",
  words: {
    value: { label: "Markets", item: "market" },
    "value[].code": {
      label: "Code",
      help: "The end of its addresses: eu for /en-eu. Orders keep it; do not change it later.",
      example: "eu",
    },
    "value[].name": { label: "Name", help: "Beside its language in the footer.", example: "Europe" },
    "value[].currency": { label: "Currency", example: "EUR" },
    "value[].rate": {
      label: "Rate",
      help: "What one of your currency costs there. Prices, fees and amounts of discounts are multiplied by it.",
      example: "0.92",
    },
    "value[].rate_feed": {
      label: "Where the rate comes from",
      help: "The bank’s takes its place every working day; while it cannot be fetched the last one holds.",
      choices: { none: "From you", ecb: "The European Central Bank" },
    },
    "value[].rate_day": { label: "Day of the fetched rate", help: "Empty for yours.", example: "2026-11-27" },
    "value[].rate_days": {
      label: "Days a fetched rate is good for",
      help: "With an older one nothing is ordered in this market.",
      example: "7",
    },
    "value[].rounding": {
      label: "Prices are rounded",
      help: "Of products alone; fees and discounts keep the amount the rate gives.",
      choices: {
        none: "To the smallest unit",
        "0.99": "Up to the next .99",
        "0.95": "Up to the next .95",
        "0.90": "Up to the next .90",
        "0.50": "Up to the next .50",
        "1": "To whole ones",
        "5": "To fives",
        "10": "To tens",
        "100": "To hundreds",
      },
    },
    "value[].tax": {
      label: "Tax in its prices",
      help: "Its amount is that of the place goods go to.",
      choices: { shop: "As in your shop", included: "Included", added: "Added in the cart" },
    },
    "value[].countries": {
      label: "Countries",
      item: "country",
      help: "Two-letter codes; none for all countries you sell to. Search engines show its pages there.",
    },
    "value[].countries[]": { label: "Country code", example: "FR" },
    "value[].languages": {
      label: "Languages",
      item: "language",
      help: "Of those in general; none for your first alone.",
    },
    "value[].languages[]": { label: "Language", example: "de" },
    "value[].domain": {
      label: "Domain",
      help: "One of your domains, which is then this market’s in its first language. Empty for paths, such as /en-eu.",
      example: "acme.eu",
    },
    "value[].shipping_methods": {
      label: "Shipping methods",
      item: "method",
      help: "Codes of your shipping methods; none for all.",
    },
    "value[].shipping_methods[]": { label: "Code", example: "standard" },
    "value[].payment_methods": {
      label: "Ways to pay",
      item: "way",
      help: "Codes of your own ways to pay, and names of providers below payment; none for all. One that does not take the currency is not offered.",
    },
    "value[].payment_methods[]": { label: "Code", example: "bank_transfer" },
  },
};
