import { readFile } from "node:fs/promises";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { bulkKinds, exportKinds } from "~/models/bulk/bulk-kinds";
import { mostRowsOfCall } from "~/models/bulk/rows/bulk-rows";
import { sheetLines } from "~/models/bulk/rows/sheet-lines";
import { dayText } from "~/models/office/day-text";
import { fileText } from "~/models/office/many/file-text";
import { kindText, progressText, stateBadge, workTitle } from "~/models/office/many/many-words";
import { pastedTable } from "~/models/office/many/pasted-table";
import { typedRows } from "~/models/office/many/typed-rows";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText } from "~/models/platform/validation/required-text";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { withQuery } from "~/paths";
import { officeManyPath } from "~/paths/office";
import { addBulkRows } from "../../bulk/add-bulk-rows.server";
import { cancelBulkOperation } from "../../bulk/cancel-bulk-operation.server";
import { listBulkOperations } from "../../bulk/list-bulk-operations.server";
import { readSheetRows } from "../../bulk/read-sent-rows.server";
import { startExport } from "../../bulk/start-export.server";
import { startPreviewedChange } from "../../bulk/start-previewed-change.server";
import { undoBulkChange } from "../../bulk/undo-bulk-change.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { nameActors } from "../orders/name-actors.server";
import { loadOperation } from "./many/load-operation.server";
import { withNewProducts } from "./many/with-new-products.server";
import { withTypedNames } from "./many/with-typed-names.server";
import type { Section } from "./section";

const path = officeManyPath();
/** What a file may change; a sheet is what the table of products sends. */
const fileKinds = bulkKinds.filter((kind) => kind !== "sheet");
/** Jobs on a page. */
const shown = 50;
const cursorSchema = z.object({ at: z.string().max(40), id: z.string().uuid() });

async function loadList(ctx: RequestContext, after: string | null): Promise<RecordView> {
  const found = await listBulkOperations(ctx, {
    after: after ? readCursor(after, cursorSchema) : null,
    limit: shown + 1,
  });
  const operations = found.slice(0, shown);
  const last = found.length > shown ? operations.at(-1) : undefined;
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const nameOf = await nameActors(
    ctx,
    operations.map(({ actor }) => recordedActor(actor)),
  );
  return {
    title: "Many at once",
    badges: [],
    intro: "Files of what the shop has, and changes of many rows. A change can be undone for 30 days.",
    isUnderWay: operations.some(({ state }) => state === "running"),
    way: [],
    deeds: [
      {
        deed: "change",
        label: "Import or change many…",
        submit: "Show what it would do",
        isMain: true,
        about: "A file or rows from a spreadsheet, with headings. What they would do is shown first.",
        fields: [
          deedField("kind", "What", {
            kind: "choice",
            choices: fileKinds.map((value) => ({ value, label: kindText(value) })),
          }),
          deedField("file", "CSV file", {
            kind: "file",
            isOptional: true,
            example: ".csv,.tsv,.txt,text/csv",
            help: "Up to 5 MB and 20,000 rows. More go in by the command line: npm run shop -- bulk change.",
          }),
          deedField("rows", "Or rows, pasted", {
            kind: "long text",
            isOptional: true,
            example: "sku,price",
            help: "Prices: sku, price, final_price. Stock: sku, on_hand. Products: sku, name, price, qty and other columns of products.csv; a new SKU is added. Categories may be named. For pictures upload your photos under Pictures and documents first, and name their files in the column images; or send both as a ZIP under Whole shop.",
          }),
        ],
      },
      {
        deed: "export",
        label: "Make a file…",
        submit: "Make the file",
        fields: [
          deedField("kind", "What", {
            kind: "choice",
            choices: exportKinds.map((value) => ({ value, label: kindText(value) })),
          }),
          deedField("from", "From", {
            kind: "day",
            isOptional: true,
            help: "Searches, invoices and books need both days; orders and lines may have them.",
          }),
          deedField("to", "Until", { kind: "day", isOptional: true }),
        ],
      },
    ],
    main: [
      {
        kind: "rows",
        title: "Jobs",
        empty: "None yet.",
        more: last
          ? { to: withQuery(path, { after: writeCursor({ at: last.at, id: last.id }) }), label: "Older ones" }
          : undefined,
        rows: operations.map((one) => ({
          title: workTitle(one),
          to: `${path}/${one.id}`,
          sub: [dayText(one.createdAt, clock), nameOf(recordedActor(one.actor)), progressText(one)].join(
            " · ",
          ),
          end: stateBadge(one).text,
          tone: stateBadge(one).tone,
        })),
      },
    ],
    aside: [],
  };
}

