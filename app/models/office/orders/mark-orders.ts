import type { OrderStatus } from "../../selling/checkout/order-status";

/** What several orders can be marked as at once (rule office-18). */
export type OrderMark = "paid" | "ready";

/** The words of a mark. */
export const markTexts: Record<
  OrderMark,
  { title: string; intro: string; done: string; not: string; submit: (count: string) => string }
> = {
  paid: {
    title: "Mark as paid",
    intro: "The money of these orders has arrived: they go on to be packed, and their customers get a mail.",
    done: "Paid",
    not: "Waits for no payment",
    submit: (count) => `Mark ${count} as paid`,
  },
  ready: {
    title: "Mark as ready",
    intro:
      "These orders lie ready to be collected: their pieces leave the stock, and their customers get a mail.",
    done: "Ready",
    not: "Is not to be collected now",
    submit: (count) => `Mark ${count} as ready`,
  },
};

/** Whether an order can be marked. */
export const takesMark = (mark: OrderMark, status: OrderStatus, isCollected: boolean): boolean =>
  mark === "paid"
    ? status === "pending" || status === "pending_payment"
    : isCollected && (status === "processing" || status === "packing");
