import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PaperKind } from "~/models/orders/papers/paper-kind";
import { writeXRechnung } from "~/services/orders/e-invoices/write-x-rechnung.server";
import { writeOrderPapers } from "~/services/orders/papers/write-order-papers.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";
import { UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

const mostOrders = 100;

/**
 * `order invoices|former-invoices|packing-slips|credit-notes --client acme --orders 100001,100002 <file.pdf>`
 * writes those of orders as one PDF (rule office-77).
 */
export async function writePapersFile(kind: PaperKind, args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client", "orders"] }, ["<file.pdf>"]);
  const [path = ""] = rest;
  if (!path.endsWith(".pdf")) throw new UsageError("the file ends in .pdf");
  const numbers = (options.orders ?? "").split(",").map((number) => number.trim());
  if (numbers.length > mostOrders) throw new UsageError(`a file has at most ${mostOrders} orders`);
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const ids: string[] = [];
    for (const number of numbers) ids.push(await findOrderByNumber(ctx, number));
    const { pieces } = await writeOrderPapers(ctx, kind, ids);
    await pipeline(Readable.from(pieces), createWriteStream(path));
    say(`Wrote ${path}`);
  });
}

/**
 * `order xrechnung --client acme [--note CN-00001] <number> <file.xml>` writes the invoice of an order, or a
 * credit note of it, as an XRechnung (rule orders-30).
 */
export async function writeXRechnungFile(args: string[]): Promise<void> {
  const names = ["<number>", "<file.xml>"];
  const { options, rest } = readArguments(args, { required: ["client"], optional: ["note"] }, names);
  const [number = "", path = ""] = rest;
  if (!path.endsWith(".xml")) throw new UsageError("the file ends in .xml");
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const { xml } = await writeXRechnung(ctx, await findOrderByNumber(ctx, number), options.note ?? null);
    await writeFile(path, xml);
    say(`Wrote ${path}`);
  });
}
