import { noCounts } from "~/models/files/apply-summary";
import { Messages } from "~/models/files/import-report";
import { customerRow, type MovedCustomer } from "~/models/files/moving/customer-row";
import { bringCustomers } from "../../accounts/owned-customers/bring-customers.server";
import { keepSignups } from "../../content/forms/save-signup-email.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopFilesContext } from "../files-context.server";
import type { ImportRows } from "./import-rows.server";

/** Customers of one transaction. */
const batchSize = 500;

/**
 * Imports customers (rules imports-3 and imports-4): accounts without a password, with their consent to news.
 */
export const importCustomers: ImportRows = async (ctx, { name, csv }, onProgress) => {
  const counts = { ...noCounts };
  const [refused, notes] = [new Messages(name), new Messages(name)];
  const seen = new Set<string>();
  let batch: MovedCustomer[] = [];
  let read = 0;
  const write = async () => {
    const added = await writeCustomers(ctx, batch);
    counts.added += added.size;
    counts.unchanged += batch.length - added.size;
    for (const customer of batch)
      if (added.has(customer.email)) for (const note of customer.notes) notes.add(customer.line, note);
    read += batch.length;
    batch = [];
    onProgress("customers", read, read);
  };
  for await (const found of csv.rows) {
    if ("refused" in found) {
      refused.add(found.refused.line, found.refused.reason);
      continue;
    }
    const reading = customerRow(found.row, ctx.shop.settings.general.time_zone);
    if ("reason" in reading) refused.add(reading.line, reading.reason);
    else if (seen.has(reading.customer.email))
      refused.add(reading.customer.line, `${reading.customer.email} is listed above`);
    else {
      seen.add(reading.customer.email);
      batch.push(reading.customer);
      if (batch.length === batchSize) await write();
    }
  }
  await write();
  return {
    counts: [{ what: "Customers", counts }],
    refused: refused.kept,
    refusedCount: refused.count,
    notes: notes.kept,
    notesCount: notes.count,
    next: [
      ...(refused.count > 0
        ? ["Correct the refused rows and import the file again: what is in already stays as it is."]
        : []),
      ...(counts.added > 0
        ? [
            "Tell your customers that they choose a new password by 'Forgot password?': passwords do not move.",
          ]
        : []),
    ],
  };
};

/** Writes a batch and says which e-mails got an account. */
function writeCustomers(ctx: ShopFilesContext, batch: readonly MovedCustomer[]): Promise<Set<string>> {
  return inTransaction(ctx, async (inner) => {
    const added = await bringCustomers(inner, batch.map(broughtOf));
    const subscribed = batch.filter(({ email, wantsNews }) => wantsNews && added.has(email));
    await keepSignups(
      inner,
      subscribed.map(({ email }) => email),
      "import",
    );
    return added;
  });
}

const broughtOf = ({ line: _line, wantsNews: _wantsNews, notes: _notes, ...customer }: MovedCustomer) => ({
  ...customer,
  taxExemptReason: customer.isTaxExempt ? "Exempt at the earlier shop" : "",
});
