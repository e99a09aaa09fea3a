// @public

import type { Mail } from "../../platform/mail/mail";
import { mailBlock, mailButton, mailPage, mailParagraphs } from "../../shops/mail/mail-page";
import type { MailShop } from "../../shops/mail/mail-shop";

/** The content of the mail about a submission. `values` are label and text; the mail omits empty ones. */
export type FormMailContent = {
  id: string;
  shop: MailShop;
  /** The shop's name for the form. */
  formName: string;
  values: { label: string; value: string }[];
  fileTotal: number;
  /** Absolute address of the submission in the office. */
  url: string;
};

/** The mail that notifies the shop of a submission. It is only ever sent to the shop's own address. */
export function formMail(content: FormMailContent): Mail {
  const { id, shop, formName, fileTotal, url } = content;
  const { t } = shop;
  const seeText = t("See this message");
  const title = formName === "" ? t("New message: form") : t("New message: {formName}", { formName });
  const values = content.values.filter(({ value }) => value !== "");
  const files =
    fileTotal > 0
      ? [t("{fileTotal, plural, one {# file is} other {# files are}} kept with it.", { fileTotal })]
      : [];
  const body = [
    ...values.map(({ label, value }) => mailBlock({ title: label, rows: [value] })),
    mailParagraphs(files),
    `<p style="margin:28px 0">${mailButton({ label: seeText, url, isMain: true }, shop)}</p>`,
  ].join("\n");
  return {
    to: shop.email,
    from: { name: shop.name, address: shop.email },
    subject: title,
    messageKey: `form-${id}`,
    text: [...values.map(({ label, value }) => `${label}: ${value}`), ...files, `${seeText}: ${url}`].join(
      "\n\n",
    ),
    html: mailPage({ title, shop, to: "shop", preview: values[0]?.value ?? title, body }),
  };
}