const mostBytes = 5_000_000;
const tooManyText = `Send at most ${mostRowsOfCall.toLocaleString("en-US")} rows at a time.`;

async function textOfFile(file: IncomingFile): Promise<string> {
  if (file.size > mostBytes) throw new AppError("too_large", "Use a file of at most 5 MB.", "file");
  const text = fileText(await readFile(file.path));
  if (text === null) throw new AppError("invalid", "This is no CSV text: save it as CSV UTF-8.", "file");
  return text;
}

type Args = [ctx: RequestContext, id: string, file: IncomingFile | undefined];
const changed = z.object({
  kind: z.enum(bulkKinds, { message: "Choose what to change." }),
  rows: optionalText("Rows", 500_000),
});
const asked = z.object({
  kind: z.enum(exportKinds, { message: "Choose what the file holds." }),
  from: optionalText("From", 30),
  to: optionalText("Until", 30),
});
const nothing = z.object({});

const rules = {
  change: deedRule<Args, typeof changed>(changed, async (ctx, _id, file, { kind, rows }) => {
    const content = file ? await textOfFile(file) : rows;
    const { rows: sent, lines } = readSheetRows(kind, pastedTable(content));
    if (sent.length === 0)
      throw new AppError("invalid", "Choose a file, or paste rows below their headings.", "rows");
    if (sent.length > mostRowsOfCall) throw new AppError("invalid", tooManyText, file ? "file" : "rows");
    const rowsOfKind = typedRows(kind, sent, ctx.tenant.currency);
    const typed =
      kind === "product" ? await withNewProducts(ctx, await withTypedNames(ctx, rowsOfKind)) : rowsOfKind;
    const { id } = await startPreviewedChange(ctx, { kind, rows: typed, lines: sheetLines(lines) });
    return redirect(`${path}/${id}`, 303);
  }),
  export: deedRule<Args, typeof asked>(asked, (ctx, _id, _file, { kind, from, to }) =>
    startExport(ctx, { kind, format: "csv", from: from || null, to: to || null }),
  ),
  begin: deedRule<Args, typeof nothing>(nothing, (ctx, id) =>
    addBulkRows(ctx, id, { rows: [], isLast: true }),
  ),
  undo: deedRule<Args, typeof nothing>(nothing, async (ctx, id) => {
    const undone = await undoBulkChange(ctx, id);
    return redirect(withQuery(`${path}/${undone.id}`, { done: "undo" }), 303);
  }),
  cancel: deedRule<Args, typeof nothing>(nothing, (ctx, id) => cancelBulkOperation(ctx, id)),
};

/** Files of many rows, and changes of many rows that are previewed, done with their progress, and undone. */
export const manySection: Section = {
  need: { verb: "view", kind: "price" },
  doneTexts: {
    begin: "Begun. This page lists what is changed and what is refused.",
    undo: "The undo is begun. What was changed since stays, and is listed here.",
    export: "The file is being made. Its page has it when it is done.",
    cancel: "Canceled.",
  },
  load: (ctx, id, query) => (id === "" ? loadList(ctx, query.get("after")) : loadOperation(ctx, id)),
  takesFiles: true,
  act: (ctx, posted, id) => {
    const file = posted.get("file");
    const sent = file instanceof IncomingFile && file.size > 0 ? file : undefined;
    return answerDeed<Args>(posted, rules, [ctx, id, sent], id === "" ? path : `${path}/${id}`);
  },
};
