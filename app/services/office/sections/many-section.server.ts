import { z } from "zod";
import { type BulkState, bulkKinds, endStates, exportKinds } from "~/models/bulk/bulk-kinds";
import { dayText } from "~/models/office/day-text";
import { pastedTable } from "~/models/office/many/pasted-table";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import type { Tone } from "~/models/office/tone";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { addBulkRows } from "../../bulk/add-bulk-rows.server";
import { bulkFilePath } from "../../bulk/bulk-file-link.server";
import { cancelBulkOperation } from "../../bulk/cancel-bulk-operation.server";
import {
  findBulkOperation,
  listBulkOperations,
  listRefusedRows,
} from "../../bulk/list-bulk-operations.server";
import { readSentRows } from "../../bulk/read-sent-rows.server";
import { startBulkChange } from "../../bulk/start-bulk-change.server";
import { startExport } from "../../bulk/start-export.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/many";
/** Jobs and refused rows that are listed. */
const shown = 100;

const kindTexts: Record<string, string> = {
  orders: "Orders",
  lines: "Lines of orders",
  customers: "Customers",
  products: "Products",
  stocks: "Stock",
  searches: "Searches",
  invoices: "Invoices",
  product: "Products",
  price: "Prices",
  stock: "Stock",
  customer: "Customers",
  record: "Pages, menus and other records",
};
const kindText = (kind: string) => kindTexts[kind] ?? `Books: ${kind.replace("books-", "")}`;
const states: Record<BulkState, { text: string; tone: Tone }> = {
  open: { text: "Open", tone: "plain" },
  running: { text: "Running", tone: "mind" },
  done: { text: "Done", tone: "good" },
  failed: { text: "Failed", tone: "bad" },
  canceled: { text: "Canceled", tone: "plain" },
};

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const operations = await listBulkOperations(ctx, { after: null, limit: shown });
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "Many at once",
    badges: [],
    intro: "Files of what the shop has, and changes of many rows.",
    way: [],
    deeds: [
      {
        deed: "change",
        label: "Change many…",
        submit: "Change them",
        isMain: true,
        about: "Paste rows from a spreadsheet with their headings. Each row is done or refused on its own.",
        fields: [
          deedField("kind", "What", {
            kind: "choice",
            choices: bulkKinds.map((value) => ({ value, label: kindText(value) })),
          }),
          deedField("rows", "Rows", {
            kind: "long text",
            example: "sku,price",
            help: "Prices: sku, price, final_price. Stock: sku, on_hand. Products: sku and columns of products.csv.",
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
            help: "For orders, lines, searches, invoices and books.",
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
        rows: operations.map(({ id, kind, isExport, state, createdAt, total, refused }) => ({
          title: `${kindText(kind)} ${isExport ? "as a file" : "changed"}`,
          to: `${path}/${id}`,
          sub: [
            dayText(createdAt, clock),
            total === 1 ? "1 row" : `${total} rows`,
            refused > 0 ? `${refused} refused` : "",
          ]
            .filter(Boolean)
            .join(" · "),
          end: states[state].text,
          tone: states[state].tone,
        })),
      },
    ],
    aside: [],
  };
}

async function loadOne(ctx: RequestContext, id: string): Promise<RecordView> {
  const operation = await findBulkOperation(ctx, id);
  const { kind, isExport, state, total, done, refused, fault } = operation;
  const rows = refused > 0 ? await listRefusedRows(ctx, id, { after: 0, limit: shown }) : [];
  const file: PanelView[] =
    (isExport && state === "done") || refused > 0
      ? [
          {
            kind: "links",
            title: "File",
            links: [
              {
                href: bulkFilePath(ctx, operation),
                label: isExport ? "Save the file" : "Save the refused rows",
                isFile: true,
              },
            ],
          },
        ]
      : [];
  return {
    title: `${kindText(kind)} ${isExport ? "as a file" : "changed"}`,
    badges: [states[state]],
    intro: fault || `${done} of ${total} done${refused > 0 ? `, ${refused} refused` : ""}.`,
    way: [{ to: path, label: "Many at once" }],
    deeds: endStates.includes(state)
      ? []
      : [
          {
            deed: "cancel",
            label: "Cancel…",
            submit: "Cancel it",
            isDanger: true,
            about: "What is done stays.",
            fields: [],
          },
        ],
    main: [
      ...file,
      ...(rows.length > 0
        ? [
            {
              kind: "table" as const,
              title: "Refused rows",
              columns: [{ label: "Row", align: "end" as const }, { label: "Why" }, { label: "What it was" }],
              rows: rows.map(({ place, reason, row }) => [String(place), reason, JSON.stringify(row)]),
              empty: "",
            },
          ]
        : []),
    ],
    aside: [],
  };
}

type Args = [ctx: RequestContext, id: string];
const changed = z.object({
  kind: z.enum(bulkKinds, { message: "Choose what to change." }),
  rows: requiredText("Rows", 500_000),
});
const asked = z.object({
  kind: z.enum(exportKinds, { message: "Choose what the file holds." }),
  from: optionalText("From", 30),
  to: optionalText("Until", 30),
});
const nothing = z.object({});

const rules = {
  change: deedRule<Args, typeof changed>(changed, async (ctx, _id, { kind, rows }) => {
    const sent = readSentRows(kind, { format: "csv", content: pastedTable(rows) });
    const operation = await startBulkChange(ctx, { kind, waits: true });
    await addBulkRows(ctx, operation.id, { rows: sent, isLast: true });
  }),
  export: deedRule<Args, typeof asked>(asked, (ctx, _id, { kind, from, to }) =>
    startExport(ctx, { kind, format: "csv", from: from || null, to: to || null }),
  ),
  cancel: deedRule<Args, typeof nothing>(nothing, (ctx, id) => cancelBulkOperation(ctx, id)),
};

/** Files of many rows, and changes of many rows by paste, as jobs with their progress. */
export const manySection: Section = {
  need: { verb: "view", kind: "price" },
  doneTexts: {
    change: "The change runs. Its page lists what was refused.",
    export: "The file is being made. Its page has it when it is done.",
    cancel: "Canceled.",
  },
  load: (ctx, id) => (id === "" ? loadList(ctx) : loadOne(ctx, id)),
  act: (ctx, posted, id) => answerDeed<Args>(posted, rules, [ctx, id], id === "" ? path : `${path}/${id}`),
};
