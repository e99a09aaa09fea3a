import { resolve } from "node:path";
import { formatSheet } from "~/models/platform/text/csv-text";
import { listSubmissions } from "~/services/content/forms/list-submissions.server";
import { privateMode, writeWholeFile } from "~/services/platform/file-store/write-whole-file.server";
import { type Command, UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `export-submissions --client acme [--form 3] <file.csv>`: writes what shoppers sent with the shop's forms,
 * and their signups unless one form is named.
 */
async function run(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"], optional: ["form"] }, ["<file.csv>"]);
  const form = options.form === undefined ? null : Number(options.form);
  // The database counts forms in 32 bits.
  if (form !== null && !(Number.isInteger(form) && form >= 0 && form < 2 ** 31))
    throw new UsageError("--form must be a form's number");
  const file = resolve(rest[0] ?? "");
  await withShops("export-submissions", async ({ base, say }) => {
    const rows = await listSubmissions(await findPaymentShop(base, options.client ?? ""), form);
    await writeWholeFile(file, formatSheet(rows), privateMode);
    say(`${file} holds ${rows.length - 1} rows.`);
  });
}

/** See {@link run}. */
export const exportSubmissions: Command = {
  name: "export-submissions",
  usage: `
  export-submissions --client acme [--form 3] <file.csv>       save form submissions and signups as CSV`,
  run,
};
