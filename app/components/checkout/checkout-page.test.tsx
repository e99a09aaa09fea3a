import { describe, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { stateChoices } from "~/models/accounts/address/state-choices";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { cartOf, twoMethods } from "../selling/cart/cart-view-fixture";
import { CheckoutPage } from "./checkout-page";
import { QuoteCheckoutPlace } from "./checkout-place";

const draft = { shippingAddress: nazareth, shippingMethodCode: "standard", email: "ada@acme.example" };
const summary = cartOf(twoMethods, { draft });
const countries = [
  { code: "US", name: "United States" },
  { code: "DE", name: "Germany" },
];
const elm = { guid: "s-1", code: "elm", name: "Elm Pottery" };

describe("the checkout's page (rule checkout-1)", () => {
  const cash = { code: "cash", title: "Cash", instructions: "On delivery.", paysNow: false };
  const card = { code: "card", title: "Card", instructions: "", paysNow: true };
  const view: CheckoutView = {
    summary,
    carts: [{ summary, seller: null, placeToken: "token-1", customerNote: "" }],
    draft,
    parts: [
      { part: "contact", state: "done" },
      { part: "shipping-address", state: "done" },
      { part: "shipping-method", state: "done" },
      { part: "payment", state: "open" },
    ],
    paymentMethods: [cash, card],
    paymentNotes: [],
    addressBook: [],
    countries,
    states: stateChoices(["US", "DE"], ["US"]),
    legalAge: null,
    note: null,
    invoiceReference: null,
    preventedMessage: "",
    givesQuotes: false,
    nowIso: "2026-06-01T00:00:00Z",
    express: [],
  };
  const page = (over: Partial<CheckoutView> = {}, isSignedIn = false, answer?: unknown) =>
    renderOnPage(<CheckoutPage view={{ ...view, ...over }} isSignedIn={isSignedIn} />, { answer });
  const opened = (part: CheckoutView["parts"][number]["part"]): Partial<CheckoutView> => ({
    parts: view.parts.map((one) => ({ ...one, state: one.part === part ? "open" : "waiting" })),
  });

  test("shows what was answered, with a way to change each, and the form of the open part alone", () => {
    const html = page();
    expect(linksOf(html).filter(([words]) => words.startsWith("Edit"))).toEqual([
      ["Edit cart", "/checkout/cart"],
      ["Edit contact", expect.stringContaining("contact")],
      ["Edit shipping address", expect.stringContaining("shipping-address")],
      ["Edit shipping method", expect.stringContaining("shipping-method")],
    ]);
    expect(wordsOf(html)).toContain("Standard · $6.00 Also possible: Pickup");
    expect([...html.matchAll(/name="intent" value="([\w-]+)"/g)].map(([, intent]) => intent)).toContain(
      "place",
    );
    expect(html).not.toContain('name="email"');
  });

  test.each([
    ["all methods take the money now", { paymentMethods: [card] }, "Pay $31.00"],
    ["none does", { paymentMethods: [cash] }, "Place order"],
    ["some do: styles follow the chosen one", {}, "Pay $31.00 Place order"],
  ])("its button says what it does where %s", (_, over, words) => {
    expect(buttonsOf(page(over))).toContain(words);
  });

  test("has the first way to pay chosen, or the one of before", () => {
    const radios = (html: string) =>
      [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
        .filter(([tag]) => tag.includes("checked"))
        .map(([tag]) => /value="(\w+)"/.exec(tag)?.[1]);
    expect(radios(page())).toEqual(["cash"]);
    expect(radios(page({ draft: { ...draft, paymentMethodCode: "card" } }))).toEqual(["card"]);
    expect(radios(page({ draft: { ...draft, paymentMethodCode: "gone" } }))).toEqual(["cash"]);
  });

  test("without a way to pay says why", () => {
    expect(wordsOf(page({ paymentMethods: [] }))).toContain("doesn’t take payments at the moment");
    const html = page({ paymentMethods: [], paymentNotes: ["Klarna takes no $0.50."] });
    expect(html).toMatch(/role="alert"[^>]*>Klarna takes no \$0\.50\./);
  });

  test("carries a token and what was seen of each cart, so that a second press is the same order", () => {
    const fields = fieldsOf(page());
    expect(fields).toContain("place_token=token-1");
    expect(fields.some((field) => field.startsWith("seen="))).toBe(true);
    const several = page({
      carts: [{ ...view.carts[0], summary, seller: elm, placeToken: "t", customerNote: "" }],
    });
    expect(
      fieldsOf(several)
        .filter((field) => /^(place_token|seen)/.test(field))
        .every((field) => field.includes("s-1")),
    ).toBe(true);
  });

  test("folds a message and a business's reference away until something is in them", () => {
    const note = { label: "Message to us", limit: 100 };
    const folds = (html: string) =>
      [...html.matchAll(/<details( open="")?><summary class="inline-flex max-w-full[^>]*>([^<]*)/g)].map(
        ([, open, label]) => [label, open !== undefined],
      );
    expect(folds(page({ note, invoiceReference: "" }))).toEqual([
      ["Message to us", false],
      ["Your reference for invoices", false],
    ]);
    const carts = [{ ...view.carts[0], summary, seller: null, placeToken: "t", customerNote: "Ring twice" }];
    expect(folds(page({ note, carts, invoiceReference: "KST 7" }))).toEqual([
      ["Message to us", true],
      ["Your reference for invoices", true],
    ]);
  });

  test("several mistakes are listed in the order of the fields, each a way to its field (rule checkout-8)", () => {
    const fieldErrors = { postcode: "Postal code is required", first_name: "First name is required" };
    const html = page(opened("shipping-address"), false, {
      formId: "checkout-shipping-address",
      fieldErrors,
    });
    const listed = /aria-label="Fields to correct">(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    expect(linksOf(listed)).toEqual([
      ["First name is required", "#checkout-shipping-address-first_name"],
      ["Postal code is required", "#checkout-shipping-address-postcode"],
    ]);
    expect(wordsOf(html)).toContain("Please correct 2 fields:");
    expect(html).toMatch(/id="checkout-shipping-address-first_name"[^>]*aria-invalid="true"/);
    const single = page(opened("shipping-address"), false, {
      formId: "checkout-shipping-address",
      fieldErrors: { postcode: "Postal code is required" },
    });
    expect(single).not.toContain("Fields to correct");
    expect(single).toContain(">Postal code is required</p>");
  });

  test("asks for a birth date where the shop needs it, and a guest whether they have an account", () => {
    const contact = page({ ...opened("contact"), legalAge: 18 });
    expect(fieldsOf(contact)).toEqual(
      expect.arrayContaining(["email*=ada@acme.example", "customer_birthdate*"]),
    );
    expect(wordsOf(contact)).toContain("You must be at least 18 years old to order. Already a customer?");
    expect(wordsOf(page(opened("contact"), true))).not.toContain("Already a customer?");
    expect(page(opened("contact"))).not.toContain("customer_birthdate");
  });

  test("delivers to a saved address by one press", () => {
    const book = [{ id: 4, address: nazareth, isDefaultShipping: true, isDefaultBilling: false }];
    const html = page({ ...opened("shipping-address"), addressBook: book });
    expect(buttonsOf(html)).toContain(`Ship to ${nazareth.address_line1}`);
    expect(fieldsOf(html)).toContain(`postcode=${nazareth.postcode}`);
  });

  test("says where no method delivers, by seller where there are several", () => {
    const none = { ...summary, shippingOffers: [], shippingMethod: null };
    const cart = { summary: none, placeToken: null, customerNote: "" };
    const html = page({ ...opened("shipping-method"), carts: [{ ...cart, seller: elm }] });
    expect(wordsOf(html)).toContain("No available shipping method: Elm Pottery");
    expect(wordsOf(page({ ...opened("shipping-method"), carts: [{ ...cart, seller: null }] }))).toMatch(
      /No available shipping method(?!:)/,
    );
  });

  test("lists what prevents the order above its parts", () => {
    const [mug] = summary.items;
    const wrong = {
      ...summary,
      items: mug ? [{ ...mug, problem: "Only 1 left." }] : [],
      minimumRefusal: "Too little.",
    };
    const html = page({ summary: wrong });
    const listed = /role="alert"[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    expect(wordsOf(listed)).toBe("Too little. Harbour mug: Only 1 left.");
    expect(linksOf(html)).toContainEqual(["Change your cart", "/checkout/cart"]);
  });

  test("of a shop that takes no orders has no part to fill in", () => {
    const html = page({ preventedMessage: "We are on holiday." });
    expect(html).not.toContain('id="payment"');
    expect(html).toMatch(/role="alert"/);
  });

  test("of a quote has fixed goods: neither codes nor a way to the cart", () => {
    const html = renderOnPage(
      <QuoteCheckoutPlace quoteId="q1" quoteKey="k1">
        <CheckoutPage view={view} isSignedIn={false} title="Your quote" />
      </QuoteCheckoutPlace>,
    );
    expect(html).toContain(">Your quote</h1>");
    expect(linksOf(html).map(([, to]) => to)).not.toContain("/checkout/cart");
    expect(html).not.toContain('name="code"');
    expect(html).toMatch(/action="[^"]*q1[^"]*key=k1[^"]*"/);
  });

  test.each(["contact", "shipping-address", "shipping-method", "payment"] as const)(
    "with %s open is said in the shop's language (rule texts-2)",
    (part) => {
      const own = ["Harbour mug", "Standard", "Pickup", "Cash", "On delivery.", "Card", "Germany"];
      const german = { countries: countries.slice(1), states: {} };
      const said = unsaidIn(() => page({ ...opened(part), ...german, legalAge: 18, invoiceReference: "" }));
      expect(said.filter((text) => !own.includes(text))).toEqual([]);
    },
  );
});
