import { describe, expect, it } from "vitest";
import { emptyOffer, emptyStock } from "../offer/offer-values";
import { fieldCells, readFields } from "./field-cells";
import { readCells } from "./read-cells";

const cellsOf = (cells: Record<string, string>) => readCells({ line: 2, cells }, "USD");

const offer = {
  priceMinor: 3000,
  finalPriceMinor: 2400,
  msrpMinor: 0,
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
  it("if it is no slug", () => {
    const cells = cellsOf({ seller_slug: "Blue Mug" });
    readFields(cells, "offer");
    expect(cells.problems).toEqual(["seller_slug 'Blue Mug' is not a slug such as 'blue-mug'"]);
  });
});
