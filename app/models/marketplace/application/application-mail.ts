import type { Mail } from "../../platform/mail/mail";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** The mail to who applied and was refused, with the words of the business (rule sellers-19). */
export const refusedApplicationMail = (
  shop: MailShop,
  application: { id: number; name: string; ownerName: string; email: string; reason: string; url: string },
): Mail =>
  linkMail(shop, {
    to: application.email,
    messageKey: `application-refused-${application.id}`,
    subject: `Your application to sell at ${shop.name}`,
    lines: [
      `Hello ${application.ownerName},`,
      `Thank you for asking to sell as ${application.name} at ${shop.name}. We can’t take you on now.`,
      application.reason,
    ],
    action: `Visit ${shop.name}`,
    url: application.url,
    note: "You get this email because this address was given with an application to sell.",
  });
