import { orderText } from "~/models/orders/order-view/order-text";
import { orderReturnText, paidLinesText } from "~/models/orders/return-request/order-return-text";
import { parsePieces } from "~/models/orders/shipment/parse-pieces";
import { formatMoney } from "~/models/platform/money/format-money";
import { listSellerAccounts, type SellerAccount } from "~/services/marketplace/list-seller-accounts.server";
import { shipOrder } from "~/services/orders/delivery/ship-order.server";
import { refundLines } from "~/services/orders/money/refund-lines.server";
import { refundOrder } from "~/services/orders/money/refund-order.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";
import { listShopOrders } from "~/services/orders/reading/list-shop-orders.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { cancelLines } from "~/services/orders/states/cancel-lines.server";
import { changeOrderStatus } from "~/services/orders/states/change-order-status.server";
import { findSellerOfLedger } from "~/services/payments/ledger/find-seller-of-ledger.server";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { type Command, UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { orderLine, statusOf } from "../orders/order-lists";
import { findReturn, returnCommands, sayReturns } from "../orders/order-return";
import { refundOnceOf, refundOnceOptions, typedMoney } from "../orders/refund-once";
import { readArguments } from "../read-arguments";
import { applicationCommands, onApplication, onApplications } from "./seller-applications";
import { onInvite } from "./seller-invite";
import { keyCommands } from "./seller-key";
import { onPage } from "./seller-page";
import { onState, stateCommands } from "./seller-state";

type Say = (line: string) => void;

/** An order of the seller that a command works on, and what was typed for it. */
type OrderCall = { ctx: PaymentContext; orderId: string; options: Record<string, string>; say: Say };

/** A command for one order: the options it takes, and what it does. */
type OrderCommand = { options: string[]; required?: string[]; run: (call: OrderCall) => Promise<void> };

const commands: Record<string, OrderCommand> = {
  order: { options: [], run: async () => {} },
  accept: {
    options: ["note"],
    run: ({ ctx, orderId, options }) =>
      changeOrderStatus(ctx, orderId, "packing", options.note ?? "Accepted by the seller"),
  },
  ship: {
    options: ["tracking", "lines"],
    required: ["carrier"],
    run: async ({ ctx, orderId, options }) => {
      const pieces = options.lines === undefined ? null : parsePieces(options.lines);
      const { carrier = "", tracking = "" } = options;
      await shipOrder(ctx, orderId, { carrier, trackingNumber: tracking, pieces });
    },
  },
  refund: { options: ["lines", "shipping", "amount", "reason", ...refundOnceOptions], run: refund },
  cancel: { options: ["lines", "note"], run: cancel },
};

/**
 * `seller list --client bazaar`, `seller show|orders|returns --client bazaar --seller potter`,
 * `seller accept-return|decline-return|receive-return|refund-return --client bazaar --seller potter
 * <return>`, `seller add-key <name>|keys|remove-key <prefix> --client bazaar --seller
 * potter` (docs/rules/seller-api.md), and `seller order|accept|ship|refund|cancel --client bazaar --seller
 * potter <number>`: what a seller sees and does, which is their own orders alone
 * (docs/rules/order-returns.md). Each change prints the order as it is then.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (action === "list") return list(args);
  if (action === "show") return show(args);
  if (action === "orders") return listOrders(args);
  if (action === "returns") return returns(args);
  if (action === "invite") return onInvite(args);
  if (action === "page") return onPage(args);
  if (action === "applications") return onApplications(args);
  if (Object.hasOwn(applicationCommands, action)) return onApplication(action, args);
  if (Object.hasOwn(returnCommands, action)) return onReturn(action, args);
  if (Object.hasOwn(keyCommands, action)) return onKeys(action, args);
  if (isStateCommand(action)) return onState(action, args);
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  const known = [
    "list",
    "show",
    "orders",
    "returns",
    "invite",
    "page",
    "applications",
    ...Object.keys(applicationCommands),
    ...Object.keys(commands),
    ...Object.keys(returnCommands),
    ...Object.keys(keyCommands),
    ...Object.keys(stateCommands),
  ];
  if (!command) throw new UsageError(`use seller ${known.join(", ")}`);
  const required = ["client", "seller", ...(command.required ?? [])];
  const { options, rest } = readArguments(args, { required, optional: command.options }, ["<number>"]);
  await asSeller(options, async ({ ctx, sellerId, say }) => {
    const orderId = await findOrderByNumber(ctx, rest[0] ?? "", sellerId);
    await command.run({ ctx, orderId, options, say });
    const now = await loadOrder(ctx, orderId);
    for (const line of now ? orderText(now) : []) say(line);
  });
}

/** See {@link run}. */
export const seller: Command = {
  name: "seller",
  usage: `
  seller list --client bazaar                                  list sellers with what they have to send and what they are owed
  seller show --client bazaar --seller potter                  show the same for one seller
  seller orders --client bazaar --seller potter [--status processing]
                                                               list a seller's newest orders
  seller order --client bazaar --seller potter <number>        show one of the seller's orders
  seller accept --client bazaar --seller potter <number> [--note "..."]
                                                               accept an order and start packing
  seller ship --client bazaar --seller potter <number> --carrier ups [--tracking 1Z999] [--lines SKU=2,OTHER]
                                                               add a shipment, by default of everything left
  seller refund --client bazaar --seller potter <number> [--lines SKU=2,OTHER] [--shipping all] [--reason "..."]
                                                               refund pieces and shipping with their taxes; with
                                                               --amount 12.50 an amount, by default all that is left;
                                                               --key and --already-refunded as order refund
  seller cancel --client bazaar --seller potter <number> [--lines SKU=2,OTHER] [--note "..."]
                                                               cancel what hasn't been sent, and refund it
  seller add-key --client bazaar --seller potter "Warehouse"   create a key for the seller API; it is shown once
  seller keys --client bazaar --seller potter                  list a seller's keys
  seller remove-key --client bazaar --seller potter <prefix>   remove a key
  seller invite --client bazaar --seller potter --name "The potter" --email pia@potter.example --owner "Pia"
                                                               invite someone to sell; the link in the email opens an account
  seller approve --client bazaar --seller potter               let an invited seller sell
  seller pause --client bazaar --seller potter                 pause a seller
  seller resume --client bazaar --seller potter                let a paused seller sell again
                                                               --version <v> does so only if the seller is as list says
  seller page --client bazaar --seller potter [--write <file.json>] [--version <v>]
                                                               print what a seller says of itself, or take a file's
  seller applications --client bazaar [--state waiting]        list who asked to sell
  seller approve-application --client bazaar <id> --seller potter
                                                               approve one: it sells as soon as its owner has an account
  seller refuse-application --client bazaar <id> --reason "..."
                                                               refuse one; the reason is mailed`,
  run,
};

const isStateCommand = (action: string): action is keyof typeof stateCommands =>
  Object.hasOwn(stateCommands, action);

/** Runs a command in a seller's name: it reaches nothing of another seller (rule actors-9). */
async function asSeller(
  options: Record<string, string>,
  run: (own: { ctx: PaymentContext; sellerId: string; say: Say }) => Promise<void>,
): Promise<void> {
  const code = options.seller ?? "";
  await withShops("seller", async ({ base, say }) => {
    const shop = await findPaymentShop(base, options.client ?? "");
    const sellerId = await findSellerOfLedger(shop, code);
    const ofSeller = { tenantId: shop.tenant.id, sellerId };
    const actor = acting({ kind: "command-line", command: `seller ${code}`, ofSeller });
    await run({ ctx: { ...shop, actor }, sellerId, say });
  });
}

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("seller", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const accounts = await listSellerAccounts(ctx);
    if (accounts.length === 0) say("No sellers");
    for (const account of accounts) say(accountLine(account, ctx.tenant.currency));
  });
}

