import { randomUUID } from "node:crypto";
import { z } from "zod";
import { addressSchema } from "~/models/accounts/address/address";
import { parsePrices } from "~/models/checkout/parse-prices";
import { quoteState, quoteStateLabels } from "~/models/checkout/quote-state";
import type { QuoteView } from "~/models/checkout/quote-view";
import { lineName } from "~/models/orders/order-view/line-detail";
import { orderText } from "~/models/orders/order-view/order-text";
import { parsePieces } from "~/models/orders/shipment/parse-pieces";
import { formatMoney } from "~/models/platform/money/format-money";
import { emailSchema } from "~/models/platform/validation/email";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { findQuoteByNumber, listQuotes } from "~/services/checkout/find-quote.server";
import { priceQuote } from "~/services/checkout/price-quote.server";
import { makeQuote } from "~/services/checkout/quotes/make-quote.server";
import { placeQuote } from "~/services/checkout/quotes/place-quote.server";
import { quoteView } from "~/services/checkout/read-quote.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { type Command, UsageError } from "../command";
import { findPaymentShop, findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `quote list --client acme`, `quote show --client acme <number>`, and
 * `quote price --client acme <number> [--prices MUG=8.50,LAMP=40] [--valid 14] [--note "..."]`, which sends
 * the shopper the prices; `quote make` makes one that no shopper asked for, and `quote place` orders one.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "list":
      return list(args);
    case "show":
      return showAfter(args, []);
    case "price":
      return showAfter(args, ["prices", "valid", "note"]);
    case "make":
      return make(args);
    case "place":
      return place(args);
    default:
      throw new UsageError("use quote list, show, price, make or place");
  }
}

/** See {@link run}. */
export const quote: Command = {
  name: "quote",
  usage: `
  quote list --client acme                                     list the newest quotes
  quote show --client acme <number>                            show a quote
  quote price --client acme <number> [--prices SKU=12.50,OTHER=8] [--valid 14] [--note "..."]
                                                               price a quote, valid for that many days, and email it
  quote make --client acme --email ada@example.com --lines SKU=2,OTHER --address '{"first_name": ...}'
             [--method standard] [--note "..."] [--key <uuid>] make a quote for a customer; once under a key
  quote place --client acme <number> --by bank_transfer [--paid yes]
                                                               order it for them, noted as paid or not`,
  run,
};

/** Makes a quote for a customer; what the address lacks is said. */
async function make(args: string[]): Promise<void> {
  const allowed = { required: ["client", "email", "lines", "address"], optional: ["method", "note", "key"] };
  const { options } = readArguments(args, allowed);
  await withShops("quote", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const { number } = await makeQuote(ctx, {
      key: uuid.parse(options.key ?? randomUUID()),
      email: emailSchema.parse(options.email),
      pieces: parsePieces(options.lines ?? ""),
      shippingAddress: addressOf(options.address ?? ""),
      billingAddress: null,
      shippingMethodCode: options.method ?? null,
      message: options.note ?? "",
    });
    say(number);
  });
}

const uuid = z.string().uuid("a key is a UUID");

function addressOf(text: string) {
  try {
    return addressSchema.parse(JSON.parse(text));
  } catch (error) {
    const faults = error instanceof z.ZodError ? error.issues : [];
    const said = faults.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
    throw new UsageError(`--address is an address as JSON${said && `: ${said}`}`);
  }
}

async function place(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client", "by"], optional: ["paid"] }, [
    "<number>",
  ]);
  await withShops("quote", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const { id } = await findQuoteByNumber(ctx, rest[0] ?? "");
    const asked = { methodCode: options.by ?? "", isPaid: options.paid === "yes" };
    const { orderId } = await placeQuote(ctx, id, asked);
    const order = await loadOrder(ctx, orderId);
    for (const line of order ? orderText(order) : []) say(line);
  });
}

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("quote", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const rows = await listQuotes(ctx, 100);
    if (rows.length === 0) say("No quotes");
    for (const row of rows) {
      const state = quoteStateLabels[quoteState(row, ctx.now())];
      say(`${row.number}  ${row.createdAt.toISOString().slice(0, 10)}  ${state.padEnd(14)}  ${row.email}`);
    }
  });
}

/** Prices the quote where the command takes prices, and prints it. */
async function showAfter(args: string[], optional: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"], optional }, ["<number>"]);
  await withShops("quote", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const found = await findQuoteByNumber(ctx, rest[0] ?? "");
    if (optional.length > 0) {
      const { prices, valid = "14", note = "" } = options;
      await priceQuote(ctx, found.id, {
        prices: prices === undefined ? new Map() : parsePrices(prices, ctx.tenant.currency),
        validDays: Number(valid),
        answer: note,
      });
    }
    const row = await findQuoteByNumber(ctx, found.number);
    const view = await quoteView(ctx, row, { ...anonymousVisitor, cartId: row.cartId });
    // What was ordered is the order's: the quote's cart is gone.
    const order = view.orderId === null ? null : await loadOrder(ctx, view.orderId);
    for (const line of [...quoteLines(view), ...(order ? orderText(order) : cartLines(view))]) say(line);
  });
}

function quoteLines({ number, state, email, note, validUntilText }: QuoteView): string[] {
  return [
    `Quote ${number}: ${quoteStateLabels[state]}, ${email}${validUntilText ? `, until ${validUntilText}` : ""}`,
    ...(note ? [`  Message: ${note}`] : []),
  ];
}

function cartLines({ summary }: QuoteView): string[] {
  const money = (minor: number) => formatMoney(minor, summary.currency);
  return [
    ...summary.items.map(
      (item) =>
        `  ${item.qty} x ${item.sku}  ${lineName(item)}  ${money(item.priceMinor)} each, ${money(item.rowTotalMinor)}`,
    ),
    `  Total: ${money(summary.totals.grandTotalMinor)}`,
  ];
}
