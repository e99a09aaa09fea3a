// @public

import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
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
    own: { kind: "application_refused", facts: { name: application.ownerName } },
    greeting: greeting(application.ownerName),
    lines: [`Thank you for asking to sell as ${application.name} at ${shop.name}. We can’t take you on now.`],
    written: [application.reason],
    action: `Visit ${shop.name}`,
    url: application.url,
    note: "You get this email because this address was given with an application to sell.",
  });
