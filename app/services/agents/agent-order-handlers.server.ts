// @public

import type { OrderStatusHandler } from "../selling/order-status-handler.server";
import { tellAgent } from "./orders/tell-agent.server";

/** An order of an agent that comes to another state is told to it (rule agents-8). */
export const tellAgentOfOrder: OrderStatusHandler = {
  run: (ctx, { orderId }) => tellAgent(ctx, orderId),
};
