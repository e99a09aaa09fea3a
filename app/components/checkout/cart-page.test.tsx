import { describe, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { cartOf, twoMethods } from "../selling/cart/cart-view-fixture";
import { CartPage } from "./cart-page";

const draft = { shippingAddress: nazareth, shippingMethodCode: "standard", email: "ada@acme.example" };
const summary = cartOf(twoMethods, { draft });
const countries = [
  { code: "US", name: "United States" },
  { code: "DE", name: "Germany" },
];
const elm = { guid: "s-1", code: "elm", name: "Elm Pottery" };

describe("the cart's page", () => {
  const page = (over: Partial<Parameters<typeof CartPage>[0]> = {}) =>
    renderOnPage(
      <CartPage
        carts={[{ summary, seller: null, note: "" }]}
        summary={summary}
        unfinishedOrder={null}
        preventedMessage=""
        givesQuotes={false}
        express={[]}
        destination={null}
        countries={countries}
        noteField={null}
        trust={{ promises: [], marks: [] }}
        {...over}
      />,
    );
  const empty = { ...summary, items: [], invalidItems: [], count: 0 };
  const [mug] = summary.items;
  const checkouts = (html: string) => linksOf(html).filter(([words]) => words === "Checkout");

  test("leads to the checkout from beside the totals, and from the bar of a phone", () => {
    expect(checkouts(page())).toEqual([
      ["Checkout", "/checkout"],
      ["Checkout", "/checkout"],
    ]);
    expect(wordsOf(page())).toContain("Your cart 2 items");
  });

  test("without goods says so and leads on, or to the order that waits for its payment", () => {
    const nothing = page({ summary: empty, carts: [{ summary: empty, seller: null, note: "" }] });
    expect(nothing).toMatch(/<h1[^>]*>Your cart is empty<\/h1>/);
    expect(linksOf(nothing)).toEqual([["Continue shopping", "/"]]);
    const order = { id: "o1", incrementId: "1001", productNames: ["Mug"], isAwaited: false };
    const unfinished = page({ summary: empty, unfinishedOrder: order });
    expect(linksOf(unfinished)).toEqual([["1001", "/order/o1"]]);
    expect(buttonsOf(unfinished)).toEqual(["Go to payment", "Change your order"]);
  });

  test.each([
    [
      "a line cannot be bought",
      { items: mug ? [{ ...mug, problem: "Only 1 left." }] : [] },
      "remove the marked items",
    ],
    ["it comes to too little", { minimumRefusal: "Orders start at $50.00." }, "Orders start at $50.00."],
    ["something is not sent there", { shippingRefusals: ["Not to Alaska."] }, "remove what can’t be shipped"],
  ])("cannot be ordered where %s, and says why", (_, over, words) => {
    const shut = page({ summary: { ...summary, ...over } });
    expect(checkouts(shut)).toEqual([]);
    expect(wordsOf(shut)).toContain(words);
  });

  test("of a shop that takes no orders says so, and offers a quote where it gives one", () => {
    const shut = page({ preventedMessage: "We are on holiday.", givesQuotes: true });
    expect(checkouts(shut)).toEqual([]);
    expect(shut).toMatch(/role="alert"[^>]*>We are on holiday\./);
    expect(linksOf(shut)).toContainEqual(["Request a quote", "/checkout/quote"]);
  });

  test("of several sellers has a box and a way to order alone for each", () => {
    const tide = { guid: "s-2", code: "tide", name: "Tide Glass" };
    const carts = [elm, tide].map((seller) => ({ summary, seller, note: "" }));
    const both = page({ carts });
    expect(
      [...both.matchAll(/<h2 id="cart-s-\d"[^>]*>(.*?)<\/h2>/gs)].map(([, title = ""]) => wordsOf(title)),
    ).toEqual(["From Elm Pottery", "From Tide Glass"]);
    expect(linksOf(both).filter(([words]) => words.startsWith("Order only"))).toHaveLength(2);
    expect(
      linksOf(page({ carts: carts.slice(0, 1) })).some(([words]) => words.startsWith("Order only")),
    ).toBe(false);
  });

  test("estimates for a country and postal code, folded away; an address that is known is changed instead", () => {
    expect(fieldsOf(page())).toEqual(expect.arrayContaining(["country*", "postcode*"]));
    const known = page({ destination: { country: "US", state: "PA", postcode: "18064", isAddress: true } });
    expect(wordsOf(known)).toContain("Shipping to PA 18064 Change the address");
    const foreign = page({ destination: { country: "DE", state: "", postcode: "53111", isAddress: false } });
    expect(wordsOf(foreign)).toContain("Estimated for 53111, DE");
  });

  test("shows the ways to send it, the chosen one pressed, or says that there is none", () => {
    const pressed = [...page().matchAll(/value="(\w+)" aria-pressed="(\w+)"/g)].map(([, code, is]) => [
      code,
      is,
    ]);
    expect(pressed).toEqual([
      ["standard", "true"],
      ["pickup", "false"],
    ]);
    const none = cartOf({ shipping_methods: [] });
    const unsent = page({ summary: none, carts: [{ summary: none, seller: null, note: "" }] });
    expect(unsent).toContain('<p class="error-note">No available shipping method</p>');
  });

  test("takes a message to the store where the shop asks for one", () => {
    const noteField = { label: "Message to us", limit: 100 };
    expect(wordsOf(page({ noteField }))).toContain("Message to us");
    expect(wordsOf(page())).not.toContain("Message to us");
  });

  test("is said in the shop's language (rule texts-2)", () => {
    const own = ["United States", "Germany", "Standard", "Pickup", "Harbour mug"];
    expect(unsaidIn(() => page()).filter((text) => !own.includes(text))).toEqual([]);
    const none = cartOf({ shipping_methods: [] });
    const unsent = () => page({ summary: none, carts: [{ summary: none, seller: null, note: "" }] });
    expect(unsaidIn(unsent).filter((text) => !own.includes(text))).toEqual([]);
  });
});
