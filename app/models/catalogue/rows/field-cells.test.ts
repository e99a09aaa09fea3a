import { describe, expect, it } from "vitest";
import { emptyOffer, emptyStock } from "../offer/offer-values";
import { fieldCells, readFields } from "./field-cells";
import { readCells } from "./read-cells";

const cellsOf = (cells: Record<string, string>) => readCells({ line: 2, cells }, "USD");

const offer = {
  priceMinor: 3000,
  finalPriceMinor: 2400,
  msrpMinor: 0,
  marketPrices: "eu:21.99/19.99|jp:3500|kw:-",
  hidePrice: true,
  shippingFeeMinor: 150,
  lowStockAlertMessage: "Nearly gone",
  maxCartQty: 0,
  isVisible: false,
  availableForSale: false,
  itemDeliveryInfo: "By van",
  deliveryEstimateId: "slow",
  condition: "used_good" as const,
  conditionNote: "A chip, at the rim",
  sellerSlug: "mug",
};
const stock = {
  onHand: 7,
  manageStock: false,
  allowBackorders: true,
  lowStockThreshold: 2,
  backorderMessage: "In June",
  backorderShipsOn: "2027-01-31",
};

describe("the fields of an offer in files", () => {
  it("are read as they were written", () => {
    expect(readFields(cellsOf(fieldCells("offer", offer, "USD")), "offer")).toEqual(offer);
    expect(readFields(cellsOf(fieldCells("stock", stock, "USD")), "stock")).toEqual(stock);
  });
  it("are what a new offer has where their cells are empty", () => {
    expect(readFields(cellsOf({}), "offer")).toEqual(emptyOffer);
    expect(readFields(cellsOf({}), "stock")).toEqual(emptyStock);
  });
  it("are empty cells without an offer", () => {
    expect([...new Set(Object.values(fieldCells("offer", null, "USD")))]).toEqual([""]);
  });
});

describe("a cell is refused", () => {
  it.each([
    ["backorder_ships_on", "2027-02-30", "backorder_ships_on '2027-02-30' is not a day such as 2027-01-31"],
    ["backorder_ships_on", "soon", "backorder_ships_on 'soon' is not a day such as 2027-01-31"],
  ])("in %s with %s", (cell, text, problem) => {
    const cells = cellsOf({ [cell]: text });
    readFields(cells, "stock");
    expect(cells.problems).toEqual([problem]);
  });
  it("if it is no price by market", () => {
    const cells = cellsOf({ market_prices: "eu:21.99|jp:12,5" });
    readFields(cells, "offer");
    expect(cells.problems).toEqual([
      "market_prices 'jp:12,5' is not like eu:21.99, eu:21.99/19.99 or, where it is not sold, kw:-",
    ]);
  });
  it("if it is no slug", () => {
    const cells = cellsOf({ seller_slug: "Blue Mug" });
    readFields(cells, "offer");
    expect(cells.problems).toEqual(["seller_slug 'Blue Mug' is not a slug such as 'blue-mug'"]);
  });
});
