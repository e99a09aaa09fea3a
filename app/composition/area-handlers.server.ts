import { accountCustomerData } from "~/services/accounts/account-data/account-customer-data.server";
import * as agents from "~/services/agents/agent-order-handlers.server";
import { checkoutCustomerData } from "~/services/checkout/checkout-customer-data.server";
import { reopenQuote } from "~/services/checkout/reopen-quote.server";
import { contentCustomerData } from "~/services/content/content-customer-data.server";
import { followCategory } from "~/services/content/templates/follow-category.server";
import { conversationCustomerData } from "~/services/conversations/conversation-customer-data.server";
import { refreshRatings } from "~/services/conversations/reviews/refresh-ratings.server";
import { checkContentRecord } from "~/services/files/checks/check-content-record.server";
import { checkSettingsRecord } from "~/services/files/checks/check-settings-record.server";
import { takeGuestOrders } from "~/services/orders/guests/take-guest-orders.server";
import { orderCustomerData } from "~/services/orders/order-customer-data.server";
import * as orders from "~/services/orders/order-handlers.server";
import { paymentCustomerData } from "~/services/payments/payment-customer-data.server";
import * as payments from "~/services/payments/payment-order-handlers.server";
import { restoreCart } from "~/services/selling/cart/restore-cart.server";
import { sellingCustomerData } from "~/services/selling/selling-customer-data.server";
import * as selling from "~/services/selling/selling-order-handlers.server";
import type { AreaHandlers } from "~/services/shops/context/shop-context.server";
import { widgetKit } from "~/widgets/widget-kit.server";
import { recordKinds } from "./record-kinds.server";

/** What areas do when something happens in an area below them; every context carries it. */
export const areaHandlers: AreaHandlers = {
  orderStatus: [
    selling.dropKeptCart,
    orders.invoiceAccepted,
    orders.grantFiles,
    orders.startDeliveries,
    orders.settleWithdrawn,
    payments.bookAccepted,
    orders.releaseStock,
    selling.releaseUses,
    selling.returnCredit,
    payments.bookCanceled,
    orders.creditCanceled,
    orders.shipStock,
    selling.settleCards,
    orders.mailSeller,
    agents.tellAgentOfOrder,
  ],
  orderNews: [agents.tellAgentOfNews],
  agentsOrder: [agents.noteBuyersOrder],
  recordKinds,
  recordChecks: [checkSettingsRecord, checkContentRecord(widgetKit)],
  widgets: widgetKit.declarations,
  familiesChanged: [refreshRatings],
  categoryRenamed: [followCategory],
  confirmedEmail: [takeGuestOrders],
  unpaidOrder: [reopenQuote, restoreCart],
  customerData: [
    accountCustomerData,
    contentCustomerData,
    orderCustomerData,
    checkoutCustomerData,
    paymentCustomerData,
    sellingCustomerData,
    conversationCustomerData,
  ],
};
