import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PastOrderView } from "~/models/orders/past-order";
import { PastOrders } from "./past-orders";

const order: PastOrderView = {
  ...{ id: "1", number: "#1001", email: "ada@example.com", placedAt: "2023-02-01T15:00:00.000Z" },
  ...{ placedOnText: "February 1, 2023", state: "paid, fulfilled", currency: "USD" },
  lines: [{ sku: "MUG", name: "Mug", qty: 2, priceMinor: 1000 }],
  ...{ subtotalMinor: 2000, discountMinor: 250, discountCodes: "SPRING", shippingMinor: 500 },
  ...{ shippingTitle: "Standard", taxMinor: 150, taxes: [], totalMinor: 2400, refundedMinor: 400 },
  ...{ paymentTitle: "Card", billing: [], shipping: ["Ada Marsh", "Nazareth"] },
};

test("an earlier order opens to its lines, sums and what was paid back", () => {
  const html = renderToStaticMarkup(<PastOrders orders={[order]} />);
  const words = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(words).toContain("Order #1001 February 1, 2023 · paid, fulfilled $24.00");
  expect(words).toContain("2 × Mug MUG $20.00");
  expect(words).toMatch(/Subtotal \$20\.00 Discount SPRING -\$2\.50 Shipping Standard \$5\.00 Tax \$1\.50/);
  expect(words).toMatch(/Total \$24\.00 Refunded -\$4\.00/);
  expect(html).toMatch(/<details[ >]/);
});

test("without any there is nothing", () => {
  expect(renderToStaticMarkup(<PastOrders orders={[]} />)).toBe("");
});
