import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { disputeStateLabels } from "~/models/conversations/disputes/dispute-state";
import { type AnswerProof, answerStateLabels, proofKinds } from "~/models/payments/disputes/dispute-answer";
import { formatMoney } from "~/models/platform/money/format-money";
import {
  answerDispute,
  type DisputeAnswerRow,
  listDisputeAnswers,
  retryAnswer,
} from "~/services/conversations/disputes/answer-dispute.server";
import {
  addDisputeEntry,
  listDisputeEntries,
} from "~/services/conversations/disputes/dispute-entries.server";
import { findDisputes, listDisputes } from "~/services/conversations/disputes/list-disputes.server";
import { IncomingFile } from "~/services/platform/forms/incoming-files.server";
import { UsageError } from "../command";
import { findPaymentShop, findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `order disputes --client acme [<number>]`: disputed payments, the latest first; of one order with what is
 * kept and what was answered.
 */
export async function printDisputes(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["[<number>]"]);
  const [number] = rest;
  await withShops("order", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const found = number === undefined ? null : await findDisputes(ctx, number);
    for (const one of found?.disputes ?? (await listDisputes(ctx, 100)))
      say(
        `${one.orderNumber}  ${disputeStateLabels[one.state]}  ${formatMoney(one.amountMinor, one.currency)}  ${one.sellerName}  ${one.steps.at(-1)?.note ?? ""}`,
      );
    if (!found) return;
    for (const { id, text, fileName } of await listDisputeEntries(ctx, found.orderId))
      say(`  ${id}  ${fileName || text}`);
    for (const answer of await listDisputeAnswers(ctx, found.disputes)) say(`  ${answerLine(answer)}`);
  });
}

/**
 * `order answer-dispute --client acme [--file <file>] <number> <words>`: keeps words and a PDF or picture for
 * the answer.
 */
export async function keepForDispute(args: string[]): Promise<void> {
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

/**
 * `order send-dispute --client acme [--delivery <id>] ... <number> [<words>]`: sends the answer to the
 * provider, with files that are kept; `--again` tries the one that waits.
 */
export async function sendDispute(args: string[]): Promise<void> {
  const { options, switches, rest } = readArguments(
    args,
    { required: ["client"], optional: [...proofKinds], switches: ["again"] },
    ["<number>", "[<words>]"],
  );
  const [number = "", text = ""] = rest;
  const proofs: AnswerProof[] = proofKinds.flatMap((kind) => {
    const id = options[kind];
    if (id === undefined) return [];
    if (!/^\d{1,15}$/.test(id)) throw new UsageError(`--${kind} takes the number of a kept file`);
    return [{ entryId: Number(id), kind }];
  });
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const answer = switches.has("again")
      ? await retryAnswer(ctx, number)
      : await answerDispute(ctx, number, { text, proofs });
    say(answerLine(answer));
    if (answer.state === "refused") process.exitCode = 1;
  });
}

const answerLine = ({ state, note, text }: DisputeAnswerRow): string =>
  [answerStateLabels[state], note, text].filter(Boolean).join("  ");

/** A file of the machine as one that is sent. */
async function proofAt(path: string): Promise<IncomingFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`there is no file ${path}`);
  return new IncomingFile(path, basename(path), "", found.size);
}
