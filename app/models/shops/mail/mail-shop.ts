// @public

import type { Translate } from "../../platform/texts/message";
import { printedPhone } from "../../platform/validation/phone";
import { shopAddress } from "../hosts/shop-address";
import { localeOf } from "../locales/locale";
import { directionOf } from "../settings/language";
import type { LetterKind, OwnMailWords } from "../settings/modules/mail-settings";
import type { Shop } from "../shop";
import { contactEmail } from "./contact-email";
import { mailUrl } from "./mail-url";

/** A shop as its mails show it. Addresses are absolute; colours are complete values such as `#1f3d38`. */
export type MailShop = {
  name: string;
  email: string;
  phone: string;
  /** The shop's address in one line; empty where it has none. */
  address: string;
  origin: string;
  /** Of the language of its reader, such as `/de` (rule locales-2). */
  prefix?: string;
  logoUrl: string | null;
  /** The language of its texts, such as `en`. */
  language: string;
  direction: "ltr" | "rtl";
  /** Says the product's words in the language of its reader. */
  t: Translate;
  /** The owner's words in its letters, by their kinds. */
  ownWords?: Partial<Record<LetterKind, OwnMailWords>>;
  colors: Record<"brand" | "brandInk" | "ink" | "muted" | "sunken" | "line", string>;
};

/** The colours of a shop without a theme, as its pages have them. */
const plainColors: MailShop["colors"] = {
  brand: "#1f3d38",
  brandInk: "#ffffff",
  ink: "#1d2321",
  muted: "#5c6662",
  sunken: "#f6f4ef",
  line: "#e2ded5",
};

/**
 * A shop's look and contact for mails.
 * @param origin of the shop's stored domain, without a slash at the end
 * @param t says the product's words in the language of who reads the mail
 */
export function mailShop(
  shop: Pick<Shop, "name" | "settings" | "domains" | "code" | "locale">,
  origin: string,
  t: Translate,
): MailShop {
  const { name, settings } = shop;
  const { general, active_theme } = settings;
  const { surfaceSunken, inkMuted, ...colors } = active_theme.colors;
  return {
    name,
    origin,
    prefix: localeOf(shop).prefix,
    t,
    email: contactEmail(shop),
    phone: printedPhone(general.phone),
    address: shopAddress(shop),
    language: general.language,
    direction: directionOf(general.language),
    ownWords: settings.mails,
    logoUrl: general.logo === "" ? null : mailUrl({ origin }, general.logo),
    colors: {
      brand: colors.brand ?? plainColors.brand,
      brandInk: colors.brandInk ?? plainColors.brandInk,
      ink: colors.ink ?? plainColors.ink,
      muted: inkMuted ?? plainColors.muted,
      sunken: surfaceSunken ?? plainColors.sunken,
      line: colors.line ?? plainColors.line,
    },
  };
}
