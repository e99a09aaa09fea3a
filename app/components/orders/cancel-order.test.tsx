import { expect, test } from "vitest";
import { mugOrder } from "~/models/orders/order-view/order-fixture";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { CancelOrder } from "./cancel-order";

const html = (order: Partial<OrderView>) =>
  renderOnPage(<CancelOrder order={{ ...mugOrder, ...order }} refusal={null} />);

const refunded = "ll refund what you paid to your original payment method.";

test.each([
  ["paid", { redeemedMinor: 0 }, [refunded], ["gift cards"]],
  [
    "paid in part with a gift card",
    { redeemedMinor: 1000, totalDueMinor: 2250 },
    [refunded, "$10.00 goes back to the gift cards and store credit that paid for it."],
    [],
  ],
  [
    "paid with gift cards alone",
    { redeemedMinor: 3250, totalDueMinor: 0 },
    ["$32.50 goes back to the gift cards and store credit that paid for it."],
    [refunded],
  ],
])("an order %s says where the money goes (rule orders-15)", (_, amounts, said, unsaid) => {
  const page = html({ ...amounts, status: "processing" });
  for (const text of said) expect(page).toContain(text);
  for (const text of unsaid) expect(page).not.toContain(text);
});
