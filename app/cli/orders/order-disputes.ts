import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { disputeStateLabels } from "~/models/conversations/disputes/dispute-state";
import { formatMoney } from "~/models/platform/money/format-money";
import { addDisputeEntry } from "~/services/conversations/disputes/dispute-entries.server";
import { listDisputes } from "~/services/conversations/disputes/list-disputes.server";
import { IncomingFile } from "~/services/platform/forms/incoming-files.server";
import { UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `order disputes --client acme`: disputed payments, the latest first. */
export async function printDisputes(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("order", async ({ base, say }) => {
    for (const one of await listDisputes(await findShop(base, options.client ?? ""), 100))
      say(
        `${one.orderNumber}  ${disputeStateLabels[one.state]}  ${formatMoney(one.amountMinor, one.currency)}  ${one.sellerName}  ${one.steps.at(-1)?.note ?? ""}`,
      );
  });
}

/**
 * `order answer-dispute --client acme [--file <file>] <number> <words>`: adds words and a PDF or picture for
 * who answers the provider.
 */
export async function answerDispute(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"], optional: ["file"] }, [
    "<number>",
    "<words>",
  ]);
  const [number = "", text = ""] = rest;
  const files = options.file === undefined ? [] : [await proofAt(options.file)];
  await withShops("order", async ({ base, say }) => {
    await addDisputeEntry(await findShop(base, options.client ?? ""), number, { text, files });
    say(`kept with the dispute of order ${number}`);
  });
}

/** A file of the machine as one that is sent. */
async function proofAt(path: string): Promise<IncomingFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`there is no file ${path}`);
  return new IncomingFile(path, basename(path), "", found.size);
}
