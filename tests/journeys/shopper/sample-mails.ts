import { formMail } from "~/models/content/form/form-mail";
import { stockNoticeMail } from "~/models/conversations/mail/stock-notice-mail";
import { orderMail } from "~/models/orders/mail/order-mail/order-mail";
import { mugOrder } from "~/models/orders/order-view/order-fixture";
import type { Mail } from "~/models/platform/mail/mail";
import { giftCardMail } from "~/models/selling/gift-card/gift-card-mail";
import { linkMail } from "~/models/shops/mail/link-mail";
import { harborMailShop } from "~/models/shops/mail/mail-shop-fixture";

const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhalter";
const shop = {
  ...harborMailShop,
  name: `Harbor ${long}`,
  colors: { ...harborMailShop.colors, brand: "#1f3d38" },
};
const url = `https://harbor.example/order/1?key=${"a1b2c3d4".repeat(30)}`;

/** A mail of each kind of layout, with names and addresses longer than a phone is wide. */
export function sampleMails(pictureUrl: string): Mail[] {
  const line = mugOrder.lines[0];
  const order = { ...mugOrder, lines: line ? [{ ...line, name: long, imageUrl: pictureUrl }, line] : [] };
  const placed = orderMail({
    kind: "placed",
    subjectId: "",
    beside: [],
    downloads: [],
    shop,
    order,
    orderUrl: url,
    trackingUrl: url,
    registerUrl: url,
  });
  return [
    ...(placed ? [placed] : []),
    linkMail(shop, {
      to: "ada@example.com",
      messageKey: "a",
      subject: `Choose a new password for ${long}`,
      lines: ["Hello Ada,", `Use this link for ${long}.`],
      action: "Choose a new password",
      url,
      note: "If you didn’t ask for this, you can ignore this email. Nothing has changed.",
    }),
    stockNoticeMail(shop, "returned", {
      id: "1",
      to: "ada@example.com",
      productName: long,
      url,
      productUrl: url,
      unsubscribeUrl: url,
      image: { url: pictureUrl, alt: "", width: 160, height: 160 },
    }),
    giftCardMail({
      giftCardId: 7,
      to: "grace@example.com",
      greetedName: "Grace",
      fromName: long,
      message: long,
      code: "ABCD-EFGH-JKLM-NPQR",
      valueMinor: 5000,
      currency: "USD",
      shop,
    }),
    formMail({
      id: "7",
      shop,
      formName: "Contact",
      values: [{ label: "Message", value: url }],
      fileTotal: 2,
      url: "https://harbor.example/admin/forms/7",
    }),
  ];
}
