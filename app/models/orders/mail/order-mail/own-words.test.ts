import { expect, test } from "vitest";
import { harborMailShop } from "../../../shops/mail/mail-shop-fixture";
import { noOwnWords } from "../../../shops/mail/own-words";
import { letterPlaceholders, mails } from "../../../shops/settings/modules/mail-settings";
import { mugOrder } from "../../order-view/order-fixture";
import { orderMailKinds } from "./order-mail-kind";
import { withOwnersWords } from "./own-words";

const words = { subject: "Your order", title: "Thank you", paragraphs: ["We’ve received it.", "Soon more."] };
const about = { order: mugOrder, beside: [], shop: harborMailShop };

test("without the owner’s words a mail says what it said", () => {
  expect(withOwnersWords(words, noOwnWords, about)).toEqual(words);
});

test("the owner’s subject, first and last paragraph take their places, filled in", () => {
  const own = {
    subject: "Order {order} at {shop}",
    opening: "Ahoy {name}!",
    closing: "{total} <b>in all</b>",
  };
  expect(withOwnersWords(words, own, about)).toEqual({
    subject: `Order ${mugOrder.incrementId} at ${harborMailShop.name}`,
    title: "Thank you",
    paragraphs: [
      `Ahoy ${mugOrder.billingAddress.first_name}!`,
      "Soon more.",
      expect.stringContaining("<b>in all</b>"),
    ],
  });
});

test("each kind of mail can have the owner’s words, and nothing else can", () => {
  expect(Object.keys(mails.schema.parse({}) as object).sort()).toEqual(
    [...orderMailKinds, ...Object.keys(letterPlaceholders)].sort(),
  );
});

test("a letter names what it knows, and one to an address that anyone typed has no name", () => {
  const refused = mails.schema.safeParse({ registration: { opening: "Hello {name}" } });
  expect(refused.error?.issues[0]?.message).toBe("There is no {name}: use {shop}");
});

test.each([
  [{ subject: "Hello {nam}" }, "There is no {nam}: use {name}, {order}, {shop} or {total}"],
  [{ subject: "one\ntwo" }, "Use one line"],
])("words that would break a mail are refused: %o", (placed, message) => {
  const answer = mails.schema.safeParse({ placed });
  expect(answer.error?.issues.map((issue: { message: string }) => issue.message)).toEqual([message]);
});
