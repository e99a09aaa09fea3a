import type { Minor } from "../../platform/money/money";
import type { CartSummary } from "../../selling/cart-summary/cart-summary";
import type { AskedPurchase } from "./asked-purchase";

/** Who can mend a problem: the agent, its buyer in the browser, or no one. */
export type Severity = "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";

/** What a problem is about; a line by its place among those shown, null for one that is not. */
export type ProblemPlace =
  | { at: "line"; line: number | null }
  | { at: "email" | "buyer" | "destination" | "option" | "codes" | "payment" | "claim" | "order" };

/** Why a purchase cannot be completed, or what its buyer has to know. */
export type PurchaseProblem = ProblemPlace & {
  kind: "error" | "warning";
  code: string;
  severity: Severity;
  text: string;
};

/** A cart of a purchase with the shopper's answers, as far as problems depend on them. */
export type PurchaseState = {
  summary: CartSummary;
  asked: AskedPurchase;
  /** Ids of the shown lines, in their order. */
  lineIds: readonly string[];
  hasEmail: boolean;
  /** What the chosen destination lacks; empty for none, null before one was chosen. */
  destinationProblem: string | null;
  /** Whether each cart that is delivered has its method. */
  hasOption: boolean;
  /** Whether one place has all of it to collect. */
  canCollect: boolean;
  needsDetails: boolean;
  /** Why the shop takes no orders now; empty when it does. */
  closed: string;
  needsBirthdate: boolean;
  repeats: boolean;
  /** Whether the agent has a way to pay. */
  isPayable: boolean;
  mostMinor: Minor;
};

type Kind = Pick<PurchaseProblem, "kind" | "severity">;
const mendable: Kind = { kind: "error", severity: "recoverable" };
const inBrowser: Kind = { kind: "error", severity: "requires_buyer_input" };
const warning: Kind = { kind: "warning", severity: "recoverable" };

/** Everything that hinders a purchase, what ends it first (rule agents-6). */
export function purchaseProblems(state: PurchaseState): PurchaseProblem[] {
  return [...browserProblems(state), ...goodsProblems(state), ...answerProblems(state)];
}

function browserProblems(state: PurchaseState): PurchaseProblem[] {
  const { closed, needsBirthdate, repeats, isPayable, summary, mostMinor } = state;
  const ask = (when: boolean, code: string, text: string): PurchaseProblem[] =>
    when ? [{ ...inBrowser, at: "order", code, text }] : [];
  const due = summary.totals.totalDueMinor;
  return [
    ...ask(closed !== "", "checkout_closed", closed),
    ...ask(
      needsBirthdate,
      "age_verification_required",
      "The buyer’s date of birth is asked in the checkout.",
    ),
    ...ask(
      repeats,
      "account_required",
      "A subscription needs an account: the buyer signs in at the checkout.",
    ),
    ...ask(!isPayable && due > 0, "payment_unavailable", "The buyer pays in the shop’s checkout."),
    ...ask(
      mostMinor > 0 && due > mostMinor,
      "limit_exceeded",
      "An order of this size is placed in the checkout.",
    ),
  ];
}

function goodsProblems({ summary, asked, lineIds }: PurchaseState): PurchaseProblem[] {
  const noted = asked.notes.map((note): PurchaseProblem => {
    const line = lineIds.includes(note.lineId) ? lineIds.indexOf(note.lineId) : null;
    if (note.code === "quantity_adjusted") return { ...warning, at: "line", line, ...shown(note) };
    const kind = note.code === "needs_choices" ? inBrowser : mendable;
    return { ...kind, at: "line", line, ...shown(note) };
  });
  const items = [...summary.items, ...summary.invalidItems];
  const blocked = items.flatMap(({ problem, name }, line): PurchaseProblem[] =>
    problem === ""
      ? []
      : [{ ...mendable, at: "line", line, code: stockCode(problem), text: `${name}: ${problem}` }],
  );
  const minimum = summary.minimumRefusal;
  const nothing = items.length === 0 && asked.notes.length === 0;
  return [
    ...noted,
    ...blocked,
    ...(nothing ? [{ ...mendable, at: "order" as const, code: "missing", text: "There are no items." }] : []),
    ...(minimum === null
      ? []
      : [{ ...mendable, at: "order" as const, code: "minimum_not_met", text: minimum }]),
  ];
}

const shown = ({ code, text }: { code: string; text: string }) => ({ code, text });

/** The word for what hinders a line of the cart. */
const stockCode = (problem: string) =>
  /stock|available/i.test(problem) ? "out_of_stock" : "item_unavailable";

function answerProblems(state: PurchaseState): PurchaseProblem[] {
  const { asked, summary, destinationProblem, needsDetails } = state;
  const place = asked.isPickedUp ? "buyer" : "destination";
  const missing = (at: "email" | "buyer" | "destination" | "option", text: string): PurchaseProblem => ({
    ...mendable,
    at,
    code: "missing",
    text,
  });
  const problems: PurchaseProblem[] = [];
  if (needsDetails && !state.hasEmail) problems.push(missing("email", "The buyer’s email is required."));
  if (summary.needsShipping) {
    if (asked.isPickedUp && !state.canCollect)
      problems.push({ ...mendable, at: "option", code: "pickup_unavailable", text: noPickupText });
    else if (destinationProblem === null) problems.push(missing(place, fulfillmentText));
    else if (destinationProblem !== "")
      problems.push({ ...mendable, at: place, code: "invalid_address", text: destinationProblem });
    else if (summary.shippingRefusals.length > 0)
      problems.push({
        ...mendable,
        at: "destination",
        code: "address_undeliverable",
        text: summary.shippingRefusals.join(" "),
      });
    else if (!state.hasOption) problems.push(missing("option", fulfillmentText));
  }
  for (const { code, text } of asked.refusedCodes)
    problems.push({ ...warning, at: "codes", code: "discount_code_invalid", text: `${code}: ${text}` });
  for (const { code, message } of summary.couponCodes)
    if (message !== "")
      problems.push({ ...warning, at: "codes", code: "discount_code_invalid", text: `${code}: ${message}` });
  if (asked.paymentRefusal !== "")
    problems.push(
      asked.needsBuyer
        ? {
            ...mendable,
            severity: "requires_buyer_review",
            at: "order",
            code: "payment_review",
            text: asked.paymentRefusal,
          }
        : { ...mendable, at: "payment", code: "payment_declined", text: asked.paymentRefusal },
    );
  for (const claim of asked.claims ?? [])
    problems.push({
      ...warning,
      at: "claim",
      code: "eligibility_not_accepted",
      text: `${claim}: ${claimText}`,
    });
  if (asked.isRepriced)
    problems.push({ ...mendable, at: "payment", code: "price_changed", text: repricedText });
  return problems;
}

const claimText = "The shop has no benefit for it.";

const repricedText = "The total has changed. Show it to the buyer, then complete the checkout again.";

const noPickupText = "These goods can’t be collected. Choose a delivery.";

const fulfillmentText = "Fulfillment address and option must be selected.";

/** How far a purchase is, by its problems. A declined payment may be tried again as it is. */
export function purchaseStatus(
  problems: readonly PurchaseProblem[],
): "incomplete" | "requires_escalation" | "ready_for_complete" {
  const errors = problems.filter(({ kind, at }) => kind === "error" && at !== "payment");
  if (errors.some(({ severity }) => severity.startsWith("requires_"))) return "requires_escalation";
  return errors.length > 0 ? "incomplete" : "ready_for_complete";
}
