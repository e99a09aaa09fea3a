import type { Mail } from "../../platform/mail/mail";
import { escapeHtml } from "../../shops/escape-html";
import { mailPage } from "../../shops/mail-page";
import { plainMailShop } from "../../shops/mail-shop";

/** The content of the mail about a submission. `values` are label and text; the mail omits empty ones. */
export type FormMailContent = {
  id: string;
  shopName: string;
  shopEmail: string;
  /** The shop's name for the form. */
  formName: string;
  values: { label: string; value: string }[];
  fileTotal: number;
};

/** The mail that notifies the shop of a submission. It is only ever sent to the shop's own address. */
export function formMail(content: FormMailContent): Mail {
  const { id, shopName, shopEmail, formName, fileTotal } = content;
  const title = `New message: ${formName || "form"}`;
  const values = content.values.filter(({ value }) => value !== "");
  const files =
    fileTotal > 0 ? [`${fileTotal} ${fileTotal === 1 ? "file is" : "files are"} kept with it.`] : [];
  const body = [
    ...values.map(
      ({ label, value }) =>
        `<p><strong>${escapeHtml(label)}</strong><br>${escapeHtml(value).replaceAll("\n", "<br>")}</p>`,
    ),
    ...files.map((line) => `<p>${line}</p>`),
  ].join("\n");
  return {
    to: shopEmail,
    from: { name: shopName, address: shopEmail },
    subject: title,
    messageKey: `form-${id}`,
    text: [...values.map(({ label, value }) => `${label}: ${value}`), ...files].join("\n\n"),
    html: mailPage({ title, shop: plainMailShop(shopName, shopEmail), body }),
  };
}
