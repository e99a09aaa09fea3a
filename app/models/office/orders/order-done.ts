import type { OrderDeed } from "./order-forms";

/** What the page says after something was done with an order. */
export const orderDoneTexts: Partial<Record<string, string>> = {
  placed: "Placed. The customer gets a mail.",
  ship: "Shipped. The customer gets a mail with the tracking number.",
  ready: "Marked as ready. The customer gets a mail.",
  delivered: "Marked as delivered.",
  pay: "Marked as paid.",
  refund: "Refunded. The customer gets a mail.",
  "cancel-lines": "Canceled. What they cost is paid back.",
  cancel: "The order is canceled. The customer gets a mail.",
  withdraw: "The withdrawal is taken down. The customer gets a mail, and what isn’t sent is canceled.",
  "accept-return": "Accepted. The customer gets a mail that says where to send it.",
  "decline-return": "Declined. The customer gets a mail with your reason.",
  "receive-return": "Noted as arrived.",
  "refund-return": "Refunded. The customer gets a mail.",
  note: "Your note is in the order’s history.",
} satisfies Record<OrderDeed | "placed", string>;
