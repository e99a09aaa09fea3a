import { expect, test } from "vitest";
import de from "~/texts/de.json";
import { english, translateWith } from "../../platform/texts/format-message";
import { mugOrder } from "../order-view/order-fixture";
import { slipPaper } from "./slip-paper";

const slip = (over: Partial<typeof mugOrder> = {}, t = english) =>
  slipPaper(t, { ...mugOrder, status: "processing", ...over }, "Harbor & Pine");

test("a packing slip lists what is still to be sent, without prices (rule office-17)", () => {
  const { rows, sums } = slip();
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual(["Harbour mug"]);
  expect(sums).toEqual([]);
});

test("a packing slip of what was sent says that nothing is left (rule office-17)", () => {
  const sent = mugOrder.lines.map((line) => ({ ...line, canceledQty: line.qty }));
  expect(slip({ lines: sent })).toMatchObject({ rows: [], emptyText: "Nothing is left to send." });
});

test("a packing slip has the customer's note", () => {
  expect(slip({ customerNote: "Ring twice" }).notes).toEqual(["Note: Ring twice"]);
});

test("a packing slip is in the language it is asked in (rule locales-6)", () => {
  const { title, columns } = slip({}, translateWith(de, "de"));
  expect(title).toBe("Lieferschein 100001");
  expect(columns.map(({ label }) => label)).toEqual(["Menge", "Artikelnr.", "Artikel"]);
});
