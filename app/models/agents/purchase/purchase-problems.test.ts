import { describe, expect, test } from "vitest";
import type { CartSummary } from "../../selling/cart-summary/cart-summary";
import { type AskedPurchase, nothingAsked } from "./asked-purchase";
import {
  type PurchaseProblem,
  type PurchaseState,
  purchaseProblems,
  purchaseStatus,
} from "./purchase-problems";
import { cartsOf } from "./shown-purchase-fixture";

const [cart] = cartsOf();
if (!cart) throw new Error("there is no cart");
const summary: CartSummary = { ...cart.summary, couponCodes: [] };
const [mug] = summary.items;
if (!mug) throw new Error("there is no line");

const ready: PurchaseState = {
  summary,
  asked: nothingAsked,
  lineIds: ["li_1", "li_2"],
  hasEmail: true,
  destinationProblem: "",
  hasOption: true,
  canCollect: false,
  needsDetails: true,
  closed: "",
  needsBirthdate: false,
  repeats: false,
  isPayable: true,
  mostMinor: 0,
};
const problemsOf = (changes: Partial<PurchaseState>) => purchaseProblems({ ...ready, ...changes });
const ofCart = (changes: Partial<CartSummary>) => problemsOf({ summary: { ...summary, ...changes } });
const ofAsked = (changes: Partial<AskedPurchase>) => problemsOf({ asked: { ...nothingAsked, ...changes } });
const error = { kind: "error", severity: "recoverable" };
const inBrowser = { kind: "error", severity: "requires_buyer_input", at: "order" };
const warning = { kind: "warning", severity: "recoverable" };

test("a purchase that lacks nothing has no problems, and can be completed (rule agents-6)", () => {
  expect(problemsOf({})).toEqual([]);
  expect(purchaseStatus([])).toBe("ready_for_complete");
});

describe("what only the buyer can do", () => {
  const free = { ...summary, totals: { ...summary.totals, totalDueMinor: 0 } };
  test.each<[string, Partial<PurchaseState>, object]>([
    ["the shop takes no orders", { closed: "Closed." }, { code: "checkout_closed", text: "Closed." }],
    ["the age is asked", { needsBirthdate: true }, { code: "age_verification_required" }],
    ["a subscription", { repeats: true }, { code: "account_required" }],
    ["the agent cannot pay", { isPayable: false }, { code: "payment_unavailable" }],
    ["it is too dear", { mostMinor: 3999 }, { code: "limit_exceeded" }],
  ])("%s", (_, changes, expected) => {
    const problems = problemsOf(changes);
    expect(problems).toEqual([{ ...inBrowser, text: expect.stringMatching(/\.$/), ...expected }]);
    expect(purchaseStatus(problems)).toBe("requires_escalation");
  });

  test.each<[string, Partial<PurchaseState>]>([
    ["nothing is due", { isPayable: false, summary: free }],
    ["the limit is met", { mostMinor: 4000 }],
  ])("nothing where %s", (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });
});

describe("of the goods", () => {
  const note = { lineId: "li_2", code: "not_found" as const, text: "Unknown." };
  test.each<[AskedPurchase["notes"][number], object]>([
    [note, { ...error, code: "not_found", line: 1 }],
    [
      { ...note, code: "needs_choices" },
      { kind: "error", severity: "requires_buyer_input", code: "needs_choices", line: 1 },
    ],
    [
      { ...note, code: "quantity_adjusted" },
      { ...warning, code: "quantity_adjusted", line: 1 },
    ],
    [
      { ...note, lineId: "gone" },
      { ...error, code: "not_found", line: null },
    ],
  ])("the note %j names its line", (one, expected) => {
    expect(ofAsked({ notes: [one] })).toEqual([{ at: "line", text: "Unknown.", ...expected }]);
  });

  test.each([
    ["Only 3 in stock", "out_of_stock"],
    ["Not available here", "out_of_stock"],
    ["It was withdrawn", "item_unavailable"],
  ])("a line that says '%s' is %s", (problem, code) => {
    const invalidItems = [{ ...mug, problem }];
    expect(ofCart({ invalidItems })).toEqual([
      { ...error, at: "line", line: 1, code, text: `Harbour mug: ${problem}` },
    ]);
  });

  test("none at all is a problem, unless a note says why", () => {
    expect(ofCart({ items: [] })).toEqual([
      { ...error, at: "order", code: "missing", text: "There are no items." },
    ]);
    const asked = { ...nothingAsked, notes: [note] };
    expect(problemsOf({ asked, summary: { ...summary, items: [] } })).toHaveLength(1);
  });

  test("too few for a seller is one", () => {
    expect(ofCart({ minimumRefusal: "Add $5.00." })).toEqual([
      { ...error, at: "order", code: "minimum_not_met", text: "Add $5.00." },
    ]);
  });
});

