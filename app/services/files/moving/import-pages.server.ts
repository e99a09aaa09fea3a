import { noCounts } from "~/models/files/apply-summary";
import { Messages } from "~/models/files/import-report";
import type { MovedPage } from "~/models/files/moving/moved-page";
import { pageRow } from "~/models/files/moving/page-row";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { bringPages } from "./bring-pages.server";
import type { ImportRows } from "./import-rows.server";

/** Pages of one transaction. */
const batchSize = 100;

/** Imports pages as templates (rule imports-8), with redirects from their old addresses. */
export const importPages: ImportRows = async (ctx, { name, csv }, onProgress) => {
  const counts = { ...noCounts };
  const [refused, notes] = [new Messages(name), new Messages(name)];
  const seen = new Set<string>();
  const passed = new Map<string, number>();
  let batch: MovedPage[] = [];
  let [read, unpublished] = [0, 0];
  const write = async () => {
    if (batch.length === 0) return;
    const brought = await inTransaction(ctx, (inner) => bringPages(inner, batch));
    counts.added += brought.added;
    counts.unchanged += brought.unchanged;
    for (const { line, reason } of brought.refused) refused.add(line, reason);
    for (const { line, reason } of brought.notes) notes.add(line, reason);
    read += batch.length;
    batch = [];
    onProgress("pages", read, read);
  };
  for await (const found of csv.rows) {
    if ("refused" in found) {
      refused.add(found.refused.line, found.refused.reason);
      continue;
    }
    const reading = pageRow(found.row);
    if ("passed" in reading) passed.set(reading.passed, (passed.get(reading.passed) ?? 0) + 1);
    else if ("reason" in reading) refused.add(reading.line, reading.reason);
    else if (seen.has(reading.page.oldAddress))
      refused.add(reading.page.line, `Handle '${reading.page.handle}' is listed above`);
    else {
      seen.add(reading.page.oldAddress);
      if (!reading.page.isPublished) unpublished++;
      batch.push(reading.page);
      if (batch.length === batchSize) await write();
    }
  }
  await write();
  if (passed.size > 0)
    notes.add(
      1,
      `only pages and posts come, not ${[...passed].map(([what, n]) => `${what}: ${n}`).join(", ")}`,
    );
  return {
    counts: [{ what: "Pages", counts }],
    refused: refused.kept,
    refusedCount: refused.count,
    notes: notes.kept,
    notesCount: notes.count,
    unseen: unpublished > 0 ? [`${unpublished} of ${read} pages not published: the file says so`] : [],
    next: [
      ...(refused.count > 0
        ? ["Correct the refused rows and import the file again: what is in already stays as it is."]
        : []),
      ...(counts.added > 0
        ? ["Read the pages and put them into a menu. Their pictures stay where they are: upload them here."]
        : []),
    ],
  };
};
