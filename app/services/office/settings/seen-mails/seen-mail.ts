import type { Mail } from "~/models/platform/mail/mail";
import type { MailShop } from "~/models/shops/mail/mail-shop";
import type { ShopContext } from "../../../shops/context/shop-context.server";

/** Where a mail is made to be seen: with the shop as mails show it. */
export type SeenAt = ShopContext & {
  secret: string;
  origin: string;
  officeOrigin: string;
  mailShop: MailShop;
};

/**
 * Makes a mail of what is there, to be seen (rule orders-26): its links prove nothing and nothing is written.
 * `of` is a number or an email, empty for the latest. Null where there is none.
 */
export type SeenMail = (at: SeenAt, of: string) => Promise<Mail | null>;

/** In place of what a link proves: a mail on trial is read by staff, not by its customer. */
export const exampleProof = "example";
