// @public

import type { AnswerFacts, AnswerLimits, ProofKind } from "~/models/payments/disputes/dispute-answer";

/** A file as it is sent: a PDF, or a photo as a JPEG. */
export type ProofFile = { kind: ProofKind; name: string; mime: string; bytes: Uint8Array };

/** An answer to a dispute, which its provider names by `disputeId`. */
export type DisputeAnswer = {
  disputeId: string;
  text: string;
  facts: AnswerFacts;
  files: readonly ProofFile[];
};

/** How sending it ended. */
export type DisputeAnswered = { kind: "sent" } | { kind: "refused"; reason: string };

/** How a provider takes answers to disputes (rule payment-28), with what it works with. */
export type DisputeAnswers<Deps> = {
  limits: AnswerLimits;
  /**
   * Sends an answer. Asked again with the same one after a call whose end is not known, it finds what the
   * provider has already.
   * @throws ProviderUnavailable when it may be tried again
   */
  answer(deps: Deps, answer: DisputeAnswer): Promise<DisputeAnswered>;
};
