import { expect, test } from "vitest";
import type { OrderDeeds, OrderPage } from "~/models/office/orders/order-page";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OrderDeedForms } from "./order-deed-forms";
import { mugLine, noDeeds, orderPage } from "./order-page-fixture";

const html = (may: Partial<OrderDeeds>, order: Partial<OrderPage> = {}) =>
  renderOnPage(<OrderDeedForms order={orderPage({ may: { ...noDeeds, ...may }, ...order })} />).replaceAll(
    "<!-- -->",
    "",
  );
const deeds = (page: string) => [...page.matchAll(/name="do" value="([\w-]+)"/g)].map(([, deed]) => deed);
/** The labels of what is next. */
const mains = (page: string) =>
  [...page.matchAll(/<summary class="office-button" data-kind="main">([^<]*)</g)].map(([, label]) => label);

test("only what can be done now is offered, what is next first", () => {
  expect(deeds(html({}))).toEqual([]);
  expect(deeds(html({ ship: true, refund: true, cancel: true, note: true }))).toEqual([
    "ship",
    "refund",
    "cancel",
    "note",
  ]);
});

test("a parcel begins with all that can still be sent", () => {
  const page = html({ ship: true });
  expect(mains(page)).toEqual(["Ship 2 items…"]);
  expect(page).toMatch(/name="qty\.l1"[^>]*max="2"[^>]*value="2"|name="qty\.l1"[^>]*value="2"[^>]*max="2"/);
  expect(page).toContain('<input type="hidden" name="sku.l1" value="MUG"/>');
  expect(page).toContain('<option value="ups">UPS</option>');
  expect(mains(html({ ship: true }, { lines: [{ ...mugLine, openQty: 1 }] }))).toEqual(["Ship 1 item…"]);
});

test("lines of which nothing is open are in no parcel", () => {
  const lines = [mugLine, { ...mugLine, id: 2, openQty: 0 }];
  const page = html({ ship: true }, { lines });
  expect(page).toContain('name="qty.l1"');
  expect(page).not.toContain('name="qty.l2"');
});

test("a refund begins with no piece, bounded by what was kept, and knows what was refunded before", () => {
  const page = html({ refund: true }, { refunded: "7.50" });
  expect(page).toMatch(/name="qty\.l1"[^>]*max="3"/);
  expect(page).toMatch(/name="qty\.l1"[^>]*value="0"/);
  expect(page).toContain('<input type="hidden" name="refunded" value="7.50"/>');
  expect(page).toContain("5.00 is left of it.");
  expect(page).toContain("It cannot be called back.");
});

test("pieces that were refunded are not offered again", () => {
  const page = html({ refund: true }, { lines: [{ ...mugLine, keptQty: 0 }] });
  expect(page).not.toContain('name="qty.l1"');
});

test("what takes something away says what goes (rule office-105)", () => {
  expect(html({ cancelLines: true })).toContain("They are not sent and can be bought by others.");
  expect(html({ cancel: true })).toContain("What was paid goes back the way it was paid.");
});

test("to mark as paid is next only where nothing can be sent", () => {
  expect(mains(html({ pay: true }))).toEqual(["Mark as paid…"]);
  expect(mains(html({ pay: true, ship: true }))).toEqual(["Ship 2 items…"]);
  expect(mains(html({ pay: true, ready: true }))).toEqual(["Ready for pickup: 2 items…"]);
});
