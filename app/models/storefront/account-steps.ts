// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { returnStatusLabels } from "../orders/return-request/return-status";
import type { ReturnView } from "../orders/return-request/return-view";
import type { OrderStatus } from "../selling/checkout/order-status";

/** The states of orders that wait for their customer's payment. */
export const unpaidStatuses: readonly OrderStatus[] = ["pending", "pending_payment"];

/** Orders, returns and products named one by one; those after them are counted. */
export const shownSteps = 3;

/** What an account's first page looks at. `total` counts those listed and all after them. */
export type AccountState = {
  unpaid: { orders: { id: string; incrementId: string; status: OrderStatus }[]; total: number };
  returns: { items: OpenReturn[]; total: number };
  unreviewed: { products: { sku: string; name: string }[]; total: number };
};

/** A return that is not refunded or declined, of the order with this id. */
export type OpenReturn = Pick<ReturnView, "number" | "status" | "isBeingRefunded"> & { orderId: string };

/** Where a step leads: an order, the open orders, all orders, or the form for a review of a product. */
export type StepTarget =
  | { to: "order"; id: string }
  | { to: "open orders" | "orders" }
  | { to: "review"; sku: string };

/** One line of what to do next: what there is, and the words of the link that leads there. */
export type AccountPageStep = { text: string; link: string; target: StepTarget };

/**
 * What a customer can do next, the most pressing first: orders to pay, returns under way, and in one line
 * what can be reviewed (rule orders-21). Empty where there is nothing to do.
 */
export const accountPageSteps = ({ unpaid, returns, unreviewed }: AccountState): AccountPageStep[] => [
  ...unpaid.orders.map(unpaidStep),
  ...moreStep(unpaid.total - unpaid.orders.length, "open orders"),
  ...returns.items.map(returnStep),
  ...moreStep(returns.total - returns.items.length, "orders"),
  ...reviewSteps(unreviewed),
];

const unpaidStep = ({
  id,
  incrementId,
  status,
}: AccountState["unpaid"]["orders"][number]): AccountPageStep => ({
  text: phrase("Order {number} is waiting for your payment.", { number: incrementId }),
  link: status === "pending_payment" ? phrase("Finish the payment") : phrase("See how to pay"),
  target: { to: "order", id },
});

/** Those after the ones that are named. */
const moreStep = (count: number, to: "open orders" | "orders"): AccountPageStep[] =>
  count <= 0
    ? []
    : [
        {
          text:
            to === "orders"
              ? phrase("{count, plural, one {# more return is} other {# more returns are}} under way.", {
                  count,
                })
              : phrase(
                  "{count, plural, one {# more order is} other {# more orders are}} waiting for your payment.",
                  { count },
                ),
          link: phrase("See all"),
          target: { to },
        },
      ];

const returnStep = ({ orderId, number, status, isBeingRefunded }: OpenReturn): AccountPageStep => ({
  text: phrase("Return {number}: {state}.", {
    number,
    state: phrase(isBeingRefunded ? message("Being refunded") : returnStatusLabels[status]),
  }),
  link: status === "accepted" ? phrase("See how to send it") : phrase("See the return"),
  target: { to: "order", id: orderId },
});

/** The line leads to the first product: once that is reviewed the next one is first. */
function reviewSteps({ products, total }: AccountState["unreviewed"]): AccountPageStep[] {
  const [first] = products;
  if (!first) return [];
  const others = total - 1;
  return [
    {
      text:
        others === 0
          ? phrase("You can review {name}.", { name: first.name })
          : phrase(
              "You can review {name} and {others, plural, one {# more product} other {# more products}}.",
              {
                name: first.name,
                others,
              },
            ),
      link: phrase("Write a review"),
      target: { to: "review", sku: first.sku },
    },
  ];
}
