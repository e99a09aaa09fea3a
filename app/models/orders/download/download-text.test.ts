import { expect, test } from "vitest";
import { downloadOffer } from "../../catalogue/product/product-downloads";
import { downloadText } from "./download-text";
import { type BoughtDownload, downloadView } from "./download-view";

const bought: BoughtDownload = {
  id: 7,
  fileName: "print.png",
  sizeBytes: 1536,
  productName: "A print",
  orderId: "o-1",
  orderNumber: "100001",
  orderStatus: "processing",
  totalDueMinor: 900,
  refundedMinor: 0,
  uses: 1,
  maxUses: 5,
  expiresAt: new Date("2026-03-31T12:00:00Z"),
};
const viewOf = (over: Partial<BoughtDownload> = {}) =>
  downloadView(
    { ...bought, ...over },
    { now: new Date("2026-03-01T12:00:00Z"), zone: "America/New_York", path: "/account/download/7-x" },
  );

test("a bought file names its size, its end in the shop's days, and its link", () => {
  expect(viewOf()).toMatchObject({
    sizeText: "1.5 KB",
    expiresOnText: "Mar 31 2026",
    usesLeft: 4,
    state: "ready",
    path: "/account/download/7-x",
  });
});

test.each([
  [{}, "4 downloads left · until Mar 31 2026"],
  [{ uses: 4 }, "1 download left · until Mar 31 2026"],
  [{ maxUses: null }, "Unlimited downloads · until Mar 31 2026"],
  [{ expiresAt: null }, "4 downloads left"],
  [{ uses: 5 }, "All downloads used"],
  [{ expiresAt: new Date("2026-02-28T12:00:00Z") }, "Expired on Feb 28 2026"],
  [{ orderStatus: "canceled" as const }, "No longer available"],
])("%o reads %j", (over, text) => {
  expect(downloadText(viewOf(over))).toBe(text);
});

test.each([{ uses: 5 }, { orderStatus: "closed" as const }])("%o has no link", (over) => {
  expect(viewOf(over).path).toBe("");
});

const files = [{ name: "print.png", key: "harbor/0", sizeBytes: 1536 }];

test.each([
  [{ maxUses: 5, validDays: 30 }, "Download: print.png (1.5 KB). 5 downloads within 30 days of the payment."],
  [{ maxUses: 1, validDays: null }, "Download: print.png (1.5 KB). 1 download."],
  [
    { maxUses: null, validDays: 1 },
    "Download: print.png (1.5 KB). Unlimited downloads within 1 day of the payment.",
  ],
])("a product with %o says %j", (terms, text) => {
  expect(downloadOffer({ files, ...terms })).toBe(text);
});

test("several files have their downloads each", () => {
  const two = [...files, { name: "print.pdf", key: "harbor/1", sizeBytes: 10 }];
  expect(downloadOffer({ files: two, maxUses: 2, validDays: null })).toBe(
    "Download: print.png (1.5 KB), print.pdf (10 Bytes). 2 downloads of each.",
  );
});
