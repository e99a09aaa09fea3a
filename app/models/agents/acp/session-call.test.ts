import { describe, expect, test } from "vitest";
import { type AskedPurchase, nothingAsked } from "../purchase/asked-purchase";
import { askedAfterChange, optionId, sessionCallSchema, sessionChangeSchema } from "./session-call";

const address = {
  name: "Ada Byron",
  line_one: "12 Harbor St",
  city: "Nazareth",
  state: "PA",
  country: "us",
  postal_code: "18064",
};
const change = (before: AskedPurchase, sent: unknown) =>
  askedAfterChange(before, sessionChangeSchema.parse(sent));

const opened = askedAfterChange(
  nothingAsked,
  sessionCallSchema.parse({
    line_items: [{ id: "MUG" }, { id: "POT", quantity: 2 }, { id: "MUG", quantity: 3 }],
    fulfillment_details: { email: "ada@example.com", phone_number: "6105551234", address },
    discounts: { codes: ["spring", "SPRING"] },
  }),
).asked;

describe("a session that opens", () => {
  test("has a line for each item, one piece unless told otherwise", () => {
    expect(opened.lines).toEqual([
      { id: "MUG", sku: "MUG", qty: 4 },
      { id: "POT", sku: "POT", qty: 2 },
    ]);
  });

  test("is delivered to its address, and its buyer is who takes it there", () => {
    expect(opened.buyer).toEqual({ email: "ada@example.com", phone: "6105551234" });
    expect(opened.destinations).toMatchObject([
      {
        id: "address",
        address: { first_name: "Ada", last_name: "Byron", country: "US", phone: "6105551234" },
      },
    ]);
    expect(opened.codes).toEqual(["SPRING"]);
  });

  test.each([{ line_items: [] }, {}, { line_items: [{ id: "MUG", quantity: 0 }] }])("is not %j", (sent) => {
    expect(sessionCallSchema.safeParse(sent).success).toBe(false);
  });
});

describe("a change", () => {
  test("leaves what it does not name", () => {
    expect(change(opened, {}).asked).toMatchObject({
      lines: opened.lines,
      buyer: opened.buyer,
      destinations: opened.destinations,
      codes: opened.codes,
    });
  });

  test.each([
    ["fulfillment_details", { destinations: [], selectedDestinationId: null }],
    ["buyer", { buyer: {} }],
    ["discounts", { codes: [] }],
  ])("clears %s by null", (field, expected) => {
    expect(change(opened, { [field]: null }).asked).toMatchObject(expected);
  });

  test("of the name alone keeps the address", () => {
    const { destinations } = change(opened, { fulfillment_details: { name: "Grace Hopper" } }).asked;
    expect(destinations).toMatchObject([{ address: { first_name: "Grace", address_line1: "12 Harbor St" } }]);
  });

  test("of the buyer does not take the name of who takes the goods", () => {
    const { buyer } = change(opened, { buyer: { email: "bob@example.com", full_name: "Bob Noyce" } }).asked;
    expect(buyer).toEqual({ email: "bob@example.com", first_name: "Bob", last_name: "Noyce" });
  });

  test("chooses the method of each seller’s cart by the names they were given", () => {
    const option_ids = [optionId("express", 1, 2), optionId("standard", 0, 2)];
    const selected = option_ids.map((option_id) => ({ type: "shipping", option_id }));
    expect(change(opened, { selected_fulfillment_options: selected }).options).toEqual([
      "standard",
      "express",
    ]);
    expect(optionId("standard", 0, 1)).toBe("standard");
  });

  test("forgets why the last payment failed", () => {
    const declined = { ...opened, paymentRefusal: "Declined", needsBuyer: true, isRepriced: true };
    expect(change(declined, {}).asked).toMatchObject({
      paymentRefusal: "",
      needsBuyer: false,
      isRepriced: false,
    });
  });
});

test("a session is collected as its chosen option says, until another is chosen (rule agents-21)", () => {
  const choose = (type: string) => ({ selected_fulfillment_options: [{ type, option_id: "collect" }] });
  const collected = change(opened, choose("pickup"));
  expect(collected).toMatchObject({ asked: { isPickedUp: true }, options: ["collect"] });
  expect(change(collected.asked, {}).asked.isPickedUp).toBe(true);
  expect(change(collected.asked, choose("shipping")).asked.isPickedUp).toBe(false);
});
