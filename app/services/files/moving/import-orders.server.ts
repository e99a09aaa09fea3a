import { noCounts } from "~/models/files/apply-summary";
import { Messages } from "~/models/files/import-report";
import { type NamedCells, namedCells } from "~/models/files/moving/named-cells";
import { isNoOrder, orderNumberOf, pastOrder } from "~/models/files/moving/past-order-rows";
import type { PastOrder } from "~/models/orders/past/past-order";
import { bringOrders } from "../../orders/reading/bring-orders.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ImportRows } from "./import-rows.server";

/** Orders of one transaction. */
const batchSize = 500;
/** Rows of one order; a file with more is none of orders. */
const maxRows = 5000;

/** Imports orders of an earlier shop as history (rules imports-5 and imports-6). */
export const importOrders: ImportRows = async (ctx, { name, csv }, onProgress) => {
  const counts = { ...noCounts };
  const refused = new Messages(name);
  const reading = { currency: ctx.tenant.currency, zone: ctx.shop.settings.general.time_zone };
  const seen = new Set<string>();
  const spoiled = new Set<string>();
  let batch: PastOrder[] = [];
  let rows: NamedCells[] = [];
  const write = async () => {
    const added = await inTransaction(ctx, (inner) => bringOrders(inner, batch));
    counts.added += added.size;
    counts.unchanged += batch.length - added.size;
    batch = [];
    onProgress("orders", counts.added + counts.unchanged, counts.added + counts.unchanged);
  };
  const finish = async () => {
    const [first, ...more] = rows;
    rows = [];
    if (!first || isNoOrder(first)) return;
    const number = orderNumberOf(first);
    if (seen.has(number)) return refused.add(first.line, `order ${number} is listed above`);
    seen.add(number);
    if (spoiled.delete(number)) return;
    const read = pastOrder([first, ...more], reading);
    if ("reason" in read) return refused.add(read.line, `order ${number} ${read.reason}`);
    batch.push(read.order);
    if (batch.length === batchSize) await write();
  };
  for await (const found of csv.rows) {
    if ("refused" in found) refused.add(found.refused.line, found.refused.reason);
    if (!found.row) continue;
    const row = namedCells(found.row);
    const number = orderNumberOf(row);
    // A line that cannot be read costs its order: its sums would not be those of its lines.
    if ("refused" in found && number !== "") spoiled.add(number);
    if (number === "") refused.add(row.line, "has no number of an order");
    else {
      const [first] = rows;
      if (first && (orderNumberOf(first) !== number || rows.length === maxRows)) await finish();
      rows.push(row);
    }
  }
  await finish();
  await write();
  return {
    counts: [{ what: "Orders of the earlier shop", counts }],
    refused: refused.kept,
    refusedCount: refused.count,
    notes: [],
    notesCount: 0,
    next: [
      ...(refused.count > 0
        ? ["Correct the refused rows and import the file again: what is in already stays as it is."]
        : []),
      "Look at them with order past. They count in no numbers: keep the earlier shop’s books.",
    ],
  };
};
