import { orderText } from "~/models/orders/order-view/order-text";
import { paidLinesText } from "~/models/orders/return-request/order-return-text";
import { returnStatusLabels } from "~/models/orders/return-request/return-status";
import { returnReasonText } from "~/models/orders/return-request/return-text";
import { parseReturnNumber, type ReturnView } from "~/models/orders/return-request/return-view";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { acceptReturn, declineReturn } from "~/services/orders/return-requests/answer-return.server";
import { listReturns } from "~/services/orders/return-requests/list-returns.server";
import type { ReturnKey } from "~/services/orders/return-requests/move-return.server";
import { receiveReturn } from "~/services/orders/return-requests/receive-return.server";
import { refundReturn } from "~/services/orders/return-requests/refund-return.server";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import { inOrderMoney } from "./refund-once";

type Say = (line: string) => void;

/** A return that a command works on, and what was typed for it. */
type ReturnCall = { ctx: PaymentContext; key: ReturnKey; options: Record<string, string>; say: Say };

/** A command for one return: the options it takes, and what it does. */
type ReturnCommand = { options: string[]; required?: string[]; run: (call: ReturnCall) => Promise<void> };

/** What the store does with a return, of `order` and of `seller` (rule order-returns-7). */
export const returnCommands: Record<string, ReturnCommand> = {
  "accept-return": {
    options: ["instructions"],
    run: ({ ctx, key, options }) => acceptReturn(ctx, key, options.instructions ?? ""),
  },
  "decline-return": {
    options: [],
    required: ["reason"],
    run: ({ ctx, key, options }) => declineReturn(ctx, key, options.reason ?? ""),
  },
  "receive-return": {
    options: ["restock"],
    run: ({ ctx, key, options }) => receiveReturn(ctx, key, { restocks: yesOrNo(options.restock ?? "no") }),
  },
  "refund-return": { options: ["shipping", "amount"], run: refund },
};

/**
 * The order and the request of a return's number, such as 100001-1; of a seller's orders alone where one is
 * given.
 */
export async function findReturn(ctx: PaymentContext, typed: string, sellerId?: string): Promise<ReturnKey> {
  const number = parseReturnNumber(typed);
  if (!number) throw new UsageError(`'${typed}' is not the number of a return, such as 100001-1`);
  return { orderId: await findOrderByNumber(ctx, number.incrementId, sellerId), id: number.id };
}

/** The latest returns of a shop, or of a seller there, one a line. */
export async function sayReturns(ctx: PaymentContext, say: Say, sellerId?: string): Promise<void> {
  const listed = await listReturns(ctx, { sellerId, limit: 100 });
  if (listed.length === 0) say("No returns");
  for (const request of listed) say(`${returnLine(request)}  ${request.email}`);
}

function returnLine({ number, status, pieces, steps, ...why }: ReturnView): string {
  const qty = pieces.reduce((sum, piece) => sum + piece.qty, 0);
  const state = returnStatusLabels[status].padEnd(9);
  return [
    number,
    steps[0]?.at.slice(0, 10),
    state,
    qty === 1 ? "1 piece" : `${qty} pieces`,
    returnReasonText(why),
  ].join("  ");
}

async function refund({ ctx, key, options, say }: ReturnCall): Promise<void> {
  const { shipping = "0", amount } = options;
  const { currency } = (await inOrderMoney(ctx, key.orderId)).tenant;
  const delivery = shipping === "all" ? shipping : parseExactMoney(shipping, currency);
  if (delivery === null) throw new UsageError("--shipping takes an amount, such as 12.50, or all");
  const amountMinor = amount === undefined ? null : parseExactMoney(amount, currency);
  if (amount !== undefined && amountMinor === null)
    throw new UsageError("--amount takes an amount, such as 12.50");
  const paid = await refundReturn(ctx, key, { delivery, amountMinor });
  if (paid?.result === "failed") throw new Error("The provider refused the refund. The log says why.");
  say(
    paid
      ? `${paid.result === "pending" ? "Asked for" : "Refunded"}: ${paidLinesText(paid, currency)}\n`
      : "It was paid back before. The return is closed.\n",
  );
}

function yesOrNo(typed: string): boolean {
  if (typed !== "yes" && typed !== "no") throw new UsageError("--restock takes yes or no");
  return typed === "yes";
}

/** `order returns --client acme` lists what shoppers asked to send back. */
export async function printReturns(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("order", async ({ base, say }) =>
    sayReturns(await findPaymentShop(base, options.client ?? ""), say),
  );
}

/**
 * `order accept-return|decline-return|receive-return|refund-return --client acme <return>`, then prints the
 * order.
 */
export async function onReturn(action: string, args: string[]): Promise<void> {
  const { options: optional = [], required = [], run } = returnCommands[action] ?? {};
  const { options, rest } = readArguments(args, { required: ["client", ...required], optional }, [
    "<return>",
  ]);
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const key = await findReturn(ctx, rest[0] ?? "");
    await run?.({ ctx, key, options, say });
    const now = await loadOrder(ctx, key.orderId);
    for (const line of now ? orderText(now) : []) say(line);
  });
}