async function show(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client", "seller"] });
  await asSeller(options, async ({ ctx, sellerId, say }) => {
    for (const account of await listSellerAccounts(ctx, sellerId))
      say(accountLine(account, ctx.tenant.currency));
  });
}

const accountLine = ({ openOrders, owedMinor, ...one }: SellerAccount, currency: string): string =>
  [
    one.code.padEnd(20),
    one.state.padEnd(8),
    `${openOrders} ${openOrders === 1 ? "order" : "orders"} to send`,
    `${formatMoney(owedMinor, currency)} owed`,
    one.name,
    `version ${one.version}`,
  ].join("  ");

async function listOrders(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client", "seller"], optional: ["status"] });
  const status = options.status === undefined ? null : statusOf(options.status);
  await asSeller(options, async ({ ctx, sellerId, say }) => {
    const orders = await listShopOrders(ctx, { status, limit: 100, sellerId });
    if (orders.length === 0) say("No orders");
    for (const order of orders) say(orderLine(order, ctx.shop.settings.general.time_zone));
  });
}

async function returns(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client", "seller"] });
  await asSeller(options, ({ ctx, sellerId, say }) => sayReturns(ctx, say, sellerId));
}

async function onReturn(action: string, args: string[]): Promise<void> {
  const { options: optional = [], required = [], run } = returnCommands[action] ?? {};
  const allowed = { required: ["client", "seller", ...required], optional };
  const { options, rest } = readArguments(args, allowed, ["<return>"]);
  await asSeller(options, async ({ ctx, sellerId, say }) => {
    const key = await findReturn(ctx, rest[0] ?? "", sellerId);
    await run?.({ ctx, key, options, say });
    const now = await loadOrder(ctx, key.orderId);
    for (const line of now ? orderText(now) : []) say(line);
  });
}

