import { describe, expect, it } from "vitest";
import { afterParcel, judgeTracking, type TrackedOrder } from "./judge-tracking";
import { readTrackingRows } from "./tracking-rows";

const read = (header: string[], ...rows: string[][]) =>
  readTrackingRows(
    header,
    rows.map((row, at) => ({
      line: at + 2,
      cells: Object.fromEntries(row.map((cell, i) => [header[i], cell])),
    })),
  );
const refusedRows = { code: "invalid", field: "rows" };
const own = ["order_number", "tracking_number", "carrier", "sku", "quantity"];

describe("a file of tracking numbers", () => {
  it.each([
    ["our own", ["order_number", "tracking_number", "carrier"]],
    ["ShipStation’s", ["Order Number", "Shipment - Tracking Number", "Shipment - Carrier"]],
    ["a carrier’s", ["Order Number", "Tracking Number", "Carrier"]],
  ])("is read by the headings of %s", (_whose, header) => {
    expect(read(header, ["1001", "1Z999", "UPS"]).parcels).toEqual([
      { line: 2, number: "1001", trackingNumber: "1Z999", carrier: "ups", pieces: null },
    ]);
  });

  it("has one parcel of the rows with one number, of the SKUs they name", () => {
    const { parcels } = read(
      own,
      ["1001", "A1", "", "MUG", "2"],
      ["1001", "A1", "", "LAMP", "1"],
      ["1001", "B2"],
    );
    expect(parcels.map(({ trackingNumber, pieces }) => [trackingNumber, pieces])).toEqual([
      [
        "A1",
        [
          { sku: "MUG", qty: 2 },
          { sku: "LAMP", qty: 1 },
        ],
      ],
      ["B2", null],
    ]);
  });

  it("takes everything left where one of the rows names no SKU, or no quantity can be read", () => {
    const whole = read(own, ["1001", "A1", "", "MUG", "2"], ["1001", "A1"], ["1001", "A1", "", "LAMP", "1"]);
    expect(whole.parcels.map(({ line, pieces }) => [line, pieces])).toEqual([[2, null]]);
    expect(read(["order", "tracking", "sku"], ["1001", "A1", "MUG"]).parcels[0]?.pieces).toBeNull();
  });

  it("counts rows without a number as not sent yet", () => {
    expect(read(own, ["1001", ""])).toEqual({ parcels: [], refused: [], waiting: 1 });
  });

  it("takes off the apostrophe of a cell that is no formula", () => {
    expect(read(own, ["1001", "'-1Z"]).parcels[0]?.trackingNumber).toBe("-1Z");
  });

  it.each([
    ["spaces around it go", " 1Z ", "1Z"],
    ["an apostrophe within it stays", "1Z'9", "1Z'9"],
    ["letters around what looks rounded stay", "A4E+2B", "A4E+2B"],
    ["what goes on after it, too", "4E+2B", "4E+2B"],
    ["and what comes before it", "44E+2", "44E+2"],
    ["80 characters are taken", "9".repeat(80), "9".repeat(80)],
  ])("has a number of its own spelling: %s", (_what, cell, number) => {
    expect(read(own, ["1001", cell]).parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([number]);
  });

  it("names a carrier of up to 60 characters", () => {
    expect(read(own, ["1001", "1Z", "c".repeat(60)]).parcels).toHaveLength(1);
  });

  it.each([
    ["without an order", ["", "1Z"], "Name the order."],
    [
      "a rounded number",
      ["1001", "9.4E+21"],
      "The spreadsheet rounded this tracking number. Format its column as text.",
    ],
    ["a number rounded to one digit", ["1001", "9E+21"], expect.stringContaining("rounded")],
    ["a number rounded by a comma", ["1001", "9,41e+21"], expect.stringContaining("rounded")],
    ["a long carrier", ["1001", "1Z", "c".repeat(61)], "A carrier’s name has at most 60 characters."],
    ["no piece", ["1001", "1Z", "", "MUG", "0"], "Enter a whole quantity."],
    ["a long number", ["1001", "9".repeat(81)], "A tracking number has at most 80 characters."],
    ["half a piece", ["1001", "1Z", "", "MUG", "0.5"], "Enter a whole quantity."],
  ])("refuses a row: %s", (_what, row, reason) => {
    expect(read(own, row).refused).toEqual([{ line: 2, number: row[0], reason }]);
  });

  it("takes 5,000 rows and no more", () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [String(at), "1Z"]);
    expect(read(own, ...rows).parcels).toHaveLength(5_000);
    expect(() => read(own, ...rows, ["1", "1Z"])).toThrow(
      expect.objectContaining({ ...refusedRows, message: "These are more than 5,000 rows. Part them." }),
    );
  });

  it.each([["order_number"], ["tracking_number"]])("needs both columns, not %s alone", (heading) => {
    expect(() => read([heading], ["1001"])).toThrow(
      expect.objectContaining({
        ...refusedRows,
        message: "Name the columns order_number and tracking_number in the first row.",
      }),
    );
  });
});

describe("what becomes of a parcel", () => {
  const parcel = { line: 2, number: "1001", trackingNumber: "1Z", carrier: "ups", pieces: null };
  const line = { id: 1, sku: "MUG", qty: 3, canceledQty: 1, shippedQty: 0, needsShipping: true };
  const order: TrackedOrder = { status: "processing", isCollected: false, lines: [line], numbers: [] };
  const judge = (change: Partial<TrackedOrder>) => judgeTracking(parcel, Object.assign({}, order, change));

  it("takes all that is left", () => expect(judge({})).toEqual({ pieces: [{ orderItemId: 1, qty: 2 }] }));

  it.each([
    ["has the number", { numbers: ["1Z"] }, "A parcel of this order has this number already."],
    ["is collected", { isCollected: true }, "This order is collected, not sent."],
    [
      "is sent",
      { lines: [Object.assign({}, line, { shippedQty: 2 })] },
      "Nothing is left to ship in this order.",
    ],
    ["waits for payment", { status: "pending" as const }, "An order that is Pending cannot be shipped."],
  ])("is nothing where the order %s", (_what, change, reason) => {
    expect(judge(change)).toEqual({ reason });
  });

  it("leaves the next parcel what it did not take", () => {
    const next = afterParcel(order, "A1", [{ orderItemId: 1, qty: 1 }]);
    expect(judgeTracking(parcel, next)).toEqual({ pieces: [{ orderItemId: 1, qty: 1 }] });
    expect(judgeTracking(Object.assign({}, parcel, { trackingNumber: "A1" }), next)).toEqual({
      reason: "A parcel of this order has this number already.",
    });
  });

  it("takes what is left of an order of which a parcel is under way", () =>
    expect(judge({ status: "packing" })).toEqual({ pieces: [{ orderItemId: 1, qty: 2 }] }));

  it("is no reason but a fault where an order cannot be judged", () =>
    expect(() => judge({ lines: [null as never] })).toThrow(TypeError));

  it("is nothing for an unknown order", () => {
    expect(judgeTracking(parcel, null)).toEqual({ reason: "There is no such order." });
  });
});
