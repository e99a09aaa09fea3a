// @public

import type { OrderNewsHandler, OrderStatusHandler } from "../selling/order-status-handler.server";
import { tellAgent } from "./orders/tell-agent.server";

/** Tells agents when the state of their orders changes (rule agents-8). */
export const tellAgentOfOrder: OrderStatusHandler = {
  run: (ctx, { orderId }) => tellAgent(ctx, orderId),
};

/** Tells agents of parcels, refunds and returns, which leave an order in its state (rule agents-8). */
export const tellAgentOfNews: OrderNewsHandler = tellAgent;
