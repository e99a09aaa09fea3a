import { expect, test } from "vitest";
import { giftRecipient } from "./gift-recipient";

const buyer = "ada@example.com";

test("the recipient's texts are read, trimmed", () => {
  const personalization = {
    recipient_email: " Grace@Example.com ",
    recipient_name: " Grace ",
    from_name: "Ada",
    message: "Happy birthday!",
    send_on: "2026-12-24",
  };
  expect(giftRecipient(personalization, buyer)).toEqual({
    email: "grace@example.com",
    name: "Grace",
    fromName: "Ada",
    message: "Happy birthday!",
    sendOn: "2026-12-24",
  });
});

test.each([undefined, null, {}, { recipient_email: "no address" }])(
  "without an e-mail (%j) it goes to the buyer, without words",
  (personalization) => {
    expect(giftRecipient(personalization, buyer)).toEqual({
      email: buyer,
      name: "",
      fromName: "",
      message: "",
      sendOn: null,
    });
  },
);

test("a day that does not exist is sent at once", () => {
  expect(giftRecipient({ send_on: "2026-02-30" }, buyer).sendOn).toBeNull();
});
