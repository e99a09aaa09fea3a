import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { bulkKinds, exportKinds } from "~/models/bulk/bulk-kinds";
import { addBulkRows } from "~/services/bulk/add-bulk-rows.server";
import type { BulkOperation } from "~/services/bulk/bulk-operation";
import { cancelBulkOperation } from "~/services/bulk/cancel-bulk-operation.server";
import {
  findBulkOperation,
  listBulkOperations,
  listRefusedRows,
} from "~/services/bulk/list-bulk-operations.server";
import { type BulkPreview, previewBulkChange } from "~/services/bulk/preview-bulk-change.server";
import { readBulkFile } from "~/services/bulk/read-bulk-file.server";
import { readSentRows } from "~/services/bulk/read-sent-rows.server";
import { runBulkOperation } from "~/services/bulk/run-bulk-operation.server";
import { startBulkChange } from "~/services/bulk/start-bulk-change.server";
import { startExport } from "~/services/bulk/start-export.server";
import { undoBulkChange } from "~/services/bulk/undo-bulk-change.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { type Command, UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

type Say = (line: string) => void;

const actions: Record<string, (args: string[]) => Promise<void>> = {
  change,
  export: exportFile,
  list,
  show,
  continue: goOn,
  cancel,
  undo,
  file,
};

/** `bulk change|export|list|show|continue|cancel|undo|file --client acme ...`: many rows, step by step. */
async function run([action = "", ...args]: string[]): Promise<void> {
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act) throw new UsageError(`use bulk ${Object.keys(actions).join(", bulk ")}`);
  return act(args);
}

/** See {@link run}. */
export const bulk: Command = {
  name: "bulk",
  usage: `
  bulk change --client acme [--preview] <kind> <file.csv|file.jsonl>       change many rows: ${bulkKinds.join(", ")}
  bulk export --client acme [--from <d> --to <d>] <kind> <file.csv|file.jsonl>
                                                               write orders, lines, customers, products, stocks, searches or books-*; invoices to a .zip
  bulk list --client acme                                      list bulk jobs started here and with keys
  bulk show|continue|cancel|undo --client acme <id>            show its progress and refused rows; continue it; cancel it; make what it changed what it was
  bulk file --client acme <id> <file>                          save the file of a finished one`,
  run,
};

/** Rows that are read from a file before they are stored. */
const rowsAtOnce = 5000;

async function change(args: string[]): Promise<void> {
  const allowed = { required: ["client"], switches: ["preview"] };
  const { options, switches, rest } = readArguments(args, allowed, ["<kind>", "<file>"]);
  const kind = oneOf(bulkKinds, rest[0]);
  const path = resolve(rest[1] ?? "");
  const format = formatOf(path);
  await withShops("bulk", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const operation = await startBulkChange(ctx, { kind, waits: true });
    try {
      for await (const content of piecesOf(path, format === "csv"))
        await addBulkRows(ctx, operation.id, {
          rows: readSentRows(kind, { format, content }),
          isLast: false,
        });
    } catch (error) {
      await cancelBulkOperation(ctx, operation.id);
      throw error;
    }
    if (switches.has("preview")) {
      for (const line of previewLines(await previewBulkChange(ctx, operation.id))) say(line);
      await cancelBulkOperation(ctx, operation.id);
      return;
    }
    await addBulkRows(ctx, operation.id, { rows: [], isLast: true });
    await finish(ctx, operation.id, say);
  });
}

const previewLines = ({ tried, total, ...preview }: BulkPreview): string[] => [
  `Of ${tried === total ? total : `the first ${tried} of ${total}`} rows ${preview.changed} would change, ${preview.unchanged} say so already, ${preview.refused} would be refused.`,
  ...preview.ranges.map(({ field, lowest, highest }) => `${field}: from ${lowest} to ${highest}`),
  ...preview.examples.map(
    ({ name, texts }) =>
      `${name}: ${texts.map(({ field, before, after }) => `${field} ${before} -> ${after}`).join(", ")}`,
  ),
  ...preview.refusals.map(({ place, reason }) => `row ${place}: ${reason}`),
];

/** A file by pieces of so many lines, each with the headings of a CSV. A quoted line break ends no piece. */
async function* piecesOf(path: string, hasHead: boolean): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let head = "";
  let piece: string[] = [];
  let isQuoted = false;
  for await (const line of lines) {
    if (hasHead && head === "") {
      head = `${line}\n`;
      continue;
    }
    piece.push(line);
    if (hasHead && (line.split('"').length - 1) % 2 === 1) isQuoted = !isQuoted;
    if (piece.length < rowsAtOnce || isQuoted) continue;
    yield head + piece.join("\n");
    piece = [];
  }
  if (piece.length > 0) yield head + piece.join("\n");
}

