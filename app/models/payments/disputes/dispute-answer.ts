// @public

/** What a file proves in a dispute (rule payment-28); each provider has a name of its own for it. */
export const proofKinds = ["delivery", "messages", "receipt", "policy", "other"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** What a kind of proof is called in the office. */
export const proofLabels: Readonly<Record<ProofKind, string>> = {
  delivery: "Proof of delivery",
  messages: "What you and the customer wrote",
  receipt: "Receipt or invoice",
  policy: "Your refund policy",
  other: "Anything else that proves it",
};

/** A file of an answer: one that was kept with the dispute, by its entry. */
export type AnswerProof = { entryId: number; kind: ProofKind };

/**
 * What goes along of an order with an answer; empty where it has none. `shippedOn` is a day, `2026-03-01`;
 * addresses are lines parted by commas; `parcels` are those that can be followed.
 */
export type AnswerFacts = {
  customerName: string;
  email: string;
  billingAddress: string;
  shippingAddress: string;
  products: string;
  shippedOn: string;
  parcels: readonly { carrier: string; trackingNumber: string }[];
};

/** How an answer stands: on its way, taken by the provider, or refused by it. */
export const answerStates = ["waiting", "sent", "refused"] as const;
export type AnswerState = (typeof answerStates)[number];

/** What a state is called in the office. */
export const answerStateLabels: Readonly<Record<AnswerState, string>> = {
  waiting: "Not sent yet",
  sent: "Sent",
  refused: "Refused",
};

/** What a provider takes with an answer at most: characters, and bytes of all files together. */
export type AnswerLimits = { mostText: number; mostBytes: number };

/**
 * Why an answer cannot be sent as it is, with the field it is said beside; null if it can. Providers take
 * one file of a kind.
 */
export function answerProblem(
  { text, files }: { text: string; files: readonly { kind: ProofKind; size: number }[] },
  { mostText, mostBytes }: AnswerLimits,
): { field: string; message: string } | null {
  if (text === "" && files.length === 0)
    return { field: "text", message: "Write an answer or choose a file." };
  if (text.length > mostText)
    return { field: "text", message: `The provider takes ${mostText} characters at most.` };
  const [twice] = files.filter(({ kind }, index) => files.findIndex((one) => one.kind === kind) < index);
  if (twice) return { field: twice.kind, message: "One file of each kind: put several into one PDF." };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= mostBytes) return null;
  const most = `${mostBytes / 1_000_000} MB`;
  return {
    field: files[0]?.kind ?? "other",
    message: `The files are too large: the provider takes ${most} in all.`,
  };
}