describe("of the answers", () => {
  const missing = { ...error, code: "missing" };
  const fulfillment = "Fulfillment address and option must be selected.";
  test.each<[string, Partial<PurchaseState>, object]>([
    ["no email", { hasEmail: false }, { ...missing, at: "email", text: "The buyer’s email is required." }],
    ["no place", { destinationProblem: null }, { ...missing, at: "destination", text: fulfillment }],
    [
      "a wrong place",
      { destinationProblem: "Enter a city" },
      { ...error, at: "destination", code: "invalid_address", text: "Enter a city" },
    ],
    [
      "a place it cannot go to",
      { summary: { ...summary, shippingRefusals: ["No mugs.", "No lamps."] } },
      { ...error, at: "destination", code: "address_undeliverable", text: "No mugs. No lamps." },
    ],
    ["no method", { hasOption: false }, { ...missing, at: "option", text: fulfillment }],
  ])("%s", (_, changes, expected) => {
    const problems = problemsOf(changes);
    expect(problems).toEqual([expected]);
    expect(purchaseStatus(problems)).toBe("incomplete");
  });

  test.each<[string, Partial<PurchaseState>]>([
    ["an email, where none is needed", { hasEmail: false, needsDetails: false }],
    [
      "a place, where nothing is sent",
      { destinationProblem: null, hasOption: false, summary: { ...summary, needsShipping: false } },
    ],
  ])("nothing of %s", (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });

  test("codes that do not apply are warnings, which hinder nothing", () => {
    const couponCodes = [
      { code: "GOOD", message: "" },
      { code: "LATE", message: "It has ended." },
    ];
    const problems = problemsOf({
      asked: { ...nothingAsked, refusedCodes: [{ code: "BAD", text: "Unknown." }] },
      summary: { ...summary, couponCodes },
    });
    const code = { ...warning, at: "codes", code: "discount_code_invalid" };
    expect(problems).toEqual([
      { ...code, text: "BAD: Unknown." },
      { ...code, text: "LATE: It has ended." },
    ]);
    expect(purchaseStatus(problems)).toBe("ready_for_complete");
  });

  test("a declined payment may be tried again as it is", () => {
    const problems = ofAsked({ paymentRefusal: "Declined." });
    expect(problems).toEqual([{ ...error, at: "payment", code: "payment_declined", text: "Declined." }]);
    expect(purchaseStatus(problems)).toBe("ready_for_complete");
  });

  test("a payment that the bank asks about goes on in the browser", () => {
    const problems = ofAsked({ paymentRefusal: "Confirm it.", needsBuyer: true });
    expect(problems).toEqual([
      {
        kind: "error",
        severity: "requires_buyer_review",
        at: "order",
        code: "payment_review",
        text: "Confirm it.",
      },
    ]);
    expect(purchaseStatus(problems)).toBe("requires_escalation");
  });

  test("another total than the shown one is to be shown again", () => {
    expect(ofAsked({ isRepriced: true })).toEqual([
      { ...error, at: "payment", code: "price_changed", text: expect.stringContaining("Show it") },
    ]);
  });
});

test("what ends a purchase comes first", () => {
  const problems = problemsOf({ closed: "Closed.", hasEmail: false, summary: { ...summary, items: [] } });
  expect(problems.map(({ at }: PurchaseProblem) => at)).toEqual(["order", "order", "email"]);
  expect(problems[0]?.code).toBe("checkout_closed");
  expect(purchaseStatus(problems)).toBe("requires_escalation");
});

test("an agent learns that a buyer’s claim has no effect, and the purchase goes on", () => {
  const problems = ofAsked({ claims: ["com.example.gold"] });
  expect(problems).toMatchObject([{ ...warning, at: "claim", code: "eligibility_not_accepted" }]);
  expect(purchaseStatus(problems)).toBe("ready_for_complete");
});

describe("what is collected (rule agents-21)", () => {
  const collected = { asked: { ...nothingAsked, isPickedUp: true } };
  test("needs a place that has all of it", () => {
    expect(problemsOf({ ...collected, canCollect: true })).toEqual([]);
    expect(problemsOf(collected)).toMatchObject([{ ...error, at: "option", code: "pickup_unavailable" }]);
  });

  test("lacks what is missing of its buyer, not of a destination", () => {
    const problems = problemsOf({
      ...collected,
      canCollect: true,
      destinationProblem: "Enter a phone number",
    });
    expect(problems).toMatchObject([{ ...error, at: "buyer", code: "invalid_address" }]);
  });
});
