import { describe, expect, test } from "vitest";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { cartOf } from "../selling/cart/cart-view-fixture";
import { QuoteList } from "./quote-list";
import { QuotePreview } from "./quote-preview";
import { QuoteRequestPage } from "./quote-request-page";
import { StoredMethodList } from "./stored-method-list";

const summary = cartOf();

describe("quotes (rule quotes-5)", () => {
  const quote = {
    id: "q1",
    number: "Q-7",
    email: "ada@acme.example",
    note: "For a café.",
    answer: "",
    createdOnText: "Mar 1",
    validUntilText: "Mar 31",
    orderId: null,
    summary,
  };

  test.each([
    ["requested", null, "We’re working on your price", ["Continue shopping"]],
    ["priced", null, "The prices below hold until Mar 31.", ["Order now", "Continue shopping"]],
    ["ordered", "o1", "You have ordered this quote.", ["View your order", "Continue shopping"]],
    ["expired", null, "This quote expired on Mar 31.", ["Continue shopping"]],
  ] as const)("one that is %s says so and leads on", (state, orderId, words, ways) => {
    const html = renderOnPage(<QuotePreview quote={{ ...quote, state, orderId }} quoteKey="k1" />);
    expect(wordsOf(html)).toContain(words);
    expect(linksOf(html).map(([way]) => way)).toEqual(ways);
    const own = ["Harbour mug", "Standard", quote.note];
    expect(
      unsaidIn(() =>
        renderOnPage(<QuotePreview quote={{ ...quote, state, orderId }} quoteKey="k1" />),
      ).filter((text) => !own.includes(text)),
    ).toEqual([]);
  });

  test("are listed with their state and day", () => {
    const html = renderOnPage(
      <QuoteList
        quotes={[
          { ...quote, state: "priced" },
          { ...quote, id: "q2", number: "Q-6", state: "requested" },
        ]}
      />,
    );
    expect(wordsOf(html)).toBe(
      "Quote Q-7 Valid until Mar 31 Ready to order Quote Q-6 Requested on Mar 1 Requested",
    );
  });

  test("a cart is sent to be priced with an email and a message", () => {
    const html = renderOnPage(<QuoteRequestPage summary={summary} email="ada@acme.example" />);
    expect(fieldsOf(html).filter((field) => !field.startsWith("__"))).toEqual([
      "email*=ada@acme.example",
      "note",
    ]);
    expect(wordsOf(html)).toContain("Harbour mug Qty 2 $25.00");
  });
});

test("a stored card is removed by a button that names it, but not while a subscription needs it", () => {
  const method = {
    id: "m1",
    title: "Visa 4242",
    expiryText: "Expired 08/2024",
    isExpired: true,
    isUsed: false,
  };
  const list = (isUsed: boolean) => renderOnPage(<StoredMethodList methods={[{ ...method, isUsed }]} />);
  expect(buttonsOf(list(false))).toEqual(["Remove Visa 4242"]);
  expect(list(false)).toContain('text-danger">Expired 08/2024');
  expect(buttonsOf(list(true))).toEqual([]);
  expect(wordsOf(list(true))).toContain("Used for a subscription.");
});
