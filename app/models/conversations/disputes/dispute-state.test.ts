import { expect, test } from "vitest";
import { type DisputeStep, disputeIdOf, disputeState } from "./dispute-state";

const step = (kind: DisputeStep["kind"], reference: string): DisputeStep => ({
  kind,
  reference,
  note: "",
  amountMinor: 100,
  at: "2026-03-01T12:00:00Z",
});

test.each([
  ["a new one needs an answer", [step("disputed", "du_1:needs_response")], "open"],
  ["money that is gone needs an answer, too", [step("charged back", "du_1")], "open"],
  ["the bank looks at it", [step("disputed", "du_1:under_review")], "decided later"],
  ["Stripe’s words", [step("charged back", "du_1"), step("disputed", "du_1:lost")], "lost"],
  ["PayPal’s words", [step("disputed", "PP-1:RESOLVED_SELLER_FAVOUR")], "won"],
  [
    "money that came back was won, whatever was said before",
    [step("disputed", "du_1:under_review"), step("reinstated", "du_1")],
    "won",
  ],
] as const)("%s", (_, steps, state) => {
  expect(disputeState(steps)).toBe(state);
});

test.each([
  ["its state stands behind a colon", [step("disputed", "du_1:needs_response")], "du_1"],
  ["the money was taken before it had a state", [step("charged back", "du_1")], "du_1"],
  [
    "PayPal names what took the money otherwise",
    [step("charged back", "REVERSED1"), step("disputed", "PP-D-1:OPEN")],
    "PP-D-1",
  ],
  ["nothing was said", [], ""],
] as const)("the provider’s name of a dispute: %s (rule payment-28)", (_, steps, id) => {
  expect(disputeIdOf(steps)).toBe(id);
});
