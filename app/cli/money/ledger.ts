import { randomUUID } from "node:crypto";
import { formatMoney } from "~/models/platform/money/format-money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import { bookAdjustment } from "~/services/payments/ledger/book-adjustment.server";
import { checkLedger } from "~/services/payments/ledger/check-ledger.server";
import { findSellerOfLedger } from "~/services/payments/ledger/find-seller-of-ledger.server";
import { type ListedEntry, listMovements } from "~/services/payments/ledger/list-movements.server";
import { readBalances } from "~/services/payments/ledger/read-balances.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

type LedgerCall = { ctx: ShopContext; options: Record<string, string>; say: (line: string) => void };

type LedgerCommand = {
  required?: string[];
  optional?: string[];
  run: (call: LedgerCall) => Promise<void>;
};

/** What is booked for a seller, and whether the seller gets the amount or gives it. */
const bookings = {
  credit: { kind: "adjustment", sign: 1 },
  debit: { kind: "adjustment", sign: -1 },
  fee: { kind: "fee", sign: -1 },
} as const;

const commands: Record<string, LedgerCommand> = {
  balances: { run: sayBalances },
  list: { optional: ["seller", "order"], run: sayMovements },
  check: { run: sayCheck },
  credit: { required: ["seller", "amount", "reason"], run: (call) => book(call, bookings.credit) },
  debit: { required: ["seller", "amount", "reason"], run: (call) => book(call, bookings.debit) },
  fee: { required: ["seller", "amount", "reason"], run: (call) => book(call, bookings.fee) },
};

/**
 * `ledger balances|check --client bazaar`, `ledger list --client bazaar [--seller potter] [--order 1001]` (of
 * that shop), and `ledger credit|debit|fee --client bazaar --seller potter --amount 12.50 --reason "..."`
 * (rule ledger-9).
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  if (!command) throw new UsageError(`use ledger ${Object.keys(commands).join(", ledger ")}`);
  const { required = [], optional = [] } = command;
  const { options } = readArguments(args, { required: ["client", ...required], optional });
  await withShops("ledger", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    await command.run({ ctx, options, say });
  });
}

/** See {@link run}. */
export const ledger: Command = {
  name: "ledger",
  usage: `
  ledger balances --client bazaar                              show each account's balance, and what each seller is owed
  ledger list --client bazaar [--seller potter] [--order 1001] list the newest movements with their entries
  ledger check --client bazaar                                 check that everything adds up to zero
  ledger credit|debit|fee --client bazaar --seller potter --amount 12.50 --reason "..."
                                                               book an adjustment or a fee for a seller`,
  run,
};

async function sayBalances({ ctx, say }: LedgerCall): Promise<void> {
  const balances = await readBalances(ctx);
  if (balances.length === 0) say("Nothing is booked");
  for (const { account, sellerCode, amountMinor } of balances) {
    const name = sellerCode === null ? account : `${account} ${sellerCode}`;
    say(`${name.padEnd(36)}${money(ctx, amountMinor)}`);
  }
}

async function sayMovements({ ctx, options, say }: LedgerCall): Promise<void> {
  const { seller, order } = options;
  const entries = await listMovements(ctx, {
    ...(seller === undefined ? {} : { sellerCode: seller }),
    ...(order === undefined ? {} : { orderNumber: order }),
    limit: 50,
  });
  if (entries.length === 0) say("Nothing is booked");
  let last: number | null = null;
  for (const entry of entries) {
    if (entry.movementId !== last) say(headOf(entry));
    last = entry.movementId;
    const order = entry.orderNumber === null ? null : `${entry.shopCode ?? ""} ${entry.orderNumber}`;
    const about = [entry.sellerCode, order].filter((part) => part !== null).join("  ");
    const paid = formatMoney(entry.amountMinor, entry.currency).padStart(14);
    const own = entry.currency === ctx.tenant.currency ? "" : `  (${money(ctx, entry.businessMinor).trim()})`;
    say(`  ${entry.account.padEnd(20)}${entry.part.padEnd(12)}${paid}  ${about}${own}`);
  }
}

const headOf = ({ createdAt, kind, key, note }: ListedEntry): string =>
  `${createdAt.toISOString().slice(0, 16).replace("T", " ")}  ${kind}  ${key}${note && `  ${note}`}`;

async function sayCheck({ ctx, say }: LedgerCall): Promise<void> {
  const { movements, totalMinor, unbalanced } = await checkLedger(ctx);
  if (totalMinor !== "0" || unbalanced.length > 0)
    throw new Error(`The ledger does not add up to zero but to ${totalMinor}: ${unbalanced.join(", ")}`);
  say(`${movements} movements, each of which adds up to zero`);
}

async function book(
  { ctx, options, say }: LedgerCall,
  { kind, sign }: (typeof bookings)[keyof typeof bookings],
): Promise<void> {
  const typedMinor = parseExactMoney(options.amount ?? "", ctx.tenant.currency);
  if (typedMinor === null || typedMinor <= 0) throw new UsageError("--amount takes an amount, such as 12.50");
  await bookAdjustment(ctx, {
    kind,
    id: randomUUID(),
    amountMinor: sign * typedMinor,
    note: options.reason ?? "",
    sellerId: await findSellerOfLedger(ctx, options.seller ?? ""),
  });
  await sayBalances({ ctx, options, say });
}

const money = (ctx: ShopContext, amountMinor: number): string =>
  formatMoney(amountMinor, ctx.tenant.currency).padStart(14);
