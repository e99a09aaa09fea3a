import { describe, expect, test } from "vitest";
import { mugOrder } from "~/models/orders/order-view/order-fixture";
import type { OrderListItem, OrderView, ShipmentView } from "~/models/orders/order-view/order-view";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AwaitedPayment } from "./awaited-payment";
import { OrderDownloads } from "./download-list";
import { OrderFilterLinks } from "./order-filter-links";
import { OrderList } from "./order-list";
import { OrderReceipt } from "./order-receipt";
import { OrderTracking } from "./order-tracking";
import { PayDifference } from "./pay-difference";
import { PlacedNotice } from "./placed-notice";
import { SubscriptionCard } from "./subscription-card";

const [mug] = mugOrder.lines;
if (!mug) throw new Error("the order has no line");
/** What an owner and a shopper wrote, and what was counted on a day: no words of ours. */
const own = [mug.name, mug.sku, mug.variationText, "Standard", "Navy", "Bank transfer", "Pay within a week."];
const isOwn = (text: string) =>
  own.some((words) => text.includes(words)) ||
  /^(Arrives|Nov|Mar|[\d×· ]+$)/.test(text) ||
  text.includes("@");
const unsaid = (node: () => string) => unsaidIn(node).filter((text) => !isOwn(text));

describe("the receipt of an order (rule checkout-6)", () => {
  const html = (orders: OrderView[] = [mugOrder], isSignedIn = false) =>
    renderOnPage(<OrderReceipt orders={orders} downloads={[]} isSignedIn={isSignedIn} />);
  const other = { ...mugOrder, id: "o2", incrementId: "100002", sellerName: "Tide Glass" };
  const third = { ...other, id: "o3", incrementId: "100003" };

  test("thanks by name, says the number and where the confirmation goes, and leads on", () => {
    const page = html();
    expect(page).toMatch(/<h1[^>]*>Thank you, [^<]+<\/h1>/);
    expect(wordsOf(page)).toContain(
      `Your order number is 100001 A confirmation is on its way to ${mugOrder.email}.`,
    );
    expect(
      linksOf(page)
        .slice(-3)
        .map(([words]) => words),
    ).toEqual(["View your order", "Create an account", "Continue shopping"]);
    expect(wordsOf(html([mugOrder], true))).not.toContain("Create an account");
  });

  test("says how to pay by transfer, once", () => {
    const page = html();
    expect(page.match(/aria-label="Bank details"/g)).toHaveLength(1);
    expect(wordsOf(page)).toContain("Pay within a week.");
    expect(html([{ ...mugOrder, bankDetails: [] }])).not.toContain("Bank details");
  });

  test("of several sellers names each order, and what all of them come to", () => {
    const page = html([{ ...mugOrder, sellerName: "Elm Pottery" }, other, third]);
    expect(wordsOf(page)).toContain("Your order numbers are 100001, 100002 and 100003");
    expect(wordsOf(page)).toContain("From Tide Glass, order 100002");
    expect(wordsOf(page)).toMatch(/All 3 orders .*Total \$97\.50/);
    expect(wordsOf(html())).not.toMatch(/From |All 1/);
  });

  test("is said in the shop's language (rule texts-2)", () => {
    expect(unsaid(() => html([{ ...mugOrder, bankDetails: [] }]))).toEqual([]);
    const bare = { bankDetails: [], deliveryEstimate: "", sellerName: "7" };
    const several = [mugOrder, other].map((order) => ({ ...order, ...bare }));
    expect(unsaid(() => html(several))).toEqual([]);
  });

  test("without an order is nothing", () => expect(html([])).not.toContain("<h1"));
});

