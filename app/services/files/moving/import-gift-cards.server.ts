import { noCounts } from "~/models/files/apply-summary";
import { Messages } from "~/models/files/import-report";
import { giftCardRow } from "~/models/files/moving/gift-card-row";
import type { MovedGiftCard } from "~/models/selling/gift-card/moved-gift-card";
import { bringGiftCards } from "../../payments/gift-cards/bring-gift-cards.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ImportRows } from "./import-rows.server";

/** Gift cards of one transaction. */
const batchSize = 500;

/** Imports gift cards with what is left on them (rule imports-9). */
export const importGiftCards: ImportRows = async (ctx, { name, csv }, onProgress) => {
  const counts = { ...noCounts };
  const refused = new Messages(name);
  const reading = {
    currency: ctx.tenant.currency,
    zone: ctx.shop.settings.general.time_zone,
    now: ctx.now(),
  };
  const seen = new Set<string>();
  let batch: MovedGiftCard[] = [];
  const write = async () => {
    const added = await inTransaction(ctx, (inner) => bringGiftCards(inner, batch));
    counts.added += added;
    counts.unchanged += batch.length - added;
    batch = [];
    onProgress("gift cards", counts.added + counts.unchanged, counts.added + counts.unchanged);
  };
  for await (const found of csv.rows) {
    if ("refused" in found) {
      refused.add(found.refused.line, found.refused.reason);
      continue;
    }
    const read = giftCardRow(found.row, reading);
    if ("reason" in read) refused.add(read.line, read.reason);
    else if (seen.has(read.card.code))
      refused.add(read.line, `the gift card ending in '${read.card.code.slice(-4)}' is listed above`);
    else {
      seen.add(read.card.code);
      batch.push(read.card);
      if (batch.length === batchSize) await write();
    }
  }
  await write();
  return {
    counts: [{ what: "Gift cards", counts }],
    refused: refused.kept,
    refusedCount: refused.count,
    notes: [],
    notesCount: 0,
    next: [
      ...(refused.count > 0
        ? ["Correct the refused rows and import the file again: what is in already stays as it is."]
        : []),
      ...(counts.added > 0
        ? ["Switch the cards off at the earlier shop, so that none is spent twice, and delete the file."]
        : []),
    ],
  };
};
