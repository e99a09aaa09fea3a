import { describe, expect, test } from "vitest";
import { mugOrder } from "~/models/orders/order-view/order-fixture";
import type { OrderView } from "~/models/orders/order-view/order-view";
import type { ReturnView } from "~/models/orders/return-request/return-view";
import type { WithdrawalAnswer, WithdrawalPageView } from "~/models/orders/withdrawal/withdrawal-page";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OrderDetails } from "./order-details";
import { ReturnPage } from "./return-page";
import { ModelWithdrawalForm } from "./withdrawal/model-withdrawal-form";
import { WithdrawalPage } from "./withdrawal/withdrawal-page";

const [line] = mugOrder.lines;
if (!line) throw new Error("the order has no line");
const lines = [{ line, leftQty: 2 }];
const own = ["Harbour mug", "Navy", "Ada Novak", "1 Side St", "ada@example.com", "hello@acme.example"];
const unsaid = (node: () => string) => unsaidIn(node).filter((text) => !own.includes(text));
const shownFields = (html: string) => fieldsOf(html).filter((field) => !field.startsWith("__"));

describe("sending something back (rule order-returns-5)", () => {
  const html = (over: Partial<Parameters<typeof ReturnPage>[0]> = {}, answer?: unknown) =>
    renderOnPage(
      <ReturnPage order={mugOrder} lines={lines} untilText="Mar 31" refusal={null} policies={[]} {...over} />,
      { answer },
    );

  test("asks how many of each line, and why; of a single line at least one", () => {
    expect(shownFields(html())).toEqual(["qty.l1*", "reason*", "comment"]);
    const two = [...lines, { line: { ...line, id: 2, name: "Bowl" }, leftQty: 1 }];
    expect(shownFields(html({ lines: two }))).toEqual(["qty.l1", "qty.l2", "reason*", "comment"]);
    expect(html({ lines: two })).toMatch(/max="1"[^>]*placeholder="0"[^>]*aria-label="How many of 1: Bowl"/);
  });

  test("says until when, and who answers", () => {
    expect(wordsOf(html())).toContain("You can ask until Mar 31. We will answer by email.");
    expect(wordsOf(html({ order: { ...mugOrder, sellerName: "Elm" } }))).toContain(
      "Elm will answer by email.",
    );
  });

  test("that cannot be says why, and has no form", () => {
    const refused = html({ refusal: "Nothing in this order has been sent yet." });
    expect(refused).toMatch(/role="alert"[^>]*>Nothing in this order has been sent yet\./);
    expect(refused).not.toContain("<form");
    expect(linksOf(refused)).toEqual([["Back to the order", `/order/${mugOrder.id}`]]);
  });

  test("says what is wrong beside the field, and keeps what was typed", () => {
    const fieldErrors = { reason: "Choose a reason.", comment: "Too long." };
    const refused = html(
      {},
      { formId: "return-request", fieldErrors, repopulateFields: { comment: "It broke" } },
    );
    expect(refused).toMatch(/<select[^>]*id="return-request-reason"[^>]*aria-invalid="true"/);
    expect(refused).toContain('<p id="return-request-comment-error" class="error-note">Too long.</p>');
    expect(refused).toMatch(/<textarea[^>]*>It broke<\/textarea>/);
  });

  test("shows what the seller says of it", () => {
    const policies = [{ title: "Returns", text: "Within 30 days." }];
    const page = html({ policies: policies as never, order: { ...mugOrder, sellerName: "Elm" } });
    expect(wordsOf(page)).toContain("What Elm says Returns Within 30 days.");
    expect(wordsOf(html({ policies: policies as never }))).toContain("What we say");
  });

  test("is said in the shop's language (rule texts-2)", () => expect(unsaid(() => html())).toEqual([]));
});

