import { expect, test } from "vitest";
import type { OrderPage } from "~/models/office/orders/order-page";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OfficeOrderPage } from "./order-page";
import { noDeeds, orderPage } from "./order-page-fixture";

const html = (order: Partial<OrderPage> = {}) =>
  renderOnPage(<OfficeOrderPage order={orderPage(order)} />).replaceAll("<!-- -->", "");
const ways = (page: string) =>
  [...page.matchAll(/class="office-button"[^>]*>([^<]+)<\/a>/g)].map(([, way]) => way);

test("an order says how it stands beside its number (rule office-5)", () => {
  const page = html({ badges: [{ text: "To pack", tone: "mind" }], intro: "Nov 28, 9:30 AM" });
  expect(page).toContain('<h1>Order 1001 <span class="office-badge" data-tone="mind">To pack</span></h1>');
  expect(page).toContain("<p>Nov 28, 9:30 AM</p>");
});

test("who may only read finds the packing slip alone", () => {
  expect(ways(html())).toEqual(["Packing slip"]);
});

test("who may work on it edits it and reads its mails; an invoice is there once it was written", () => {
  const may = { ...noDeeds, edit: true, note: true };
  expect(ways(html({ may, hasInvoice: true }))).toEqual(["Edit", "Mails", "Packing slip", "Invoice as PDF"]);
});

test("invoices that an edit took the place of are there beside their credit notes (rule orders-27)", () => {
  const of = { hasInvoice: true, formerInvoices: ["HP-1"], creditNotes: ["CN-1"] };
  expect(ways(html(of)).slice(1)).toEqual(["Invoice as PDF", "Former invoice as PDF", "Credit note as PDF"]);
});

test("what is owed and what is disputed stand above everything", () => {
  const page = html({
    payment: { title: "Card", facts: [], owedText: "$7.50 is still owed." },
    disputeText: "The payment is disputed.",
  });
  expect(page.indexOf("$7.50 is still owed.")).toBeGreaterThan(0);
  expect(page.indexOf("$7.50 is still owed.")).toBeLessThan(page.indexOf('aria-label="Items"'));
  expect(page).toMatch(/The payment is disputed\. <a[^>]*>Words and files<\/a>/);
});

test("parcels are followed where their carrier has a page for it", () => {
  const parcel = { id: "p", title: "UPS", facts: "Nov 29", pieces: "2 Harbour mug" };
  const followed = html({
    parcels: [{ ...parcel, tracking: { text: "1Z9", url: "https://ups.example/1Z9" } }],
  });
  expect(followed).toContain(
    '<a href="https://ups.example/1Z9" target="_blank" rel="noopener noreferrer">1Z9</a>',
  );
  const named = html({ parcels: [{ ...parcel, tracking: { text: "1Z9", url: null } }] });
  expect(named).toContain("<strong>UPS</strong> 1Z9<small>Nov 29 · 2 Harbour mug</small>");
});

test("whose it is: a customer leads to their page, a guest to a mail and a call", () => {
  const guest = { name: "", email: "ada@acme.example", phone: "(207) 555-0142", customerId: null };
  const page = html({ customer: { ...guest, ordersText: "Guest", to: null } });
  expect(page).toMatch(/<h2[^>]*>ada@acme\.example<\/h2>/);
  expect(page).toContain('<a href="tel:2075550142">(207) 555-0142</a>');
  const customer = html({
    customer: { ...guest, name: "Ada Novak", ordersText: "3 orders", to: "/admin/customers/1" },
  });
  expect(customer).toMatch(/<a[^>]*href="\/admin\/customers\/1">3 orders<\/a>/);
});

test("an agent's order says so", () => {
  expect(html({ agentText: "Placed by an agent" })).toContain("Placed by an agent");
});

test("orders placed with it lead on, those of other sellers only for who may open them", () => {
  const page = html({
    placedWith: [
      { number: "1002", sellerName: "Elm Pottery", isOpen: true },
      { number: "1003", sellerName: "Tide Glass", isOpen: false },
    ],
  });
  expect(page).toMatch(/<a[^>]*>1002<\/a> Elm Pottery/);
  expect(page).toContain("<li>1003 Tide Glass</li>");
});

test("a note from the customer, the delivery and the billing address are each a panel", () => {
  const page = html({
    note: "Leave it at the door.",
    delivery: { title: "", lines: ["1 Main St", "Portland, ME 04101"] },
    billing: ["2 Side St"],
  });
  expect(page).toContain("Leave it at the door.");
  expect(page).toMatch(/Deliver to<\/h2>.*<address><span>1 Main St<\/span>/s);
  expect(page).toContain("<address><span>2 Side St</span></address>");
});
