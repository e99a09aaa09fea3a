import { expect, test } from "vitest";
import { mugOrder } from "~/models/order-view/order-fixture";
import type { OrderLineView } from "~/models/order-view/order-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OrderLines } from "./order-lines";

const html = (part: Partial<OrderLineView>) =>
  renderOnPage(
    <OrderLines order={{ ...mugOrder, lines: mugOrder.lines.map((line) => ({ ...line, ...part })) }} />,
  );

test.each([
  ["a variation", {}, 'href="/harbour-mug/pv/MUG-NAVY"'],
  ["a product without variations", { variationText: "" }, 'href="/harbour-mug"'],
])("%s links to the ordered product", (_, part, link) => {
  expect(html(part)).toContain(link);
});

test("a line without a page has no link", () => {
  expect(html({ slug: "" })).not.toContain("href");
});
