import type { ProviderSettings } from "../../shops/payment-providers/provider-settings";
import { providersSettings } from "../../shops/payment-providers/providers-settings";
import type { WordsTable } from "../form/form-node";
import type { ModuleWords } from "./module-words";

/** The words of each payment provider below its code. */
function providerWords(): WordsTable {
  const providers: [string, ProviderSettings][] = Object.entries(providersSettings);
  return Object.fromEntries(
    providers.flatMap(([code, { name, words }]) => [
      [code, { label: name }],
      [`${code}.active`, { label: "Offered" }],
      ...Object.entries(words).map(([path, said]) => [`${code}.${path}`, said]),
    ]),
  );
}

/** Words of the settings `payment`. */
export const paymentWords: ModuleWords = {
  heading: "Checkout and payment",
  title: "Payment",
  about: "How shoppers pay. The providers’ keys are written beside the form.",
  shows: "The checkout; the express buttons on product pages and in the cart, too.",
  words: {
    offline: { label: "Ways to pay without a provider", item: "way to pay" },
    "offline[].code": {
      label: "Code",
      help: "bank_transfer and cash_on_delivery are known; others are your own.",
      example: "bank_transfer",
    },
    "offline[].title": { label: "Title", example: "Bank transfer" },
    "offline[].instructions": {
      label: "Instructions",
      as: "long text",
      help: "In the checkout and in the mail of the order.",
    },
    "offline[].account": {
      label: "Bank account",
      help: "A bank transfer is offered once holder, bank and number are here.",
    },
    "offline[].account.holder": { label: "Holder", example: "Harbor & Pine LLC" },
    "offline[].account.bank": { label: "Bank" },
    "offline[].account.iban": { label: "IBAN" },
    "offline[].account.bic": { label: "BIC" },
    "offline[].account.account_number": { label: "Account number" },
    "offline[].account.routing_number": { label: "Routing number" },
    "offline[].account.reference": {
      label: "Reference",
      help: "What the shopper writes; {order} becomes the order’s number.",
      example: "Order {order}",
    },
    ...providerWords(),
    sandbox: { label: "Test mode", help: "Providers move no money." },
  },
};

/** Words of the settings `checkout`. */
export const checkoutWords: ModuleWords = {
  heading: "Checkout and payment",
  title: "Checkout",
  about: "What the checkout asks of everybody.",
  shows: "The age gate, and the checkout of products with a lowest age.",
  words: {
    legalAge: { label: "Lowest age", unit: "years", help: "For products with a lowest age.", example: "21" },
  },
};

/** Words of the settings `recaptcha`. */
export const recaptchaWords: ModuleWords = {
  heading: "Staff",
  title: "reCAPTCHA",
  about: "Keeps programs out of forms. It is on once both keys are set.",
  shows: "Forms that strangers may send.",
  words: {
    site_key: {
      label: "Site key",
      help: "From Google’s reCAPTCHA pages.",
    },
    minScore: {
      label: "Lowest score",
      help: "0 accepts every visitor, 1 almost none. For keys that return a score.",
      example: "0.5",
    },
  },
};
