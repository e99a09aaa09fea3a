import { expect, test } from "vitest";
import { changeEvent, type RecordedChange } from "./change-event";

const typeOf = (
  subject: string,
  before: RecordedChange["before"],
  after: RecordedChange["after"],
): string | null => changeEvent({ subject, subjectId: "7", before, after })?.type ?? null;

test.each([
  ["an order that was not there is placed", "orders", null, { status: "pending" }, "order.placed"],
  ["its payment came", "orders", { status: "pending_payment" }, { status: "processing" }, "order.paid"],
  ["it is packed", "orders", { status: "processing" }, { status: "packing" }, "order.changed"],
  ["it is complete", "orders", { status: "packing" }, { status: "complete" }, "order.completed"],
  ["it is canceled", "orders", { status: "pending" }, { status: "canceled" }, "order.canceled"],
  ["a total changed", "orders", { tax_minor: 1 }, { tax_minor: 2 }, "order.changed"],
  ["a refund is done", "refunds", { status: "pending" }, { status: "done" }, "order.refunded"],
  ["a refund waits", "refunds", null, { status: "pending" }, null],
  ["a return moved", "return_requests", { status: "asked" }, { status: "approved" }, "order.returned"],
  ["a product is new", "products", null, { sku: "MUG" }, "product.created"],
  ["a product has another name", "products", { name: "Mug" }, { name: "Cup" }, "product.changed"],
  [
    "a product is archived",
    "products",
    { archived_from: null },
    { archived_from: "enabled" },
    "product.removed",
  ],
  ["an offer has another price", "offers", { price_minor: 1 }, { price_minor: 2 }, "price.changed"],
  ["an offer is hidden", "offers", { is_visible: true }, { is_visible: false }, "product.changed"],
  ["stock moved", "stock_items", { reserved: 0 }, { reserved: 1 }, "stock.changed"],
  [
    "a customer is in another group",
    "customers",
    { group_code: "" },
    { group_code: "trade" },
    "customer.changed",
  ],
  [
    "a customer has another name",
    "customers",
    { first_name: null },
    { first_name: null },
    "customer.changed",
  ],
  ["a customer's row is gone", "customers", { group_code: "trade" }, null, null],
  ["a review is new", "reviews", null, { star: 5 }, "review.created"],
  ["a review is approved", "reviews", { status: "pending" }, { status: "approved" }, "review.changed"],
  ["a payout moved", "payouts", { state: "open" }, { state: "paid" }, "payout.changed"],
  ["a menu is no event", "menus", null, { name: "Main" }, null],
])("%s", (_name, subject, before, after, type) => {
  expect(typeOf(subject, before, after)).toBe(type);
});
