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
  { id, to, productName: product, image, url, productUrl, unsubscribeUrl }: NoticeMail,
): Mail {
  const { t } = shop;
  const pictureUrl = mailPicture(image?.url ?? "", shop);
  const goods = [{ text: product, detail: "", amount: "", pictureUrl }];
  const common = {
    to,
    messageKey: `stock-notice-${kind}-${id}`,
    goods,
    own: { kind: `stock_${kind}`, facts: { product } } as const,
  };
  switch (kind) {
    case "confirm":
      return linkMail(shop, {
        ...common,
        subject: t("Confirm: email me when {product} is back", { product }),
        lines: [
          t("You asked us to email you when {product} is back in stock. Please confirm your email address.", {
            product,
          }),
        ],
        action: t("Yes, email me"),
        url,
        note: t("If you didn’t ask for this, you can ignore this email. We won’t send another one."),
      });
    case "noted":
      return linkMail(shop, {
        ...common,
        unsubscribeUrl,
        subject: t("We’ll email you when {product} is back", { product }),
        lines: [t("You’ll get one email as soon as {product} is back in stock.", { product })],
        action: t("See or cancel this"),
        url,
        note: t("You’re getting this email because you asked for it in your account."),
      });
    case "returned":
      return linkMail(shop, {
        ...common,
        unsubscribeUrl,
        subject: t("{product} is back in stock", { product }),
        lines: [t("It isn’t reserved for you, and others are waiting for it too, so don’t wait too long.")],
        action: t("See the product"),
        url: productUrl,
        note: t(
          "You asked for this email. It’s the only one: we won’t email you about this product again unless you ask.",
        ),
      });
  }
}
