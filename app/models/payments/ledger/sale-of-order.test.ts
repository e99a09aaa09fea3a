import { expect, test } from "vitest";
import { type Adjustment, adjustmentOf } from "../../selling/pricing/adjustment";
import { noCommission } from "../commission";
import { type SellerTerms, type SoldLine, type SoldOrder, saleOfOrder } from "./sale-of-order";

const line = (lineId: string, own: Partial<SoldLine> = {}): SoldLine => ({
  lineId,
  rowTotalMinor: 5000,
  discountMinor: 0,
  isGiftCard: false,
  categories: [],
  ...own,
});
const order = (own: Partial<SoldOrder> = {}): SoldOrder => ({
  id: "o1",
  sellerId: "s1",
  subtotalMinor: 10_000,
  discountMinor: 0,
  shippingMinor: 600,
  shippingFeeMinor: 200,
  grandTotalMinor: 11_450,
  redeemedMinor: 0,
  adjustments: [],
  exchange: null,
  ...own,
});
const terms = (own: Partial<SellerTerms> = {}): SellerTerms => ({
  commission: { defaultBasisPoints: 1000, byCategory: { tea: 2000 }, fixedMinor: 0 },
  taxRemitter: "marketplace",
  paysShopDiscounts: true,
  ...own,
});
const both = [line("1"), line("2", { categories: ["tea"] })];

const discount = (paidBy: string | null, amountMinor: number): Adjustment =>
  adjustmentOf({ stage: "order_discount", code: "d1", title: "Less", paidBy }, [
    { lineId: "2", amountMinor },
  ]);
const tax = (on: Adjustment["on"], amountMinor: number) =>
  adjustmentOf({ stage: "tax", code: "tax", title: "Tax", on, isContained: true }, [
    { lineId: "1", amountMinor },
  ]);

test("an order is goods, delivery with fees, and the tax on top", () => {
  expect(saleOfOrder(order({ redeemedMinor: 450 }), both, terms())).toEqual({
    lines: [
      { lineId: "1", commissionMinor: 500, promotionMinor: 0 },
      { lineId: "2", commissionMinor: 1000, promotionMinor: 0 },
    ],
    orderId: "o1",
    sellerId: "s1",
    redeemedMinor: 450,
    promotionMinor: 0,
    commissionMinor: 1500,
    parts: { goods: 10_000, gift_cards: 0, delivery: 800, tax: 650 },
    taxRemitter: "marketplace",
  });
});

test("contained taxes belong to no goods and no delivery, and pay no commission", () => {
  const adjustments = [tax("goods", 1000), tax("delivery", 80)];
  const sale = saleOfOrder(order({ adjustments, grandTotalMinor: 10_800 }), both, terms());
  expect(sale.parts).toEqual({ goods: 9000, gift_cards: 0, delivery: 720, tax: 1080 });
  expect(sale.commissionMinor).toBe(400 + 1000);
});

test("a seller's coupon lowers the goods and the commission", () => {
  const lines = [line("1"), line("2", { discountMinor: 1000, categories: ["tea"] })];
  const cheaper = order({
    discountMinor: 1000,
    grandTotalMinor: 10_450,
    adjustments: [discount("potter", -1000)],
  });
  expect(saleOfOrder(cheaper, lines, terms())).toMatchObject({
    parts: { goods: 9000 },
    promotionMinor: 0,
    commissionMinor: 500 + 800,
  });
});

test("a coupon of the marketplace lowers the goods, but neither the seller's share nor the commission", () => {
  const lines = [line("1"), line("2", { discountMinor: 1000, categories: ["tea"] })];
  const cheaper = order({
    discountMinor: 1000,
    grandTotalMinor: 10_450,
    adjustments: [discount(null, -1000)],
  });
  expect(saleOfOrder(cheaper, lines, terms())).toMatchObject({
    parts: { goods: 9000 },
    promotionMinor: 1000,
    commissionMinor: 500 + 1000,
  });
});

test("a discount of the seller's own shop is the seller's", () => {
  const lines = [line("1"), line("2", { discountMinor: 1000 })];
  const cheaper = order({
    discountMinor: 1000,
    grandTotalMinor: 10_450,
    adjustments: [discount(null, -1000)],
  });
  expect(saleOfOrder(cheaper, lines, terms({ paysShopDiscounts: false })).promotionMinor).toBe(0);
});

test("free shipping by the marketplace is a promotion, and pays no commission", () => {
  const reason = {
    stage: "shipping_discount",
    code: "free_shipping",
    title: "Free",
    on: "delivery",
  } as const;
  const free = adjustmentOf({ ...reason, paidBy: null }, [{ lineId: "1", amountMinor: -600 }]);
  const delivered = order({ shippingMinor: 0, grandTotalMinor: 10_850, adjustments: [free] });
  expect(saleOfOrder(delivered, both, terms())).toMatchObject({
    parts: { delivery: 200 },
    promotionMinor: 600,
    commissionMinor: 1500,
  });
});

test("gift cards are a part of their own and pay no commission", () => {
  const lines = [line("1", { isGiftCard: true }), line("2")];
  expect(saleOfOrder(order(), lines, terms())).toMatchObject({
    parts: { goods: 5000, gift_cards: 5000, delivery: 800, tax: 650 },
    commissionMinor: 500,
  });
});

test("the house seller pays no commission", () => {
  expect(saleOfOrder(order(), both, terms({ commission: noCommission })).commissionMinor).toBe(0);
});

test("a fixed commission is in the currency of the order (rule ledger-5)", () => {
  const commission = { defaultBasisPoints: 1000, byCategory: {}, fixedMinor: 100 };
  const inYen = order({ exchange: { from: "USD", to: "JPY", rate: "149.5" } });
  const sale = saleOfOrder(inYen, both, terms({ commission }));
  expect(sale.commissionMinor).toBe(1000 + 150);
  expect(sale.lines.map(({ commissionMinor }) => commissionMinor)).toEqual([575, 575]);
  expect(saleOfOrder(order(), both, terms({ commission })).commissionMinor).toBe(1100);
});
