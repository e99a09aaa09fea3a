import { statementCsv } from "~/models/payments/statement-csv";
import { statementPage } from "~/models/payments/statement-page";
import { readStatement } from "../../payments/ledger/read-statement.server";
import { readBankFile } from "../../payments/payouts/write-bank-file.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * A payout's statement as CSV or to print, or a file for the bank (rules payouts-6 and payouts-7).
 * @param name a reference, with `.html` the page to print, or the number of a file
 * @throws AppError `not_found`, `forbidden`
 */
export async function answerPayoutFile(ctx: RequestContext, name: string): Promise<Response> {
  if (/^F-/i.test(name)) return fileOf(`${name}.csv`, (await readBankFile(ctx, name)).csv);
  const reference = name.replace(/\.html$/, "");
  const statement = await readStatement(ctx, reference);
  return name === reference
    ? fileOf(`${reference}.csv`, statementCsv(statement))
    : fileOf(`${reference}.html`, statementPage(statement));
}

const fileOf = (name: string, text: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": name.endsWith(".csv") ? "text/csv; charset=utf-8" : "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
