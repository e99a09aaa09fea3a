import { describe, expect, it } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import type { OpenParcel } from "./open-parcel";
import { parcelPresets } from "./parcel-presets";
import { parcelsCsv } from "./parcels-csv";

const parcel: OpenParcel = {
  number: "1001",
  day: "2026-03-01",
  status: "processing",
  address: Object.assign({}, nazareth, { company: "" }),
  email: "ada@example.com",
  method: "Standard",
  note: "",
  seller: "Harbor",
  items: [
    { sku: "MUG", name: "Mug", qty: 2, weightG: 400 },
    { sku: "LAMP", name: "Lamp", qty: 1, weightG: 1500 },
  ],
};
const table = (csv: string) => {
  const [headings = [], ...rows] = csv
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [headings[at], cell])));
};
const changed = (change: Partial<OpenParcel>): OpenParcel => Object.assign({}, parcel, change);

describe("a file of parcels", () => {
  it("has a row for each order with the weight of all pieces for a carrier", () => {
    expect(table(parcelsCsv("carrier", [parcel]))).toMatchObject([
      {
        order_number: "1001",
        state: "Processing",
        name: "Ada Marsh",
        weight_g: "2300",
        items: "MUG x 2; LAMP x 1",
        tracking_number: "",
        carrier: "",
      },
    ]);
  });

  it("has a row for each line for a fulfilment house", () => {
    expect(table(parcelsCsv("fulfilment", [parcel]))).toMatchObject([
      { order_number: "1001", sku: "MUG", item: "Mug", quantity: "2", weight_g: "800" },
      { order_number: "1001", sku: "LAMP", quantity: "1", weight_g: "1500" },
    ]);
  });

  it("says the weights in ounces to ShipStation, of one piece and of the order", () => {
    expect(table(parcelsCsv("shipstation", [parcel]))).toMatchObject([
      {
        "Order Number": "1001",
        "Item SKU": "MUG",
        "Item Weight (oz)": "14.11",
        "Order Total Weight (oz)": "81.13",
      },
      { "Item SKU": "LAMP", "Item Weight (oz)": "52.91", "Order Total Weight (oz)": "81.13" },
    ]);
  });

  it("says the order’s weight in grams to Shippo, whose quantity does not multiply it", () => {
    expect(table(parcelsCsv("shippo", [parcel]))).toMatchObject([
      {
        SKU: "MUG; LAMP",
        Quantity: "1",
        "Item Weight": "2300",
        "Order Weight": "2300",
        "Order Weight Unit": "g",
      },
    ]);
  });

  it("names a recipient without a last name without a space after it", () => {
    const mononym = changed({ address: Object.assign({}, nazareth, { first_name: "Ada", last_name: "" }) });
    expect(table(parcelsCsv("shippo", [mononym]))).toMatchObject([{ "Recipient Name": "Ada" }]);
  });

  it.each(parcelPresets)("of $code runs no cell as a formula", ({ code }) => {
    const csv = parcelsCsv(code, [
      changed({ address: Object.assign({}, parcel.address, { city: "=1+A1" }) }),
    ]);
    expect(csv).toContain(",'=1+A1,");
  });

  it.each(parcelPresets)("of $code has its headings alone where nothing is to be sent", ({ code }) => {
    expect(parcelsCsv(code, []).split("\n")).toHaveLength(2);
  });
});
