import type { PurchaseProblem } from "~/models/agents/purchase/purchase-problems";
import type { Pickup } from "~/models/agents/purchase/shown-purchase";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { agentCheckouts } from "~/tables/agents/agents";
import type { OpenCart } from "../../selling/cart-page/read-cart-summary.server";

/** A checkout of an agent as it is stored. */
export type AgentCheckoutRow = typeof agentCheckouts.$inferSelect;

/** Whether it is a cart of a protocol: what is bought is asked later. */
export const isCart = (kind: AgentCheckoutRow["kind"]): boolean => kind.endsWith(" cart");

/** What an agent buys, at this moment: its carts, what hinders them, and how far it is. */
export type AgentPurchase = {
  row: AgentCheckoutRow;
  visitor: Visitor;
  carts: OpenCart[];
  /** The carts as one. */
  whole: CartSummary;
  /** Ids of the lines that are shown, in their order. */
  lineIds: string[];
  /** Whether each cart that is delivered has its method. */
  hasOption: boolean;
  pickup: Pickup | null;
  problems: PurchaseProblem[];
  status: "incomplete" | "requires_escalation" | "ready_for_complete";
};