async function exportFile(args: string[]): Promise<void> {
  const allowed = { required: ["client"], optional: ["from", "to"] };
  const { options, rest } = readArguments(args, allowed, ["<kind>", "<file>"]);
  const kind = oneOf(exportKinds, rest[0]);
  const path = resolve(rest[1] ?? "");
  const format = kind === "invoices" ? zipFormat(path) : formatOf(path);
  const { from, to } = options;
  await withShops("bulk", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const operation = await startExport(ctx, { kind, format, from, to });
    await finish(ctx, operation.id, say);
    await writeFileOf(ctx, operation.id, path);
  });
}

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("bulk", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    for (const operation of await listBulkOperations(ctx, { after: null, limit: 100 }))
      say(`${operation.id}  ${operation.createdAt.toISOString()}  ${lineOf(operation)}`);
  });
}

async function show(args: string[]): Promise<void> {
  await withOperation(args, [], async ({ ctx, id, say }) => {
    say(lineOf(await findBulkOperation(ctx, id)));
    for (const { place, reason, row } of await listRefusedRows(ctx, id, { after: 0, limit: 100 }))
      say(`row ${place}: ${reason}  ${JSON.stringify(row)}`);
  });
}

function goOn(args: string[]): Promise<void> {
  return withOperation(args, [], ({ ctx, id, say }) => finish(ctx, id, say));
}

function cancel(args: string[]): Promise<void> {
  return withOperation(args, [], async ({ ctx, id, say }) => say(lineOf(await cancelBulkOperation(ctx, id))));
}

function undo(args: string[]): Promise<void> {
  return withOperation(args, [], async ({ ctx, id, say }) =>
    finish(ctx, (await undoBulkChange(ctx, id)).id, say),
  );
}

function file(args: string[]): Promise<void> {
  return withOperation(args, ["<file>"], ({ ctx, id, more }) => writeFileOf(ctx, id, resolve(more[0] ?? "")));
}

type Asked = { ctx: ShopContext; id: string; more: string[]; say: Say };

async function withOperation(
  args: string[],
  more: string[],
  act: (asked: Asked) => Promise<void> | void,
): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<id>", ...more]);
  const [id = "", ...others] = rest;
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new UsageError(`'${id}' is no id of bulk list`);
  await withShops("bulk", async ({ base, say }) => {
    await act({ ctx: await findShop(base, options.client ?? ""), id, more: others, say });
  });
}

/** Does the steps here, unless a server's job does them already. */
async function finish(ctx: ShopContext, id: string, say: Say): Promise<void> {
  await runBulkOperation(ctx, id, { until: () => false });
  const operation = await findBulkOperation(ctx, id);
  say(lineOf(operation));
  if (operation.state === "running") say(`The server is working on it: bulk show ${id}`);
  else if (operation.refused > 0) say(`Why rows were refused: bulk show ${id}`);
}

async function writeFileOf(ctx: ShopContext, id: string, path: string): Promise<void> {
  const { pieces } = await readBulkFile(ctx, id);
  const target = await open(path, "w");
  try {
    for await (const piece of pieces) await target.appendFile(piece);
  } finally {
    await target.close();
  }
}

const lineOf = ({ kind, state, done, total, refused, fault }: BulkOperation): string =>
  [`${kind}  ${state}  ${done} of ${total} done, ${refused} refused`, fault].filter(Boolean).join("  ");

function formatOf(path: string): "csv" | "jsonl" {
  if (/\.csv$/i.test(path)) return "csv";
  if (/\.(jsonl|ndjson)$/i.test(path)) return "jsonl";
  throw new UsageError("a file ends in .csv or .jsonl");
}

/** Invoices come as a ZIP; their pages are rows until then. */
function zipFormat(path: string): "jsonl" {
  if (/\.zip$/i.test(path)) return "jsonl";
  throw new UsageError("a file of invoices ends in .zip");
}

function oneOf<Kind extends string>(kinds: readonly Kind[], typed = ""): Kind {
  const kind = kinds.find((one) => one === typed);
  if (!kind) throw new UsageError(`<kind> is ${kinds.join(", ")}`);
  return kind;
}
