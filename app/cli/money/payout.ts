import { extname, resolve } from "node:path";
import { accountText, type BankScheme, bankCurrencies } from "~/models/payments/payout-account";
import { type PayoutState, payoutStates } from "~/models/payments/payout-state";
import { statementCsv } from "~/models/payments/statement-csv";
import { statementPage } from "~/models/payments/statement-page";
import { formatMoney } from "~/models/platform/money/format-money";
import { readStatement } from "~/services/payments/ledger/read-statement.server";
import { failPayout } from "~/services/payments/payouts/fail-payout.server";
import { findPayoutByReference } from "~/services/payments/payouts/find-payout.server";
import { listPayouts } from "~/services/payments/payouts/list-payouts.server";
import type { PayoutRow } from "~/services/payments/payouts/prepare-payout.server";
import { runPayouts } from "~/services/payments/payouts/run-payouts.server";
import { settlePayout } from "~/services/payments/payouts/settle-payout.server";
import {
  readBankFile,
  readPainFile,
  writeBankFile,
} from "~/services/payments/payouts/write-bank-file.server";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { privateMode, writeWholeFile } from "~/services/platform/file-store/write-whole-file.server";
import { type Command, UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

type PayoutCall = {
  ctx: PaymentContext;
  options: Record<string, string>;
  rest: string[];
  say: (line: string) => void;
};

type PayoutCommand = { optional?: string[]; words?: string[]; run: (call: PayoutCall) => Promise<void> };

const commands: Record<string, PayoutCommand> = {
  run: { optional: ["when"], run: payDue },
  list: { optional: ["seller", "state"], run: list },
  statement: { words: ["<reference>", "<file.csv or file.html>"], run: statement },
  file: { optional: ["scheme", "number"], words: ["<file.csv or file.xml>"], run: file },
  sent: { words: ["<reference>"], run: (call) => settle(call, "sent") },
  paid: { words: ["<reference>"], run: (call) => settle(call, "paid") },
  failed: { optional: ["reason"], words: ["<reference>"], run: failed },
};

/**
 * `payout run --client bazaar [--when now]`,
 * `payout list --client bazaar [--seller potter] [--state prepared]`, `payout statement --client bazaar
 * <reference> <file>`, `payout file --client bazaar --scheme sepa <file.csv or file.xml>`, or with the number
 * of a file to write it again, and `payout sent|paid|failed --client bazaar <reference>`
 * (docs/rules/payouts.md).
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  if (!command) throw new UsageError(`use payout ${Object.keys(commands).join(", payout ")}`);
  const allowed = { required: ["client"], optional: command.optional ?? [] };
  const { options, rest } = readArguments(args, allowed, command.words);
  await withShops("payout", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    await command.run({ ctx, options, rest, say });
  });
}

/** See {@link run}. */
export const payout: Command = {
  name: "payout",
  usage: `
  payout run --client bazaar [--when now]                      pay sellers what is due, as the server does every hour
  payout list --client bazaar [--seller potter] [--state prepared]
                                                               list the newest payouts
  payout statement --client bazaar <reference> <file.csv or file.html>
                                                               write the statement of a payout
  payout file --client bazaar --scheme sepa|ach <file.csv>     write prepared payouts for the bank, which are sent then;
                                                               with --number F-1A2B3C4D write a file again;
                                                               SEPA is written as pain.001 to <file.xml>
  payout sent|paid|failed --client bazaar <reference> [--reason "..."]
                                                               record what the bank did`,
  run,
};

async function payDue({ ctx, options, say }: PayoutCall): Promise<void> {
  const when = options.when ?? "schedule";
  if (when !== "schedule" && when !== "now") throw new UsageError("--when takes schedule or now");
  const made = await runPayouts(ctx, when);
  if (made.length === 0) say("Nothing is due");
  for (const row of made) say(lineOf(row));
}

async function list({ ctx, options, say }: PayoutCall): Promise<void> {
  const state = options.state === undefined ? undefined : readState(options.state);
  const rows = await listPayouts(ctx, {
    ...(options.seller === undefined ? {} : { sellerCode: options.seller }),
    ...(state === undefined ? {} : { state }),
    limit: 100,
  });
  if (rows.length === 0) say("No payouts");
  for (const row of rows) say(`${lineOf(row)}  ${row.sellerCode}${row.file === null ? "" : `  ${row.file}`}`);
}

async function statement({ ctx, rest: [reference = "", name = ""], say }: PayoutCall): Promise<void> {
  const texts = { ".csv": statementCsv, ".html": statementPage };
  const kind = extname(name).toLowerCase();
  if (kind !== ".csv" && kind !== ".html") throw new UsageError("the file's name ends in .csv or .html");
  const path = resolve(name);
  await writeWholeFile(path, texts[kind](await readStatement(ctx, reference)), privateMode);
  say(`${path} holds the statement`);
}

async function file({ ctx, options, rest: [name = ""], say }: PayoutCall): Promise<void> {
  const { number, scheme } = options;
  const written =
    number === undefined ? await writeBankFile(ctx, readScheme(scheme)) : await readBankFile(ctx, number);
  if (!written) return say("Nothing is prepared");
  const path = resolve(name);
  say(`File ${written.number}`);
  const isXml = extname(name).toLowerCase() === ".xml";
  await writeWholeFile(path, isXml ? await readPainFile(ctx, written.number) : written.csv, privateMode);
  const count = written.csv.trimEnd().split("\n").length - 1;
  say(`${path} holds ${count} ${count === 1 ? "payout" : "payouts"}`);
}

async function settle(
  { ctx, rest: [reference = ""], say }: PayoutCall,
  state: "sent" | "paid",
): Promise<void> {
  const { id } = await findPayoutByReference(ctx, reference);
  say(lineOf(await settlePayout(ctx, id, { state })));
}

async function failed({ ctx, options, rest: [reference = ""], say }: PayoutCall): Promise<void> {
  const { id } = await findPayoutByReference(ctx, reference);
  say(lineOf(await failPayout(ctx, id, options.reason ?? "")));
}

const lineOf = ({ reference, until, state, amountMinor, currency, account, failure }: PayoutRow): string =>
  [
    reference,
    until.toISOString().slice(0, 10),
    state.padEnd(8),
    formatMoney(amountMinor, currency).padStart(12),
    accountText(account),
    ...(failure ? [failure] : []),
  ].join("  ");

function readState(typed: string): PayoutState {
  const state = payoutStates.find((one) => one === typed);
  if (!state) throw new UsageError(`--state takes ${payoutStates.join(", ")}`);
  return state;
}

function readScheme(typed: string | undefined): BankScheme {
  if (typed !== "sepa" && typed !== "ach")
    throw new UsageError(`--scheme takes ${Object.keys(bankCurrencies).join(" or ")}`);
  return typed;
}
