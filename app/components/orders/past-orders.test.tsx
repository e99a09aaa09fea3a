import { expect, test } from "vitest";
import type { PastOrderView } from "~/models/orders/past/past-order";
import { renderOnPage } from "~/widgets/widget-fixture";
import { PastOrders } from "./past-orders";

const order: PastOrderView = {
  id: "1",
  number: "#1001",
  email: "ada@example.com",
  placedAt: "2023-02-01T15:00:00.000Z",
  placedOnText: "February 1, 2023",
  state: "paid, fulfilled",
  currency: "USD",
  lines: [{ sku: "MUG", name: "Mug", qty: 2, priceMinor: 1000, image: null, slug: "" }],
  canBuyAgain: false,
  subtotalMinor: 2000,
  discountMinor: 250,
  discountCodes: "SPRING",
  shippingMinor: 500,
  shippingTitle: "Standard",
  taxMinor: 150,
  taxes: [],
  totalMinor: 2400,
  refundedMinor: 400,
  paymentTitle: "Card",
  billing: [],
  shipping: ["Ada Marsh", "Nazareth"],
};

test("an earlier order opens to its lines, sums and what was paid back", () => {
  const html = renderOnPage(<PastOrders orders={[order]} follows />);
  const words = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(words).toContain("Order #1001 February 1, 2023 · 2 items paid, fulfilled $24.00");
  expect(words).toContain("2 × Mug MUG $20.00");
  expect(words).toMatch(
    /Subtotal \$20\.00 Discount \(SPRING\) −\$2\.50 Shipping \(Standard\) \$5\.00 Tax \$1\.50/,
  );
  expect(words).toMatch(/Total \$24\.00 Refunded −\$4\.00/);
  expect(html).toMatch(/<details[ >]/);
  expect(html).not.toMatch(/<img|Buy again/);
});

test("what the shop still has of it shows its picture, leads to its page and can be bought again", () => {
  const image = { url: "/media/mug.webp", alt: "", width: 400, height: 400 };
  const lines = order.lines.map((line) => ({ ...line, image, slug: "tide-mug" }));
  const html = renderOnPage(<PastOrders orders={[{ ...order, lines, canBuyAgain: true }]} follows={false} />);
  expect(html).toContain('src="/media/mug.webp');
  expect(html).toContain('href="/tide-mug"');
  expect(html).toMatch(/name="past_order" value="1".*Buy again/);
});

test("without any there is nothing", () => {
  expect(renderOnPage(<PastOrders orders={[]} follows />)).not.toContain("Earlier orders");
});