async function onKeys(action: string, args: string[]): Promise<void> {
  const { words = [], run } = keyCommands[action] ?? {};
  const { options, rest } = readArguments(args, { required: ["client", "seller"] }, words);
  await asSeller(options, (own) => run?.(own, rest[0] ?? "") ?? Promise.resolve());
}

/** By lines and shipping, by an amount, or all that is left. */
async function refund({ ctx, orderId, options, say }: OrderCall): Promise<void> {
  const { lines, shipping, amount, reason = "" } = options;
  const once = refundOnceOf(ctx, options);
  const byLine = lines !== undefined || shipping !== undefined;
  if (byLine && amount !== undefined) throw new UsageError("use --lines and --shipping, or --amount");
  const refunded = byLine
    ? await refundLines(ctx, orderId, {
        wanted: lines === undefined ? [] : parsePieces(lines),
        delivery: shipping === "all" ? "all" : typedMoney(ctx, "shipping", shipping ?? "0", "or all"),
        reason,
        once,
      })
    : await refundOrder(ctx, orderId, {
        amountMinor: amount === undefined ? null : typedMoney(ctx, "amount", amount),
        reason,
        once,
      });
  if (refunded.result === "failed") throw new Error("The provider refused the refund. The log says why.");
  if ("returned" in refunded)
    say(
      `${refunded.result === "pending" ? "Asked for" : "Refunded"}: ${paidLinesText(refunded, ctx.tenant.currency)}\n`,
    );
}

async function cancel({ ctx, orderId, options, say }: OrderCall): Promise<void> {
  const wanted = options.lines === undefined ? null : parsePieces(options.lines);
  const done = await cancelLines(ctx, orderId, { wanted, note: options.note ?? "" });
  const { currency } = ctx.tenant;
  if (done.returned) say(`Canceled: ${orderReturnText(done.returned, currency)}`);
  if (done.isWhole) say("The order is canceled. The server refunds what was paid.");
  if (done.refund)
    say(
      done.refund.result === "done"
        ? `Refunded: ${formatMoney(done.refund.amountMinor, currency)}`
        : "The provider refused the refund. The server tries again; order owed lists it.",
    );
  say("");
}
