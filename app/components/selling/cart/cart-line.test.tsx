import { describe, expect, test } from "vitest";
import type { CartItemView } from "~/models/selling/cart-summary/cart-summary";
import { renderOnPage } from "~/widgets/widget-fixture";
import { CartLine } from "./cart-line";
import { cartOf } from "./cart-view-fixture";

const [mug] = cartOf().items;
if (!mug) throw new Error("the cart has no line");
const html = (changes: Partial<CartItemView> = {}) =>
  renderOnPage(<CartLine item={{ ...mug, ...changes }} currency="USD" />);
/** What the forms of a line send, by their intent: the quantity. */
const sent = (page: string) =>
  [
    ...page.matchAll(
      /name="intent" value="(\w+)"\/><input type="hidden" name="item_id" value="1"\/>(?:<input type="hidden" name="qty" value="(\d+)"\/>)?/g,
    ),
  ].map(([, intent, qty]) => [intent, qty]);

describe("a line of the cart", () => {
  test("says what it is, for how much, and leads to its page", () => {
    const page = html({ variationText: "Moss", isVariation: true });
    expect(page).toMatch(/href="\/harbour-mug\/pv\/MUG"[^>]*>Harbour mug</);
    expect(page).toContain(">Moss<");
    expect(page).toContain("$12.50 each");
    expect(page).toContain(">$25.00</p>");
    expect(html({ slug: "" })).not.toContain("href");
  });

  test("says a higher price of before, and the fee of its delivery", () => {
    const page = html({ listPriceMinor: 2000, shippingFeeMinor: 150 });
    expect(page).toContain('<span class="sr-only">instead of </span><s class="me-2">$20.00</s>');
    expect(page).toContain("+ $1.50 shipping fee");
    expect(html()).not.toMatch(/instead of|shipping fee/);
  });

  test("is changed, counted up and down and removed by posts of its own", () => {
    expect(sent(html())).toEqual([
      ["update", "1"],
      ["update", "3"],
      ["update", undefined],
      ["remove", undefined],
    ]);
  });

  test("cannot be counted below one or above its limit", () => {
    const disabled = (page: string) =>
      [...page.matchAll(/disabled=""[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(disabled(html({ qty: 1 }))).toEqual(["One Harbour mug less"]);
    expect(disabled(html({ qty: 10, limitQty: 10 }))).toEqual(["One Harbour mug more"]);
    expect(disabled(html())).toEqual([]);
  });

  test("bought one at a time has a quantity that stays (rule options-16)", () => {
    const page = html({ isQtyFixed: true, qty: 1 });
    expect(page).toMatch(/name="qty"[^>]*disabled=""/);
    expect(page).not.toContain(">Update<");
    expect(html({ isQtyFixed: true, qty: 2 })).toContain(">Update<");
  });

  test("that is a gift costs nothing and has no quantity to change", () => {
    const page = html({ autoAddedBy: "gift" });
    expect(page).toContain(">Free</p>");
    expect(page).toContain("Your gift, 2 items");
    expect(page).not.toContain("each");
    expect(page).not.toContain('name="qty"');
  });

  test("that cannot be bought has neither price nor quantity, but can be removed", () => {
    const page = html({ rowTotalMinor: 0, priceMinor: 0, problem: "It was withdrawn." });
    expect(page).not.toContain("$");
    expect(page).not.toContain('name="qty"');
    expect(page).toContain('error-note">It was withdrawn.</p>');
    expect(sent(page)).toEqual([["remove", undefined]]);
  });

  test("says first what prevents the order, then what its stock is", () => {
    const stock = { ...mug.stock, stockMessage: "Only 2 left", backordersMessage: "" };
    expect(html({ stock })).toContain('text-warning">Only 2 left</p>');
    const late = { ...stock, backordersMessage: "Ships in May" };
    expect(html({ stock: late })).toContain('text-warning">Ships in May</p>');
    expect(html({ stock: late, problem: "Too many." })).not.toContain("Ships in May");
  });

  test("says when and how it comes", () => {
    const page = html({
      deliveryText: "Arrives Wed, Mar 11",
      itemDeliveryInfo: "In two parcels",
      methodLimitText: "Standard only",
    });
    for (const text of ["Arrives Wed, Mar 11", "In two parcels", "Standard only"])
      expect(page).toContain(`<li>${text}</li>`);
  });
});
