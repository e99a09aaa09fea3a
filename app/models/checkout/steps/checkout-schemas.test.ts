import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addressSchema } from "../../accounts/address/address";
import { nazareth } from "../../accounts/address/address-fixture";
import { shippingAddressSchema } from "../../accounts/address/shipping-address-schema";
import { cartFormSchema } from "../../selling/cart/cart-form";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";
import { paymentChoiceSchema } from "../payment-choice-schema";
import { quoteRequestSchema } from "../quote-request-schema";
import { saveQuoteCallSchema } from "../save-quote-call";
import { contactSchema } from "./contact-schema";
import { placeOrderSchema } from "./place-order-schema";
import { chosenMethodSchema } from "./shipping-method-schema";
import { shownCountries } from "./shown-countries";

const age = { legalAge: 21, now: new Date("2026-03-01T12:00:00Z") };
const errorsOf = (schema: z.ZodTypeAny, form: unknown) =>
  Object.fromEntries(
    (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

describe("contact", () => {
  it("lower-cases the e-mail and asks for no birth date without an age rule", () => {
    expect(contactSchema(null).parse({ email: " Ada@Example.com " }).email).toBe("ada@example.com");
  });

  it.each([
    ["2005-03-01", undefined],
    ["2005-03-02", "You must be at least 21 years old to order."],
    ["", "Date of birth is required"],
    ["1.3.2005", "Please enter a valid date"],
    ["2005-13-40", "Please enter a valid date"],
  ])("birth date %j: %s", (customer_birthdate, message) => {
    const errors = errorsOf(contactSchema(age), { email: "ada@example.com", customer_birthdate });
    expect(errors.customer_birthdate).toBe(message);
  });
});

describe("shipping address", () => {
  const schema = shippingAddressSchema(["US"]);

  it("must be in a country the shop delivers to", () => {
    expect(errorsOf(schema, nazareth)).toEqual({});
    const toronto = { ...nazareth, country: "CA", state: "ON", postcode: "M5V 2T6" };
    expect(errorsOf(schema, toronto)).toEqual({ country: "We don’t deliver to this country" });
  });
});

const placing = {
  payment_method: "bank_transfer",
  billing_same: "on",
  place_token: "0b0e8ea2-5f3f-4a57-9a5f-6f1f0c1d2e3f",
  seen: "3250.3250.0.0.600.standard",
};

describe("payment and review", () => {
  const schema = placeOrderSchema(null, addressSchema);

  it("ignores billing fields if the address is the same", () => {
    const { payment_method, billing_same, billing } = schema.parse({
      ...placing,
      billing: { first_name: "" },
    });
    expect([payment_method, billing_same, billing]).toEqual(["bank_transfer", true, undefined]);
  });

  it("needs a complete billing address otherwise", () => {
    const form = { ...placing, billing_same: undefined };
    expect(errorsOf(schema, form)["billing.city"]).toBe("City is required");
    const answers = schema.parse({ ...form, billing: nazareth });
    expect(answers).toMatchObject({ billing_same: false, billing: nazareth });
  });

  it("needs a payment method", () => {
    const form = { ...placing, payment_method: undefined };
    expect(errorsOf(schema, form)).toEqual({ payment_method: "Payment method is required" });
  });

  it("needs a payment method that is chosen", () => {
    expect(errorsOf(schema, { ...placing, payment_method: "" })).toEqual({
      payment_method: "Payment method is required",
    });
  });

  it("takes what a business files its invoices by, of up to 60 characters", () => {
    const refer = (invoice_reference: string) => ({ ...placing, invoice_reference });
    expect(schema.parse(refer(` ${"4".repeat(60)} `)).invoice_reference).toBe("4".repeat(60));
    expect(errorsOf(schema, refer("4".repeat(61)))).toEqual({
      invoice_reference: expect.stringMatching(/^Your reference for invoices /),
    });
  });

  it("reads token, what was seen, and note", () => {
    const { place_token, seen, customer_note } = schema.parse(placing);
    expect([place_token.get(""), customer_note.get("")]).toEqual([placing.place_token, ""]);
    expect(seen.get("")).toMatchObject({ grandTotalMinor: 3250, shippingCode: "standard", lines: [] });
    expect(errorsOf(schema, { ...placing, place_token: "1" })).not.toEqual({});
  });
});

describe("the countries that the forms of a checkout begin with", () => {
  const [home, berlin] = [nazareth, { ...nazareth, country: "DE" }];
  it.each([
    ["are the shop's first alone before anything is typed", {}, ["AT", "US"], ["US"]],
    ["are its first where it does not sell to the United States", {}, ["AT", "DE"], ["AT"]],
    [
      "are those of all addresses, and the first",
      { shippingAddress: home, billingAddress: berlin, express: { address: { ...home, country: "FR" } } },
      ["AT"],
      ["US", "DE", "FR", "AT"],
    ],
  ])("%s", (_what, draft, countries, shown) =>
    expect(shownCountries(draft as CheckoutDraft, countries)).toEqual(shown),
  );
});

describe("short forms around an order", () => {
  it.each([
    ["pay", true],
    ["cancel", true],
    ["", false],
    ["refund", false],
  ])("an order that waits for its payment: %j is an answer, %s", (intent, is) =>
    expect(paymentChoiceSchema.safeParse({ intent }).success).toBe(is),
  );

  it("a request for a quote has an address, and a message of up to 1,000 characters", () => {
    const asks = (note: string) => ({ email: "Ada@example.com", note });
    expect(quoteRequestSchema.parse(asks(" For a café "))).toEqual({
      email: "ada@example.com",
      note: "For a café",
    });
    expect(errorsOf(quoteRequestSchema, asks("n".repeat(1001)))).toEqual({
      note: expect.stringMatching(/^Message /),
    });
    expect(errorsOf(quoteRequestSchema, { note: "" })).toHaveProperty("email");
  });

  it("a quote that is ordered by a call is named by id and key of up to 60 characters, or by neither", () => {
    const schema = saveQuoteCallSchema({ label: "Note", limit: 5 });
    const call = (length: number) => ({ quote_id: "q".repeat(length), key: "k".repeat(length) });
    expect(schema.parse({ ...call(60), customer_note: "Hello" })).toEqual({
      ...call(60),
      customer_note: "Hello",
    });
    expect(schema.parse({ ...call(1) })).toEqual({ ...call(1), customer_note: "" });
    expect(schema.parse({})).toEqual({ customer_note: "" });
    expect(Object.keys(errorsOf(schema, { ...call(61), customer_note: "Hello!" }))).toEqual([
      "quote_id",
      "key",
      "customer_note",
    ]);
  });
});

describe("cart forms", () => {
  it("read ids as numbers and keep quantities as typed", () => {
    expect(cartFormSchema.parse({ intent: "add", product_id: "12", qty: "two" })).toEqual({
      intent: "add",
      choice: {},
      option: {},
      personalization: {},
      product_id: 12,
      qty: "two",
    });
  });

  it.each([{}, { intent: "steal" }, { intent: "add", product_id: "0" }, { intent: "remove" }])(
    "refuse %o",
    (form) => {
      expect(cartFormSchema.safeParse(form).success).toBe(false);
    },
  );
});

describe("shipping method", () => {
  it("is required", () => {
    const { shipping_method } = chosenMethodSchema.parse({ shipping_method: "standard" });
    expect([...shipping_method]).toEqual([["", "standard"]]);
    expect(errorsOf(chosenMethodSchema, {})).toEqual({ shipping_method: "Shipping method is required" });
    expect(errorsOf(chosenMethodSchema, { shipping_method: "" })).toEqual({
      shipping_method: "Shipping method is required",
    });
  });
});

describe("payment as scripts and strangers send it", () => {
  it("accepts a ticked box as a script sends it, too", () => {
    expect(placeOrderSchema(null, addressSchema).parse({ ...placing, billing_same: true })).toMatchObject({
      billing_same: true,
    });
    expect(placeOrderSchema(null, addressSchema).safeParse({ ...placing, billing_same: false }).success).toBe(
      false,
    );
  });

  it.each([[null], ["text"], [undefined]])("%j is not a form", (value) => {
    expect(placeOrderSchema(null, addressSchema).safeParse(value).success).toBe(false);
  });
});

describe("the choice of a shipping method", () => {
  it.each([[{}], [{ shipping_method: "" }]])("%j is refused", (form) => {
    expect(errorsOf(chosenMethodSchema, form)).toEqual({ shipping_method: "Shipping method is required" });
  });

  it("must be a code", () => {
    const { shipping_method } = chosenMethodSchema.parse({ shipping_method: "standard" });
    expect([...shipping_method]).toEqual([["", "standard"]]);
  });
});

describe("a birth date", () => {
  const errorOf = (form: object) =>
    errorsOf(contactSchema(age), { email: "ada@example.com", ...form }).customer_birthdate;

  it("is required", () => {
    expect(errorOf({})).toBe("Date of birth is required");
  });

  it("may have spaces around it, but nothing else", () => {
    expect(errorOf({ customer_birthdate: " 1990-03-01 " })).toBeUndefined();
    expect(errorOf({ customer_birthdate: "1990-03-01T00:00Z" })).toBe("Please enter a valid date");
    expect(errorOf({ customer_birthdate: "+001990-03-01" })).toBe("Please enter a valid date");
  });
});
