import { expect, test } from "vitest";
import type { CartItemView } from "~/models/selling/cart-summary/cart-summary";
import { renderOnPage } from "~/widgets/widget-fixture";
import { cartOf } from "../../selling/cart/cart-view-fixture";
import { QuoteCheckoutPlace } from "../checkout-place";
import { Goods, OrderAside } from "./order-aside";

const summary = cartOf();
const [mug] = summary.items;
if (!mug) throw new Error("the cart has no line");
const goods = (changes: Partial<CartItemView> = {}) =>
  renderOnPage(<Goods summary={{ ...summary, items: [{ ...mug, ...changes }] }} />).replaceAll(
    "<!-- -->",
    "",
  );
const carts = [{ summary, seller: null }] as unknown as Parameters<typeof OrderAside>[0]["carts"];

test("a line says what is bought, how many, and for how much", () => {
  const page = goods({ variationText: "Moss", isVariation: true });
  expect(page).toContain("Harbour mug");
  expect(page).toContain("Moss · Qty 2");
  expect(page).toContain(">$25.00</p>");
});

test("a line tells of a wait, and of a day of delivery", () => {
  const page = goods({
    stock: { ...mug.stock, backordersMessage: "Ships in 3 weeks" },
    deliveryText: "Arrives on Friday",
  });
  expect(page).toContain("Ships in 3 weeks");
  expect(page).toContain("Arrives on Friday");
});

test("a gift is free", () => {
  expect(goods({ autoAddedBy: "GIFT" })).toContain(">Free</p>");
});

test("goods of several sellers stand below their sellers' names", () => {
  const two = [
    { summary, seller: { guid: "s-1", name: "Elm Pottery" } },
    { summary, seller: { guid: "s-2", name: "Tide Glass" } },
  ] as unknown as Parameters<typeof OrderAside>[0]["carts"];
  const page = renderOnPage(<Goods summary={summary} carts={two} />);
  expect([...page.matchAll(/<section aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Elm Pottery",
    "Tide Glass",
  ]);
  expect(page).toContain("From Elm Pottery");
});

test("the total is in the fold's line, and the cart can still be changed", () => {
  const page = renderOnPage(
    <OrderAside summary={summary} carts={carts}>
      {null}
    </OrderAside>,
  );
  expect(page).toMatch(/<summary.*\$25\.00<\/span><\/summary>/s);
  expect(page).toContain(">Edit cart</a>");
});

test("the goods of a quote are as they were offered", () => {
  const page = renderOnPage(
    <QuoteCheckoutPlace quoteId="q" quoteKey={undefined}>
      <OrderAside summary={summary} carts={carts}>
        {null}
      </OrderAside>
    </QuoteCheckoutPlace>,
  );
  expect(page).not.toContain("Edit cart");
});
