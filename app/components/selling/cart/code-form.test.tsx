import { describe, expect, test } from "vitest";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { renderOnPage } from "~/widgets/widget-fixture";
import { cartOf } from "./cart-view-fixture";
import { DiscountCodeForm } from "./code-form";

const html = (summary: CartSummary, carts: Parameters<typeof DiscountCodeForm>[0]["carts"] = []) =>
  renderOnPage(<DiscountCodeForm summary={summary} action="/checkout/cart" carts={carts} />);
const percent = { type: "percent" as const, rateBasisPoints: 1000 };
const plain = cartOf();
/** What the buttons that remove something send. */
const removals = (page: string) =>
  [...page.matchAll(/<form(?:(?!<\/form>).)*Remove<span class="sr-only"> ([^<]*)</gs)].map(([form, name]) => [
    name,
    Object.fromEntries(
      [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, k, v]) => [k, v]),
    ),
  ]);

describe("codes of a cart", () => {
  test("are typed into a field that is folded away", () => {
    const page = html(plain);
    expect(page).toContain("<details class=");
    expect(page).toContain('name="code"');
    expect(removals(page)).toEqual([]);
  });

  test("are listed with what they come to, and can be removed (rule discounts-6)", () => {
    const discounts = [{ id: "save", title: "Save ten", code: "SAVE", action: percent }];
    const page = html(cartOf({ discounts }, { codes: ["SAVE"] }));
    expect(page).toContain('<details open=""');
    expect(page).toContain("Save ten, −$2.50");
    expect(removals(page)).toEqual([["SAVE", { intent: expect.stringMatching(/code/i), code: "SAVE" }]]);
  });

  test("that do not apply say why, as a refusal", () => {
    const page = html(cartOf({}, { codes: ["LATE"] }));
    expect(page).toMatch(/<span class="block text-danger">[^<]*LATE/);
  });
});

test("discounts that apply by themselves are said, and cannot be removed", () => {
  const discounts = [{ id: "all", title: "Spring", code: null, action: percent }];
  const page = html(cartOf({ discounts }));
  expect(page).toContain("Spring");
  expect(page).toContain("-$2.50");
  expect(removals(page)).toEqual([]);
});

test("gift cards are listed with what they pay (rule gift-cards-5)", () => {
  const card = { kind: "gift_certificate" as const, code: "7", title: "Gift card •WXYZ", amountMinor: 500 };
  const page = html({ ...plain, totals: { ...plain.totals, redemptions: [card] } });
  expect(page).toContain("−$5.00");
  expect(removals(page)).toEqual([
    ["Gift card •WXYZ", { intent: expect.stringMatching(/gift/i), gift_card_id: "7" }],
  ]);
});

describe("store credit (rule store-credit-2)", () => {
  test("may pay where there is some", () => {
    const page = html({ ...plain, storeCredit: { balanceMinor: 1500, isUsed: false } });
    expect(page).toContain("You have <strong>$15.00</strong> of store credit.");
    expect(page).toContain("Use store credit");
  });

  test("that pays says how much, and can be taken out", () => {
    const used = { kind: "store_credit" as const, code: "", title: "Store credit", amountMinor: 1500 };
    const storeCredit = { balanceMinor: 1500, isUsed: true };
    const page = html({ ...plain, storeCredit, totals: { ...plain.totals, redemptions: [used] } });
    expect(page).toContain("−$15.00");
    expect(removals(page).map(([name]) => name)).toEqual(["Store credit"]);
    expect(html({ ...plain, storeCredit })).toContain("There’s nothing left to pay.");
  });
});
