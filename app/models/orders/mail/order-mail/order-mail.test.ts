import { describe, expect, it, test } from "vitest";
import de from "~/texts/de.json";
import { translateWith } from "../../../platform/texts/format-message";
import { harborMailShop } from "../../../shops/mail/mail-shop-fixture";
import type { DownloadView } from "../../download/download-view";
import { mugOrder } from "../../order-view/order-fixture";
import type { OrderView } from "../../order-view/order-view";
import type { ReturnView } from "../../return-request/return-view";
import { orderMail } from "./order-mail";
import { type OrderMailKind, orderMailKinds } from "./order-mail-kind";

const orderUrl = "https://harbor.example/order/1?key=abc&x=1";
const trackingUrl = "https://harbor.example/order/1/tracking?key=abc";
const registerUrl = "https://harbor.example/register";
const elsewhere = { ...mugOrder.billingAddress, address_line1: "1 Hill Road" };
const shipment = {
  id: "s-1",
  carrierName: "UPS",
  trackingNumber: "1Z999",
  trackingUrl: "https://www.ups.com/track?tracknum=1Z999",
  shippedAt: "2026-03-02T12:00:00.000Z",
  shippedOnText: "Mar 02 2026",
  deliveredAt: null,
  deliveredOnText: "",
  pieces: [{ lineId: 1, qty: 1 }],
};
const request: ReturnView = {
  id: 1,
  number: "100001-1",
  status: "accepted",
  isBeingRefunded: false,
  isAwaited: false,
  reason: "damaged",
  comment: "<b>chip</b>",
  withdrawal: null,
  pieces: [{ lineId: 1, qty: 1 }],
  steps: [{ status: "accepted", note: "Send it to <b>us</b>.", at: "2026-03-03T12:00:00.000Z", atText: "" }],
};
const declared: ReturnView = {
  ...request,
  id: 2,
  number: "100001-2",
  withdrawal: {
    name: "Ada <b>Byron</b>",
    email: "ada@example.com",
    items: ["1 × Harbour mug (Navy)"],
    at: "2026-03-03T12:00:00.000Z",
    atText: "Mar/03/2026 12:00:00",
  },
};
const refund = { id: "r-1", amountMinor: 1000, refundedOnText: "Mar 03 2026", parts: [] };

const print: DownloadView = {
  id: 7,
  fileName: "print.png",
  sizeText: "2.1 MB",
  productName: "A print",
  state: "ready",
  usesLeft: 5,
  orderId: mugOrder.id,
  orderNumber: "100001",
  expiresOnText: "Mar 31 2026",
  path: "/account/download/7-abc",
};

function mailOf(
  kind: OrderMailKind,
  over: Partial<OrderView> = {},
  shop = harborMailShop,
  downloads: DownloadView[] = [],
) {
  const order = { ...mugOrder, ...over };
  const subjectId = kind.startsWith("return_")
    ? "1"
    : ({ shipped: "s-1", refunded: "r-1", withdrawn: "2" }[kind as string] ?? "");
  const mail = orderMail({
    kind,
    order,
    downloads,
    beside: [],
    subjectId,
    shop,
    orderUrl,
    trackingUrl,
    registerUrl,
  });
  if (!mail) throw new Error("no mail");
  return mail;
}

