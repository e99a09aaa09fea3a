import { expect, test } from "vitest";
import type { OrderPageLine } from "~/models/office/orders/order-page";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OfficeOrderLines } from "./order-lines";
import { mugLine, orderPage } from "./order-page-fixture";

const html = (line: Partial<OrderPageLine> = {}) =>
  renderOnPage(<OfficeOrderLines order={orderPage({ lines: [{ ...mugLine, ...line }] })} />);

test("a line says what it is, how many, for how much", () => {
  const page = html();
  expect(page).toContain("<strong>Harbour mug</strong><small>MUG · Navy</small>");
  expect(page).toMatch(/data-label="Qty">3</);
  expect(page).toMatch(/data-label="Price">\$12\.50</);
  expect(page).toMatch(/data-label="Sum">\$37\.50</);
});

test("a line says what became of its pieces, and nothing where nothing has", () => {
  expect(html({ states: ["2 sent", "1 refunded"] })).toContain("<small>2 sent · 1 refunded</small>");
  expect(html({ detail: "", states: [] }).match(/<small>/g)).toHaveLength(1);
});

test("a picture is shown where there is one", () => {
  expect(html()).not.toContain("<img");
  expect(html({ imageUrl: "/media/mug" })).toContain('<img src="/media/mug" alt=""');
});

test("the sums stand below the lines, the total stands out", () => {
  const page = html();
  expect(page).toContain("<div><dt>Shipping</dt><dd>$5.00</dd></div>");
  expect(page).toContain('<div data-strong="true"><dt>Total</dt><dd>$42.50</dd></div>');
});
