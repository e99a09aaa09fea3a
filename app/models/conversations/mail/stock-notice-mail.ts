// @public

import type { Mail } from "../../platform/mail/mail";
import type { ProductImage } from "../../platform/media/product-record";
import { linkMail } from "../../shops/mail/link-mail";
import { mailPicture } from "../../shops/mail/mail-lines";
import type { MailShop } from "../../shops/mail/mail-shop";

/**
 * A notice as its mails name it: `url` opens the notice, `productUrl` the product, `unsubscribeUrl` ends all
 * such mails.
 */
type NoticeMail = {
  id: string;
  to: string;
  productName: string;
  /** Of the product; null for none. */
  image: ProductImage | null;
  url: string;
  productUrl: string;
  unsubscribeUrl: string;
};

/** What a mail says: a guest confirms, a customer has a way to stop, both read that the product is back. */
export type StockNoticeMailKind = "confirm" | "noted" | "returned";

/** The mails of a notice for a product that is sold out (rules stock-notices-2 to stock-notices-4). */
export function stockNoticeMail(
  shop: MailShop,
  kind: StockNoticeMailKind,
  { id, to, productName, image, url, productUrl, unsubscribeUrl }: NoticeMail,
): Mail {
  const pictureUrl = mailPicture(image?.url ?? "", shop);
  const goods = [{ text: productName, detail: "", amount: "", pictureUrl }];
  const common = {
    to,
    messageKey: `stock-notice-${kind}-${id}`,
    goods,
    own: { kind: `stock_${kind}`, facts: { product: productName } } as const,
  };
  switch (kind) {
    case "confirm":
      return linkMail(shop, {
        ...common,
        subject: `Confirm: email me when ${productName} is back`,
        lines: [
          `You asked us to email you when ${productName} is back in stock. Please confirm your email address.`,
        ],
        action: "Yes, email me",
        url,
        note: "If you didn’t ask for this, you can ignore this email. We won’t send another one.",
      });
    case "noted":
      return linkMail(shop, {
        ...common,
        unsubscribeUrl,
        subject: `We’ll email you when ${productName} is back`,
        lines: [`You’ll get one email as soon as ${productName} is back in stock.`],
        action: "See or cancel this",
        url,
        note: "You’re getting this email because you asked for it in your account.",
      });
    case "returned":
      return linkMail(shop, {
        ...common,
        unsubscribeUrl,
        subject: `${productName} is back in stock`,
        lines: ["It isn’t reserved for you, and others are waiting for it too, so don’t wait too long."],
        action: "See the product",
        url: productUrl,
        note: "You asked for this email. It’s the only one: we won’t email you about this product again unless you ask.",
      });
  }
}
