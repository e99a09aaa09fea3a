// @public

import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** The mail to who applied and was refused, with the words of the business (rule sellers-19). */
export const refusedApplicationMail = (
  shop: MailShop,
  application: { id: number; name: string; ownerName: string; email: string; reason: string; url: string },
): Mail => {
  const { t } = shop;
  return linkMail(shop, {
    to: application.email,
    messageKey: `application-refused-${application.id}`,
    subject: t("Your application to sell at {shop}", { shop: shop.name }),
    own: { kind: "application_refused", facts: { name: application.ownerName } },
    greeting: greeting(t, application.ownerName),
    lines: [
      t("Thank you for asking to sell as {name} at {shop}. We can’t take you on now.", {
        name: application.name,
        shop: shop.name,
      }),
    ],
    written: [application.reason],
    action: t("Visit {shop}", { shop: shop.name }),
    url: application.url,
    note: t("You get this email because this address was given with an application to sell."),
  });
};
