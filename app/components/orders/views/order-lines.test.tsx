import { expect, test } from "vitest";
import { mugOrder } from "~/models/orders/order-view/order-fixture";
import type { OrderLineView } from "~/models/orders/order-view/order-view";
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

test("a line says when it arrives, as it was promised (rule orders-16)", () => {
  const paid = (part: Partial<OrderLineView>) =>
    renderOnPage(
      <OrderLines
        order={{
          ...mugOrder,
          status: "processing",
          bankDetails: [],
          lines: mugOrder.lines.map((line) => ({ ...line, ...part })),
        }}
      />,
    );
  expect(paid({ arrivalText: "Arrives Mon, Apr 6" })).toContain("Arrives Mon, Apr 6");
  expect(paid({ arrivalText: "Arrives Mon, Apr 6", canceledQty: 2 })).not.toContain("Arrives");
  // Its days were counted from an order that is not paid yet.
  expect(html({ arrivalText: "Arrives Mon, Apr 6" })).not.toContain("Arrives");
});
