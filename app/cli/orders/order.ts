import { paidOrdersText } from "~/models/orders/order-group/paid-orders";
import { orderText } from "~/models/orders/order-view/order-text";
import { paperKinds } from "~/models/orders/papers/paper-kind";
import { parsePieces } from "~/models/orders/shipment/parse-pieces";
import { nextStatuses } from "~/models/orders/states/transition";
import { formatMoney } from "~/models/platform/money/format-money";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import { shipOrder } from "~/services/orders/delivery/ship-order.server";
import { deliverOrder } from "~/services/orders/downloads/deliver-order.server";
import { editOrder } from "~/services/orders/edits/edit-order.server";
import { readEditBySku } from "~/services/orders/edits/read-edit-by-sku.server";
import { refundOrder } from "~/services/orders/money/refund-order.server";
import { takePayment } from "~/services/orders/money/take-payment.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { changeOrderStatus } from "~/services/orders/states/change-order-status.server";
import { noteOrder } from "~/services/orders/states/note-order.server";
import { readyOrder } from "~/services/orders/states/ready-order.server";
import { recordWithdrawal } from "~/services/orders/withdrawals/record-withdrawal.server";
import { findPaymentOfOrder } from "~/services/payments/providers/find-payment.server";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { type Command, UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import { keepForDispute, printDisputes, sendDispute } from "./order-disputes";
import { listOrders, listOwed, listPast, statusOf } from "./order-lists";
import { listMails, mailAgain } from "./order-mails";
import { writePapersFile, writeXRechnungFile } from "./order-papers";
import { exportParcels, importTrackingFile } from "./order-parcels";
import { onReturn, printReturns, returnCommands } from "./order-return";
import { inOrderMoney, refundOnceOf, refundOnceOptions, typedMoney } from "./refund-once";

/** Commands for the orders of a shop. */
const listCommands: Record<string, (args: string[]) => Promise<void>> = {
  list: listOrders,
  owed: listOwed,
  past: listPast,
  returns: printReturns,
  mails: listMails,
  "mail-again": mailAgain,
  disputes: printDisputes,
  "answer-dispute": keepForDispute,
  "send-dispute": sendDispute,
  "export-parcels": exportParcels,
  "import-tracking": importTrackingFile,
};

/** An order a command works on, and what was typed for it. */
type OrderCall = {
  ctx: PaymentContext;
  orderId: string;
  options: Record<string, string>;
  rest: string[];
  say: (line: string) => void;
};

/** A command for one order: the options and words it takes, and what it does. */
type OrderCommand = {
  options: string[];
  required?: string[];
  words?: string[];
  run: (call: OrderCall) => Promise<void>;
};

const commands: Record<string, OrderCommand> = {
  show: { options: [], run: async () => {} },
  pay: {
    options: [],
    run: async ({ ctx, orderId, say }) => {
      await takePayment(ctx, orderId);
      const order = await loadOrder(ctx, orderId);
      const payment = await findPaymentOfOrder(ctx, orderId);
      if (order && payment) say(`${paidOrdersText(order, payment.allocations)}\n`);
    },
  },
  move: {
    options: ["note"],
    words: ["<state>"],
    run: ({ ctx, orderId, options, rest }) =>
      changeOrderStatus(ctx, orderId, movableStatus(rest[1] ?? ""), options.note),
  },
  note: {
    options: [],
    words: ["<note>"],
    run: ({ ctx, orderId, rest }) => noteOrder(ctx, orderId, rest[1] ?? ""),
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
  ready: {
    options: ["lines"],
    run: async ({ ctx, orderId, options }) => {
      await readyOrder(ctx, orderId, options.lines === undefined ? null : parsePieces(options.lines));
    },
  },
  delivered: {
    options: [],
    run: async ({ ctx, orderId }) => {
      await deliverOrder(ctx, orderId);
    },
  },
  refund: {
    options: ["amount", "reason", ...refundOnceOptions],
    run: async ({ ctx, orderId, options }) => {
      const own = await inOrderMoney(ctx, orderId);
      const amountMinor = options.amount === undefined ? null : typedMoney(own, "amount", options.amount);
      const once = refundOnceOf(own, options);
      const { result } = await refundOrder(ctx, orderId, { amountMinor, reason: options.reason ?? "", once });
      if (result === "failed") throw new Error("The provider refused the refund. The log says why.");
    },
  },
  edit: {
    options: ["lines", "method", "email", "note", "total", "key"],
    run: async ({ ctx, orderId, options, say }) => {
      const { lines, method, email, note, key = null } = options;
      const what = {
        ...(await readEditBySku(ctx, orderId, lines === undefined ? [] : parsePieces(lines))),
        ...(method === undefined ? {} : { shippingMethodCode: method }),
        ...(email === undefined ? {} : { email }),
        ...(note === undefined ? {} : { note }),
      };
      const seenTotalMinor = options.total === undefined ? null : typedMoney(ctx, "total", options.total);
      const { differenceMinor } = await editOrder(ctx, orderId, what, { key, version: null, seenTotalMinor });
      say(`Difference: ${formatMoney(differenceMinor, ctx.tenant.currency)}\n`);
    },
  },
  withdraw: {
    options: ["items"],
    required: ["name", "email"],
    run: async ({ ctx, orderId, options }) => {
      const { name = "", email = "", items = "" } = options;
      const declared = { name, email, items, pieces: [], at: ctx.now() };
      await recordWithdrawal(ctx, orderId, declared, { verb: "change" });
    },
  },
  cancel: {
    options: ["note"],
    run: ({ ctx, orderId, options }) => cancelOrder(ctx, orderId, options.note),
  },
};

/**
 * `order list --client acme [--status processing] [--find "grace"]`, `order owed --client acme`, and
 * `order show|pay|move|ship|ready|delivered|edit|refund|cancel --client acme <number>`: shows orders, moves
 * them along. Returns have commands of their own. Each change prints the order as it is then.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (Object.hasOwn(listCommands, action)) return listCommands[action]?.(args);
  if (Object.hasOwn(returnCommands, action)) return onReturn(action, args);
  if (action === "xrechnung") return writeXRechnungFile(args);
  const paper = paperKinds.find((kind) => kind === action);
  if (paper) return writePapersFile(paper, args);
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  const known = [
    ...Object.keys(listCommands),
    ...paperKinds,
    "xrechnung",
    ...Object.keys(commands),
    ...Object.keys(returnCommands),
  ];
  if (!command) throw new UsageError(`use order ${known.join(", ")}`);
  const allowed = { required: ["client", ...(command.required ?? [])], optional: command.options };
  const { options, rest } = readArguments(args, allowed, ["<number>", ...(command.words ?? [])]);
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const orderId = await findOrderByNumber(ctx, rest[0] ?? "");
    await command.run({ ctx, orderId, options, rest, say });
    const now = await loadOrder(ctx, orderId);
    if (!now) return;
    for (const line of orderText(now)) say(line);
    const next = nextStatuses(now.status).join(", ");
    if (action === "show" && next) say(`\n  It can become: ${next}`);
  });
}

/** See {@link run}. */
export const order: Command = {
  name: "order",
  usage: `
  order list --client acme [--status processing] [--find "grace 2026-03-01"] [--seller pots]
                                                               list the newest orders, or those that a text finds:
                                                               telephone, name, email, product, street, tracking ...
  order past --client acme [--email ...] [--number "#1001"]    list orders of an earlier shop
  order show --client acme <number>                            show an order and its possible next states
  order pay --client acme <number>                             mark an order as paid, or capture its authorized payment,
                                                               with those that were placed and are paid with it
  order move --client acme <number> <state> [--note "..."]     move an order to its next state
  order note --client acme <number> <note>                     keep a note in its history, for staff
  order owed --client acme                                     list orders of which a shopper is owed money
  order ship --client acme <number> --carrier ups [--tracking 1Z999] [--lines SKU=2,OTHER]
                                                               add a shipment, by default of everything left
  order export-parcels --client acme [--preset carrier|fulfilment|shipstation|shippo] > parcels.csv
                                                               print what is still to be sent as CSV
  order import-tracking --client acme [--carrier ups] [--preview] <file.csv>
                                                               ship what a file has tracking numbers for, once
  order invoices|former-invoices|packing-slips|credit-notes --client acme --orders 100001,100002 <file.pdf>
                                                               write those of up to a hundred orders as one PDF
  order xrechnung --client acme [--note CN-00001] <number> <file.xml>
                                                               write its invoice, or a credit note, as an XRechnung
  order ready --client acme <number> [--lines SKU=2,OTHER]     mark it ready for pickup, by default all that is left
  order delivered --client acme <number>                       mark it as delivered or picked up
  order refund --client acme <number> [--amount 12.50] [--reason "..."] [--key chip-7] [--already-refunded 0]
                                                               refund it, by default all that is left; once, under
                                                               a key or where that much is refunded already
  order edit --client acme <number> [--lines SKU=2,OTHER=0] [--method express] [--email ...] [--note "..."]
             [--total 27.20] [--key edit-7]                    give it so many pieces of each SKU before it is packed;
                                                               only for that total, once under a key
  order cancel --client acme <number> [--note "..."]           cancel an order and refund it
  order withdraw --client acme --name "Ada Byron" --email ... [--items "MUG-1, BOWL"] <number>
                                                               take down that a consumer withdraws, by default from all
  order returns --client acme                                  list what shoppers asked to send back
  order accept-return|decline-return|receive-return|refund-return --client acme <return>
                                                               answer a return, such as 100001-1
  order mails --client acme <number>                           list the mails its shopper got
  order mail-again --client acme <number> <kind> [--about <id>]
                                                               send one of them again
  order disputes --client acme [<number>]                      list disputed payments, or what is kept for one
  order answer-dispute --client acme [--file <file>] <number> <words>
                                                               keep words and a PDF or picture for its answer
  order send-dispute --client acme [--delivery <id>] [--messages <id>] [--receipt <id>] [--policy <id>] [--other <id>]
             <number> [<words>]                                send the answer to the provider, with kept files
  order send-dispute --client acme --again <number>            try to send the answer that waits, now`,
  run,
};

function movableStatus(text: string): Exclude<OrderStatus, "canceled"> {
  const status = statusOf(text);
  if (status === "canceled") throw new UsageError("use order cancel");
  return status;
}