describe("where the parcels of an order are (rule orders-19)", () => {
  const parcel: ShipmentView = {
    id: "p1",
    carrierName: "UPS",
    trackingNumber: "1Z9",
    trackingUrl: "https://ups.example/1Z9",
    shippedAt: "2026-03-05T09:00:00Z",
    shippedOnText: "Mar 5",
    deliveredAt: null,
    deliveredOnText: "",
    pieces: [{ lineId: mug.id, qty: 1 }],
  };
  const html = (over: Partial<OrderView> = {}) =>
    renderOnPage(<OrderTracking order={{ ...mugOrder, bankDetails: [], status: "processing", ...over }} />);

  test("each parcel says who brings it, since when, and what is in it", () => {
    const page = html({ shipments: [parcel] });
    expect(wordsOf(page)).toContain(
      "Parcel 1 of 1 by UPS Sent on Mar 5 1 × Harbour mug (Navy) Tracking number 1Z9",
    );
    expect(page).toMatch(/<a[^>]*href="https:\/\/ups\.example\/1Z9"[^>]*>Track with UPS</);
    expect(wordsOf(page)).toContain("Still to be sent 1 × Harbour mug (Navy)");
  });

  test("a carrier without a page has a number alone", () => {
    expect(wordsOf(html({ shipments: [{ ...parcel, trackingUrl: null }] }))).not.toContain("Track with");
  });

  test.each<[string, Partial<OrderView>, string, string]>([
    ["nothing was sent", {}, "Nothing has shipped yet 2 × Harbour mug", "Still to be sent"],
    [
      "it is collected and not ready",
      { pickup: { address: "9 Mill Lane", note: "" } },
      "Not ready yet",
      "shipped",
    ],
    [
      "it is ready",
      { pickup: { address: "9 Mill Lane", note: "Ring." }, shipments: [parcel] },
      "Ready for pickup Ready since Mar 5 Collect it at 9 Mill Lane. Ring.",
      "Parcel 1 of",
    ],
    [
      "it was collected",
      {
        pickup: { address: "9 Mill Lane", note: "" },
        shipments: [{ ...parcel, deliveredAt: "2026-03-06T09:00:00Z", deliveredOnText: "Mar 6" }],
      },
      "Collected Ready since Mar 5, collected on Mar 6",
      "Collect it at",
    ],
    ["it was canceled", { status: "canceled" }, "Track order 100001", "Nothing has shipped yet"],
  ])("where %s it says so", (_, over, said, notSaid) => {
    expect(wordsOf(html(over))).toContain(said);
    expect(wordsOf(html(over))).not.toContain(notSaid);
  });

  test("says when it arrives only while something is to come", () => {
    const estimate = `<p class="mt-6">${mugOrder.deliveryEstimate}</p>`;
    expect(html()).toContain(estimate);
    expect(html({ shipments: [{ ...parcel, pieces: [{ lineId: mug.id, qty: 2 }] }] })).not.toContain(
      estimate,
    );
    expect(html({ status: "canceled" })).not.toContain(estimate);
    expect(html({ bankDetails: mugOrder.bankDetails })).not.toContain(estimate);
  });

  test("its steps name the one under way, and say of the others that they are done", () => {
    const page = html({ shipments: [parcel] });
    const steps = [...page.matchAll(/<li data-state="(\w+)"( aria-current="step")?>(.*?)<\/li>/gs)];
    expect(
      steps.map(([, state, current, inner = ""]) => [state, current !== undefined, wordsOf(inner)]),
    ).toEqual([
      ["done", false, "Placed, done"],
      ["done", false, "Packed, done"],
      ["current", true, "Sent"],
      ["open", false, "Delivered"],
    ]);
  });
});

describe("a customer's orders", () => {
  const order: OrderListItem = {
    id: "o1",
    incrementId: "1001",
    status: "processing",
    currency: "USD",
    grandTotalMinor: 3250,
    pieceCount: 2,
    imageUrls: [],
    isSent: true,
    createdOnText: "Mar 1",
  };
  const html = (over: Partial<OrderListItem> = {}) =>
    renderOnPage(<OrderList orders={[{ ...order, ...over }]} />);

  test("say number, day, pieces, state and sum, and are followed and bought again by names of their own", () => {
    expect(wordsOf(html())).toContain("Order 1001 Mar 1 · 2 items");
    expect(wordsOf(html())).toContain("$32.50");
    expect(linksOf(html()).map(([words]) => words)).toEqual(["Order 1001", "Track order 1001"]);
    expect(buttonsOf(html())).toEqual(["Buy again order 1001"]);
  });

  test("that were not sent or paid have nothing to follow or buy again", () => {
    const page = html({ isSent: false, status: "pending_payment", pieceCount: 1 });
    expect([linksOf(page).length, buttonsOf(page).length]).toEqual([1, 0]);
    expect(wordsOf(page)).toContain("1 item");
    expect(wordsOf(renderOnPage(<OrderList orders={[]} />))).toContain("You haven’t placed any orders yet.");
  });

  test("are narrowed by links, of which the chosen one is named", () => {
    const page = renderOnPage(<OrderFilterLinks chosen="all" />);
    expect([...page.matchAll(/aria-current="true"[^>]*>([^<]*)</g)].map(([, words]) => words)).toHaveLength(
      1,
    );
    expect(unsaidIn(() => renderOnPage(<OrderFilterLinks chosen="all" />))).toEqual([]);
  });
});

