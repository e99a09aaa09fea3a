import * as orders from "~/services/orders/order-handlers.server";
import * as payments from "~/services/payments/payment-order-handlers.server";
import * as selling from "~/services/selling/selling-order-handlers.server";
import type { AreaHandlers } from "~/services/shops/shop-context.server";

/** What areas do when something happens in an area below them; every context carries it. */
export const areaHandlers: AreaHandlers = {
  orderStatus: [
    selling.dropKeptCart,
    orders.invoiceAccepted,
    orders.grantFiles,
    orders.startDeliveries,
    payments.bookAccepted,
    orders.releaseStock,
    selling.releaseUses,
    selling.returnCredit,
    payments.bookCanceled,
    orders.shipStock,
    selling.settleCards,
    orders.mailSeller,
  ],
};
