import { agentsExtra } from "./agents-extra.server";
import { discountExtra } from "./discount-extra.server";
import { invoiceExtra } from "./invoice-extra.server";
import { recaptchaKeys, socialLoginKeys, trackingKeys } from "./key-groups";
import { keysExtra } from "./key-panels.server";
import { lookExtra } from "./look-extra.server";
import { mailExtra } from "./mail-extra.server";
import { optionSetExtra } from "./option-set-extra.server";
import { paymentExtra } from "./payment-extra.server";
import type { RecordExtra, SettingsExtra } from "./settings-extra";
import { shippingExtra } from "./shipping-extra.server";
import { taxExtra } from "./tax-extra.server";
import { textExtra } from "./text-extra.server";
import { widgetExtra } from "./widget-extra.server";

/** The modules of settings whose pages have more than their form (rule office-27). */
export const settingsExtras: Readonly<Record<string, SettingsExtra | undefined>> = {
  agents: agentsExtra,
  invoices: invoiceExtra,
  mails: mailExtra,
  payment: paymentExtra,
  recaptcha: keysExtra(recaptchaKeys),
  tracking: keysExtra(trackingKeys),
  "modules.sociallogins": keysExtra(socialLoginKeys),
  tax: taxExtra,
  texts: textExtra,
  active_theme: lookExtra,
  shipping_methods: shippingExtra,
};

/** The kinds of records whose pages have more than their form. */
const recordExtras: Readonly<Record<string, RecordExtra | undefined>> = {
  discount: discountExtra,
  "option-set": optionSetExtra,
  widget: widgetExtra,
};

/** What a kind of records has around its form, if anything. */
export const recordExtra = (kind: string): RecordExtra | undefined =>
  Object.hasOwn(recordExtras, kind) ? recordExtras[kind] : undefined;
