import { agentWords } from "./agent-words";
import { groupWords, securityWords, socialLoginWords, staffWords } from "./customer-words";
import { estimateWords, shippingWords, taxWords } from "./delivery-words";
import { discountsWords } from "./discount-words";
import { generalWords } from "./general-words";
import { socialWords, themeWords } from "./look-words";
import { mailWords } from "./mail-words";
import { captureWords, seoWords, trackingWords } from "./marketing-words";
import type { ModuleWords } from "./module-words";
import { checkoutWords, paymentWords, recaptchaWords } from "./payment-words";
import { addressWords, countriesWords, invoiceFieldWords, marketWords, statesWords } from "./place-words";
import {
  catalogueWords,
  marketplaceWords,
  orderManagementWords,
  priceNoticeWords,
  productPageWords,
  sellerWords,
} from "./selling-words";
import {
  messageWords,
  reviewModuleWords,
  reviewWords,
  savedAnswerWords,
  saveForLaterWords,
  shoppingListWords,
} from "./talk-words";
import { textWords } from "./text-words";

/** The modules of settings by their names in shop.json, in the order of the page that lists them. */
export const settingsWords: Readonly<Record<string, ModuleWords>> = {
  general: generalWords,
  client_address: addressWords,
  catalogue: catalogueWords,
  product_page: productPageWords,
  price_notices: priceNoticeWords,
  markets: marketWords,
  "modules.order-management": orderManagementWords,
  "modules.messages": messageWords,
  saved_answers: savedAnswerWords,
  active_review_module: reviewModuleWords,
  reviews: reviewWords,
  marketplace: marketplaceWords,
  sellers: sellerWords,
  agents: agentWords,
  payment: paymentWords,
  checkout: checkoutWords,
  invoices: invoiceFieldWords,
  shipping_methods: shippingWords,
  delivery_estimates: estimateWords,
  tax: taxWords,
  checkout_countries: countriesWords,
  us_restrict_states: statesWords,
  customer_groups: groupWords,
  mails: mailWords,
  texts: textWords,
  "modules.sociallogins": socialLoginWords,
  "modules.shopping_list": shoppingListWords,
  "modules.save_for_later": saveForLaterWords,
  active_theme: themeWords,
  footer_social: socialWords,
  discounts: discountsWords,
  seo: seoWords,
  tracking: trackingWords,
  email_capture_enabled: captureWords,
  staff: staffWords,
  content_security: securityWords,
  recaptcha: recaptchaWords,
};
