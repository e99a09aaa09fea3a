import { statementCsv } from "~/models/payments/statement-csv";
import { statementPage } from "~/models/payments/statement-page";
import { readStatement } from "../../payments/ledger/read-statement.server";
import { readBankFile, readPainFile } from "../../payments/payouts/write-bank-file.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * A payout's statement as CSV or to print, or a file for the bank (rules payouts-6, 7 and 10).
 * @param name a reference, with `.html` the page to print, or the number of a file, with `.xml` as
 * pain.001
 * @throws AppError `not_found`, `forbidden`, `invalid`
 */
export async function answerPayoutFile(ctx: RequestContext, name: string): Promise<Response> {
  if (/^F-.*\.xml$/i.test(name)) return fileOf(name, await readPainFile(ctx, name.slice(0, -".xml".length)));
  if (/^F-/i.test(name)) return fileOf(`${name}.csv`, (await readBankFile(ctx, name)).csv);
  const reference = name.replace(/\.html$/, "");
  const statement = await readStatement(ctx, reference);
  return name === reference
    ? fileOf(`${reference}.csv`, statementCsv(statement))
    : fileOf(`${reference}.html`, statementPage(statement));
}

const types: Readonly<Record<string, string>> = {
  csv: "text/csv",
  html: "text/html",
  xml: "application/xml",
};

const fileOf = (name: string, text: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": `${types[name.split(".").at(-1) ?? ""]}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
