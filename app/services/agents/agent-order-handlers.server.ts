// @public

import type {
  AgentsOrderHandler,
  OrderNewsHandler,
  OrderStatusHandler,
} from "../selling/order-status-handler.server";
import * as orders from "./orders/note-buyers-order.server";
import { settleBuyersOrder } from "./orders/settle-buyers-order.server";
import { tellAgent } from "./orders/tell-agent.server";

/** Tells agents when the state of their orders changes (rule agents-8). */
export const tellAgentOfOrder: OrderStatusHandler = {
  run: async (ctx, change) => {
    await settleBuyersOrder(ctx, change);
    await tellAgent(ctx, change.orderId);
  },
};

/** Tells agents of parcels, refunds and returns, which leave an order in its state (rule agents-8). */
export const tellAgentOfNews: OrderNewsHandler = tellAgent;

/** Ends the checkout of an agent whose buyer ordered in the browser (rule agents-23). */
export const noteBuyersOrder: AgentsOrderHandler = orders.noteBuyersOrder;