describe("every mail about an order", () => {
  const known = { shipments: [shipment], refunds: [refund], returns: [request, declared] };

  it.each(orderMailKinds)("(%s) names the order, how to reach the shop, and links to the order", (kind) => {
    const mail = mailOf(kind, known);
    expect(mail).toMatchObject({
      to: "ada@example.com",
      from: { name: "Harbor & Pine", address: "hello@harbor.example" },
    });
    expect(mail.subject).toContain("100001");
    const link = kind === "shipped" ? trackingUrl : orderUrl;
    for (const text of ["hello@harbor.example", "2075550142", "12 Wharf Street", link])
      expect(mail.text).toContain(text);
    expect(mail.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
    expect(mail.html).toContain('href="tel:2075550142"');
  });

  it.each(orderMailKinds)("(%s) has the shop's colours and escapes what people typed", (kind) => {
    const [line] = mugOrder.lines;
    const billingAddress = { ...mugOrder.billingAddress, first_name: "<script>alert(1)</script>" };
    const lines = line ? [{ ...line, name: "<img src=x onerror=alert(1)>" }] : [];
    const order = { ...known, lines, billingAddress, shippingAddress: billingAddress };
    const { html } = mailOf(kind, order, { ...harborMailShop, name: "<b>Shop</b>" });
    expect(html).toContain("background:#123456");
    expect(html).not.toMatch(/<img src=x|<script|<b>/);
  });

  it.each(orderMailKinds)("(%s) says the same in HTML and text", (kind) => {
    const { html, text } = mailOf(kind, known);
    const wordsOf = (part: string) => part.split(/[^\p{L}\p{N}@$×]+/u).filter(Boolean);
    const shown = new Set(
      wordsOf(
        html
          .replace(/<[^>]+>/g, " ")
          .replaceAll("&amp;", "&")
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&#39;", "'"),
      ),
    );
    const words = wordsOf(text.replace(/https?:\/\/\S+|^\d\. /gm, ""));
    expect(words.filter((word) => !shown.has(word))).toEqual([]);
  });

  it("has a key of its own, the same when it is made again", () => {
    const keys = orderMailKinds.map((kind) => mailOf(kind, known).messageKey);
    expect(new Set(keys).size).toBe(orderMailKinds.length);
    expect(mailOf("shipped", known).messageKey).toBe(`order-shipped-${mugOrder.id}-s-1`);
  });
});

test("the mail of an accepted return says where it goes, which pieces and why", () => {
  const { subject, text } = mailOf("return_accepted", { returns: [{ ...request, comment: "A chip" }] });
  expect(subject).toBe("Your return 100001-1 was accepted");
  for (const said of [
    "Send it to",
    "write 100001-1 on the parcel",
    "1 × Harbour mug (Navy)",
    "It arrived damaged: A chip",
  ])
    expect(text).toContain(said);
});

describe("the mail of orders placed together", () => {
  const tenOff = { title: "10% off", amountMinor: 325, deliveryMinor: 0, from: "Potter", isFromSeller: true };
  const potter = { ...mugOrder, sellerName: "Potter", discounts: [tenOff] };
  const books = { ...mugOrder, id: "b", incrementId: "100002", sellerName: "Books", grandTotalMinor: 1000 };
  const mail = (kind: OrderMailKind) =>
    orderMail({
      kind,
      order: potter,
      downloads: [],
      subjectId: "",
      shop: harborMailShop,
      orderUrl,
      trackingUrl,
      registerUrl,
      beside: [{ order: books, downloads: [], orderUrl: "https://harbor.example/order/b" }],
    });

  it.each([
    "Your Harbor & Pine orders 100001 and 100002",
    "From Potter, order 100001",
    "From Books, order 100002",
    "All orders",
    "Total: $32.50",
    "Total: $10.00",
    "Total: $42.50",
    "10% off, from Potter: $3.25",
    "See order 100002: https://harbor.example/order/b",
  ])("says %s", (words) => {
    const placed = mail("placed");
    expect(`${placed?.subject}\n${placed?.text}`).toContain(words);
  });

  it("is one when they are paid", () => {
    expect(mail("paid")?.subject).toBe("Your payment for orders 100001 and 100002 has arrived");
  });
});

describe("the mail of a placed order", () => {
  it.each([
    "2 × Harbour mug",
    "Navy",
    "$25.00",
    "Shipping",
    "$6.00",
    "Tax",
    "$32.50",
    "12 Harbor Street",
    "Pay within a week.",
    "Account number: 0012345678",
    "Reference: HP 100001",
    "Create an account",
  ])("contains %s in both parts", (text) => {
    const { html, text: plain } = mailOf("placed");
    expect(plain).toContain(text);
    expect(html).toContain(text);
  });

  it("names the day of delivery and no payment once it is paid", () => {
    const { text } = mailOf("placed", { status: "processing", bankDetails: [] });
    expect(text).toContain("Arrives Wed, Mar 11.");
    expect(text).not.toContain("Pay within a week.");
  });

  it("names the day of each line where the lines arrive at different times (rule orders-16)", () => {
    const [line] = mugOrder.lines;
    const later = { id: 2, name: "Stone bowl", arrivalText: "Arrives Mon, Apr 6" };
    const { text, html } = mailOf("placed", {
      status: "processing",
      bankDetails: [],
      deliveryEstimate: "",
      lines: line ? [line, { ...line, ...later }] : [],
    });
    for (const part of [text, html]) {
      expect(part).toContain("Arrives Wed, Mar 11");
      expect(part).toContain("Arrives Mon, Apr 6");
    }
  });

  it("shows each product's picture as a JPEG of the shop's domain", () => {
    const [line] = mugOrder.lines;
    const imageUrl = "/media/harbor/0123456789abcdef-1600x900";
    const { html } = mailOf("placed", { lines: line ? [{ ...line, imageUrl }] : [] });
    expect(html).toContain(
      '<img src="https://harbor.example/media/harbor/0123456789abcdef-1600x900-160.jpg"',
    );
  });

  it("keeps the words of its buttons apart where a program drops their frames", () => {
    expect(mailOf("placed", { isGuest: true }).html).toMatch(/<\/a> <a [^>]*>Create an account</);
  });

  it("offers no account to a customer", () => {
    expect(mailOf("placed", { isGuest: false }).text).not.toContain("Create an account");
  });
});

describe.each(["placed", "paid"] as const)("the mail of an order that was %s", (kind) => {
  it("links to the files that can be downloaded, and says for how long", () => {
    const { html, text } = mailOf(kind, {}, harborMailShop, [print]);
    expect(text).toContain("Download print.png: https://harbor.example/account/download/7-abc");
    expect(html).toContain('href="https://harbor.example/account/download/7-abc"');
    for (const part of [html, text])
      expect(part).toContain("print.png (2.1 MB): 5 downloads left · until Mar 31 2026");
  });

  it("has no link to a file that cannot be downloaded any more", () => {
    const { html } = mailOf(kind, {}, harborMailShop, [{ ...print, state: "expired", path: "" }]);
    expect(html).not.toContain("/account/download/");
  });
});

describe("the mail of a shipment", () => {
  it("lists what is in the parcel, and leads to the carrier", () => {
    const { html, text } = mailOf("shipped", { shipments: [shipment] });
    expect(text).toContain("1 × Harbour mug");
    expect(text).toContain("Sent on Mar 02 2026 by UPS");
    expect(html).toContain('href="https://www.ups.com/track?tracknum=1Z999"');
  });

  it("says whether more follows", () => {
    expect(mailOf("shipped", { shipments: [shipment] }).text).toContain(
      "We’ll email you when the rest ships.",
    );
    const whole = { ...shipment, pieces: [{ lineId: 1, qty: 2 }] };
    expect(mailOf("shipped", { shipments: [whole] }).text).toContain("everything in your order");
  });
});

test("the mail of what is collected says that it is ready, and where (rule orders-20)", () => {
  const pickup = { address: "12 Wharf Street", note: "" };
  const { subject, text } = mailOf("shipped", { pickup, shipments: [shipment] });
  expect(subject).toContain("is ready for pickup");
  expect(text).toContain("Collect it at 12 Wharf Street.");
  expect(text).not.toContain("Sent on");
});

test("the mail of a refund names its amount; without the refund there is none", () => {
  expect(mailOf("refunded", { refunds: [refund] }).subject).toBe("Refund of $10.00 for order 100001");
  const parts = [{ title: "Store credit", amountMinor: 1000 }];
  expect(mailOf("refunded", { refunds: [{ ...refund, parts }] }).text).toContain("Store credit $10.00");
  const input = { kind: "refunded", order: mugOrder, subjectId: "r-2", shop: harborMailShop } as const;
  expect(orderMail({ ...input, downloads: [], beside: [], orderUrl, trackingUrl, registerUrl })).toBeNull();
});

test("mails about an order that is collected say where, and no address (rule shipping-5)", () => {
  const pickup = { address: "9 Mill Lane, Easton", note: "Ring twice." };
  const order = { pickup, shippingMethodTitle: "Pick up at the mill", billingAddress: elsewhere };
  for (const kind of ["placed", "paid"] as const) {
    const { html, text } = mailOf(kind, order);
    for (const part of [html, text]) {
      expect(part).toContain("Collect it at 9 Mill Lane, Easton. Ring twice.");
      expect(part).not.toMatch(/Pick up at the mill to|12 Harbor Street/);
    }
  }
});

test("a mail about an order is in the language of its reader (rule locales-6)", () => {
  const shop = { ...harborMailShop, t: translateWith(de, "de") };
  const { subject, html, text } = mailOf("placed", {}, shop);
  expect(subject).toBe("Ihre Bestellung 100001 bei Harbor & Pine");
  for (const part of [html, text])
    for (const said of ["Danke für Ihre Bestellung", "Zwischensumme", "Rechnungsadresse", "rufen Sie"])
      expect(part).toContain(said);
  expect(html, "the total stands out").toMatch(/font-weight:700[^>]*>Summe/);
});
