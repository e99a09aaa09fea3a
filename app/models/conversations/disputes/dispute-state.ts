// @public

/** What a provider said of a disputed payment (rule payment-23), the oldest first; the moment is UTC ISO. */
export type DisputeStep = {
  kind: "disputed" | "charged back" | "reinstated";
  /** The provider's name for it; of a dispute with its state behind a colon. */
  reference: string;
  note: string;
  amountMinor: number | null;
  at: string;
};

/** How a dispute stands: whether the shop has to answer, the provider decides, or it is decided. */
export type DisputeState = "open" | "decided later" | "won" | "lost";

const ends: Readonly<Record<string, DisputeState>> = {
  won: "won",
  warning_closed: "won",
  resolved_seller_favour: "won",
  canceled_by_buyer: "won",
  lost: "lost",
  resolved_buyer_favour: "lost",
  resolved_with_payout: "lost",
  accepted: "lost",
  under_review: "decided later",
  warning_under_review: "decided later",
  waiting_for_buyer_response: "decided later",
};

/**
 * How a dispute stands by what was said of it: the last word of the provider about its state, else open.
 * Money that came back means that it was won.
 */
export function disputeState(steps: readonly DisputeStep[]): DisputeState {
  if (steps.at(-1)?.kind === "reinstated") return "won";
  const told = steps.findLast(({ kind }) => kind === "disputed");
  const word = told?.reference.split(":").at(-1)?.toLowerCase() ?? "";
  return ends[word] ?? "open";
}

/**
 * The provider's name for the dispute: what stands before its state, else what took the money back.
 * @returns empty where it named none
 */
export const disputeIdOf = (steps: readonly DisputeStep[]): string =>
  (steps.findLast(({ kind }) => kind === "disputed") ?? steps[0])?.reference.split(":")[0] ?? "";

/** What a state is called in the office. */
export const disputeStateLabels: Readonly<Record<DisputeState, string>> = {
  open: "Needs an answer",
  "decided later": "Under review",
  won: "Won",
  lost: "Lost",
};

/** What one step is, as a line. */
export const disputeStepLabels: Readonly<Record<DisputeStep["kind"], string>> = {
  disputed: "Disputed",
  "charged back": "Money taken back",
  reinstated: "Money given again",
};