describe("files that were bought (rule downloads-5)", () => {
  const file = {
    id: 1,
    fileName: "score.pdf",
    sizeText: "1.5 MB",
    productName: "Score",
    orderId: "o1",
    orderNumber: "1001",
    state: "ready" as const,
    usesLeft: 4,
    expiresOnText: "Mar 31",
    path: "/download/1",
  };

  test("are saved by a press that counts, not by a link", () => {
    const page = renderOnPage(<OrderDownloads downloads={[file]} />);
    expect(page).toMatch(/<form[^>]*method="post"[^>]*action="\/download\/1"/);
    expect(buttonsOf(page)).toEqual(["Download score.pdf"]);
    expect(wordsOf(page)).toContain("Score · 1.5 MB 4 downloads left · until Mar 31");
  });

  test("have no button once they are used up, and no heading without any", () => {
    const used = { ...file, state: "used_up" as const, usesLeft: 0, path: "" };
    const page = renderOnPage(<OrderDownloads downloads={[used]} />);
    expect(buttonsOf(page)).toEqual([]);
    expect(wordsOf(page)).toContain("All downloads used");
    expect(renderOnPage(<OrderDownloads downloads={[]} />)).not.toContain("Your downloads");
  });
});

describe("a subscription (rule subscriptions-6)", () => {
  const plan = { code: "w2", text: "Every 2 weeks", isCurrent: true };
  const subscription = {
    id: "s1",
    name: "Coffee",
    variationText: "Whole beans",
    imageUrl: "",
    qty: 2,
    intervalText: "every 2 weeks",
    status: "active" as const,
    steps: ["pause", "skip", "cancel", "change"] as ("pause" | "skip" | "cancel" | "change" | "resume")[],
    nextOnText: "Mar 15",
    failure: "",
    retryOnText: "",
    addressLines: ["Ada Novak", "1 Main St"],
    paymentTitle: "Visa 4242",
    plans: [plan, { code: "m1", text: "Every month", isCurrent: false }],
    orders: [],
  };
  const html = (over: Partial<typeof subscription> = {}) =>
    renderOnPage(<SubscriptionCard subscription={{ ...subscription, ...over }} />);

  test("says what comes when, where to, and by which payment", () => {
    expect(wordsOf(html())).toContain(
      "Coffee Whole beans · 2 every 2 weeks Active Next delivery Mar 15 Sent to",
    );
  });

  test.each([
    [
      "active",
      subscription.steps,
      ["Change interval", "Skip next delivery: Coffee", "Pause: Coffee", "Cancel now: Coffee"],
    ],
    ["paused", ["resume", "cancel", "change"], ["Change interval", "Resume: Coffee", "Cancel now: Coffee"]],
    ["canceled", [], []],
  ] as const)("one that is %s has the steps it can take, named by what it is of", (_, steps, buttons) => {
    expect(buttonsOf(html({ steps: [...steps] }))).toEqual(buttons);
  });

  test("says why a delivery failed, and when it is tried again", () => {
    const failed = html({ failure: "Out of stock.", retryOnText: "Mar 16" });
    expect(failed).toMatch(
      /role="alert"[^>]*>Your last delivery couldn’t be ordered: Out of stock\. We try again on Mar 16\./,
    );
    expect(html({ failure: "Out of stock." })).not.toContain("We try again");
  });

  test("of one interval has none to choose, and what is not delivered no address", () => {
    const page = html({ plans: [plan], addressLines: [], nextOnText: "" });
    expect(wordsOf(page)).not.toMatch(/How often|Sent to|Next delivery|Change address/);
    expect(html()).toContain('<option value="w2" selected="">');
  });
});

describe("what is left to pay of an order (rule order-edits-4)", () => {
  const order = { ...mugOrder, money: { ...mugOrder.money, dueMinor: 750 } };

  test("is paid on a page, or as the shop says", () => {
    const onPage = renderOnPage(<PayDifference order={order} orderKey="k1" onPage />);
    expect(buttonsOf(onPage)).toEqual(["Pay $7.50"]);
    expect(fieldsOf(onPage)).toEqual(["intent=pay"]);
    expect(wordsOf(onPage)).not.toContain("Pay within a week.");
    const byTransfer = renderOnPage(<PayDifference order={order} orderKey={undefined} onPage={false} />);
    expect(wordsOf(byTransfer)).toBe("We changed your order, and $7.50 is left to pay. Pay within a week.");
  });

  test("is nothing where the provider or a subscription sees to it", () => {
    expect(wordsOf(renderOnPage(<AwaitedPayment isCharged={false} />))).toContain("is being confirmed");
    expect(wordsOf(renderOnPage(<AwaitedPayment isCharged />))).toContain(
      "subscription’s payment method again",
    );
  });
});

test.each([
  [[], ""],
  [["1001"], "Your order 1001 was placed"],
  [["1001", "1002"], "Your orders 1001 and 1002 were placed"],
  [["1001", "1002", "1003"], "Your orders 1001, 1002 and 1003 were placed"],
])("orders %j whose answer was lost are named, each with the way to its receipt", (numbers, words) => {
  const page = renderOnPage(
    <PlacedNotice orders={numbers.map((incrementId) => ({ id: incrementId, incrementId }))} />,
  );
  expect(wordsOf(page)).toBe(words);
  expect(linksOf(page).map(([number]) => number)).toEqual(numbers);
});