describe("what an order's page says of a return (rule order-returns-6)", () => {
  const request: ReturnView = {
    id: 1,
    number: "100001-1",
    status: "requested",
    isBeingRefunded: false,
    isAwaited: false,
    reason: "damaged",
    comment: "The handle is off.",
    withdrawal: null,
    pieces: [{ lineId: 1, qty: 1 }],
    steps: [{ status: "requested", note: "", at: "2026-03-06T09:00:00Z", atText: "Mar 6" }],
  };
  const html = (over: Partial<OrderView>, may: object = {}) =>
    renderOnPage(
      <OrderDetails
        order={{ ...mugOrder, ...over }}
        downloads={[]}
        mayCancel={false}
        mayReturn={false}
        mayWithdraw={false}
        {...may}
      />,
    );

  test("which pieces, why, and how far it is", () => {
    const page = html({ returns: [request] });
    const [part = ""] = /<article aria-label="Return 100001-1".*?<\/article>/s.exec(page) ?? [];
    expect(wordsOf(part)).toBe(
      "Return 100001-1 Requested 1 × Harbour mug (Navy) It arrived damaged: The handle is off. Mar 6 Requested",
    );
    expect(html({})).not.toContain("Returns");
  });

  test.each<[string, Partial<ReturnView>, Partial<OrderView>, string]>([
    ["was declined", { status: "declined" }, {}, "Declined"],
    ["is being paid back", { status: "received", isBeingRefunded: true }, {}, "Being refunded"],
    ["was paid back", { status: "refunded" }, {}, "Refunded"],
    [
      "was a withdrawal that ended the order",
      {
        status: "refunded",
        withdrawal: { name: "Ada", email: "a@b.example", items: [], at: "", atText: "" },
      },
      { status: "canceled" },
      "Canceled",
    ],
  ])("one that %s says so", (_, over, order, words) => {
    const page = html({ ...order, returns: [{ ...request, ...over }] });
    expect(page).toMatch(new RegExp(`<p class="text-sm font-medium text-(?:danger|brand)">${words}</p>`));
  });

  test("there is a way to each thing that may be done with it", () => {
    const none = linksOf(html({})).map(([words]) => words);
    expect(none).toEqual(["Harbour mug"]);
    const may = { mayCancel: true, mayReturn: true, mayWithdraw: true };
    const all = html({ takesMessages: true, sellerReview: { sellerName: "Elm", isWritten: false } }, may);
    expect(linksOf(all).map(([words]) => words)).toEqual([
      "Message us",
      "Review Elm",
      "Return items",
      "Withdraw from contract",
      "Cancel order",
      "Harbour mug",
    ]);
    expect(buttonsOf(all)).toEqual(["Buy again"]);
    const waiting = html({ status: "pending_payment" }, may);
    expect([buttonsOf(waiting), wordsOf(waiting).includes("Cancel order")]).toEqual([[], false]);
  });

  test("the key of a mail stays in its ways, and orders placed with it have none then", () => {
    const beside = { id: "o2", incrementId: "100002", sellerName: "Elm", status: "complete" as const };
    const page = html({ placedWith: [beside] }, { mayReturn: true, orderKey: "k1" });
    expect(linksOf(page)).toContainEqual(["Return items", expect.stringContaining("key=k1")]);
    expect(wordsOf(page)).toContain("Placed together with order 100002 from Elm (completed)");
    expect(linksOf(page).map(([words]) => words)).not.toContain("order 100002 from Elm");
    expect(linksOf(html({ placedWith: [beside] }))).toContainEqual(["order 100002 from Elm", "/order/o2"]);
  });
});

describe("withdrawing from a contract (rule withdrawals-5)", () => {
  const page: WithdrawalPageView = {
    order: { id: "o1", incrementId: "100001", lines, untilText: "Mar 20", refusal: null },
    key: "k1",
    name: "Ada Novak",
    email: "ada@example.com",
    days: 14,
  };
  const html = (
    over: Partial<WithdrawalPageView> = {},
    answer: WithdrawalAnswer | null = null,
    isSent = false,
  ) => renderOnPage(<WithdrawalPage page={{ ...page, ...over }} answer={answer} isSent={isSent} />);
  const entered = {
    step: "review" as const,
    name: "Ada Novak",
    number: "100001",
    email: "ada@example.com",
    qty: { l1: 1 },
    items: "",
    order: "o1",
    key: "k1",
  };

  test("opened from an order asks for its lines, all of them at first", () => {
    expect(shownFields(html())).toEqual([
      "name*=Ada Novak",
      "order=o1",
      "key=k1",
      "number=100001",
      "email*=ada@example.com",
      "qty.l1=2",
    ]);
    expect(wordsOf(html())).toContain(
      "within 14 days of receiving your order, without giving a reason. For this order",
    );
  });

  test("opened without one asks for its number, and for the items in words", () => {
    const alone = html({ order: null, name: "", email: "", key: "" });
    expect(shownFields(alone)).toEqual(["name*", "number*", "email*", "items"]);
    expect(linksOf(alone).map(([words]) => words)).toEqual(["Model withdrawal form"]);
  });

  test("is declared by a second press, which carries what was entered; or changed", () => {
    const review = html({}, { step: "review", entered, items: ["1 × Harbour mug"] });
    expect(buttonsOf(review)).toEqual(["Confirm withdrawal", "Change"]);
    expect(wordsOf(review)).toContain("for these items of order 100001: 1 × Harbour mug Name: Ada Novak");
    expect(shownFields(review)).toEqual(
      expect.arrayContaining(["qty.l1=1", "name=Ada Novak", "step=confirm"]),
    );
    expect(wordsOf(html({}, { step: "review", entered, items: [] }))).toContain("All items");
    expect(shownFields(html({}, { step: "edit", entered, items: [] }))).toContain("qty.l1=1");
  });

  test("once sent says the same to everyone, and how to reach the shop", () => {
    const sent = html({ order: null }, null, true);
    expect(sent).toMatch(/role="status"[^>]*>We got your withdrawal\./);
    expect(linksOf(sent)).toContainEqual(["hello@acme.example", "mailto:hello@acme.example"]);
    expect(sent).not.toContain("<form");
  });

  test("that is too late says why", () => {
    const late = html({ order: { ...page.order, refusal: "Until Mar 20." } as WithdrawalPageView["order"] });
    expect(late).toMatch(/role="alert"[^>]*>Until Mar 20\./);
    expect(late).not.toContain("<form");
  });

  test("has a form to print, with who gets it", () => {
    const form = <ModelWithdrawalForm trader={["Acme", "1 Side St"]} />;
    expect(renderOnPage(form)).toMatch(/<address[^>]*><span[^>]*>Acme<\/span><span[^>]*>1 Side St/);
    expect(unsaid(() => renderOnPage(form)).filter((text) => text !== "Acme")).toEqual([]);
  });

  test("is said in the shop's language in each step (rule texts-2)", () => {
    expect(unsaid(() => html())).toEqual([]);
    expect(unsaid(() => html({}, { step: "review", entered, items: [] }))).toEqual([]);
    expect(unsaid(() => html({ order: null }, null, true))).toEqual([]);
  });
});
