import type { ModuleWords } from "./module-words";

/** Words of the settings `payment`. */
export const paymentWords: ModuleWords = {
  heading: "Checkout and payment",
  title: "Payment",
  about: "How shoppers pay. The providers’ secret keys are no settings: set them by secrets.json.",
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
    paypal: { label: "PayPal" },
    "paypal.active": { label: "Offered" },
    "paypal.title": { label: "Title", example: "PayPal" },
    "paypal.client_id": { label: "Client ID", help: "From PayPal’s developer pages." },
    "paypal.webhook_id": { label: "Webhook ID", help: "PayPal’s name of the webhook to this shop." },
    "paypal.transaction_type": {
      label: "Money is taken",
      choices: { sale: "With the order", authorization: "Later, by you" },
    },
    "paypal.display": { label: "Express button" },
    "paypal.display.product_page": { label: "On product pages" },
    "paypal.display.cart": { label: "In the cart" },
    "paypal.display.checkout": { label: "In the checkout" },
    "paypal.style": { label: "Looks of the express button" },
    "paypal.style.label": {
      label: "Words",
      choices: { checkout: "Checkout", paypal: "PayPal", buynow: "Buy now", pay: "Pay" },
    },
    "paypal.style.color": {
      label: "Color",
      choices: { gold: "Gold", blue: "Blue", silver: "Silver", white: "White", black: "Black" },
    },
    stripe: { label: "Stripe" },
    "stripe.active": { label: "Offered" },
    "stripe.title": { label: "Title", example: "Card" },
    "stripe.capture": {
      label: "Money is taken",
      choices: { automatic: "With the order", manual: "Later, by you" },
    },
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
      help: "From Google’s reCAPTCHA pages; its secret key is set by secrets.json.",
    },
    minScore: {
      label: "Lowest score",
      help: "0 lets all pass, 1 almost nobody. For keys that return a score.",
      example: "0.5",
    },
  },
};
