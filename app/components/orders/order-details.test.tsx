import { expect, test } from "vitest";
import { mugOrder } from "~/models/orders/order-view/order-fixture";
import type { OrderMoney } from "~/models/orders/order-view/order-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OrderDetails } from "./order-details";

const html = (money: Partial<OrderMoney>) =>
  renderOnPage(
    <OrderDetails
      order={{ ...mugOrder, money: { ...mugOrder.money, ...money } }}
      downloads={[]}
      mayCancel={false}
      mayReturn={false}
      mayWithdraw={false}
    />,
  );

test("an order says what its shopper is owed (rule payment-21)", () => {
  expect(html({ owedMinor: 1200, refusals: 3 })).toContain(
    "<span>Still to be refunded</span><span>−$12.00</span>",
  );
  expect(html({})).not.toContain("Still to be refunded");
});

test("an order whose payment is only authorized says so (rule orders-18)", () => {
  expect(html({ isAuthorized: true })).toContain("Authorized, not charged yet.");
  expect(html({})).not.toContain("Authorized");
});

test("an order that is collected says where in place of an address (rule shipping-5)", () => {
  const pickup = { address: "9 Mill Lane, Easton", note: "Ring twice." };
  const page = renderOnPage(
    <OrderDetails
      order={{ ...mugOrder, pickup }}
      downloads={[]}
      mayCancel={false}
      mayReturn={false}
      mayWithdraw={false}
    />,
  );
  expect(page).toContain("9 Mill Lane, Easton");
  expect(page).not.toContain("Shipping address");
  expect(html({})).toContain("Shipping address");
});
