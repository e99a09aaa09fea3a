import type { ReturnableLine } from "../return-request/returnable";
import type { WithdrawalForm } from "./withdrawal-form";

/** What the form begins with, where it is opened from an order. */
export type WithdrawnOrder = {
  id: string;
  incrementId: string;
  lines: ReturnableLine[];
  untilText: string;
  refusal: string | null;
};

/** The page that withdraws from a contract (rule withdrawals-5). */
export type WithdrawalPageView = {
  /** Null where it was opened without an order that its visitor may see. */
  order: WithdrawnOrder | null;
  key: string;
  name: string;
  email: string;
  days: number;
};

/** A withdrawal that waits to be confirmed, or is entered once more. */
export type WithdrawalAnswer = {
  step: "review" | "edit";
  entered: WithdrawalForm;
  /** What is withdrawn from, in words; empty for everything. */
  items: string[];
};
