import { endStates } from "~/models/bulk/bulk-kinds";
import type { KeptText } from "~/models/bulk/kept/kept-texts";
import { linesOfOptions, sheetLineOf } from "~/models/bulk/rows/sheet-lines";
import { dayText } from "~/models/office/day-text";
import { columnOfReason } from "~/models/office/many/column-of-reason";
import { progressText, stateBadge, workTitle } from "~/models/office/many/many-words";
import type { DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { officeManyPath, officePreviewFilePath } from "~/paths/office";
import { bulkFilePath } from "../../../bulk/bulk-file-link.server";
import type { BulkOperation } from "../../../bulk/bulk-operation";
import { findBulkOperation, listRefusedRows } from "../../../bulk/list-bulk-operations.server";
import { findUndo, listChangedRows } from "../../../bulk/list-changed-rows.server";
import { type BulkPreview, previewBulkChange } from "../../../bulk/preview-bulk-change.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { nameActors } from "../../orders/name-actors.server";

const path = officeManyPath();
/** Changed and refused rows that are shown. */
const shown = 100;
/** What a preview tries and shows; its file has more (rule office-78). */
const limits = { tried: 1000, examples: 200, refusals: 200 };

/** A piece of long work: what it would do, how far it is, or what it did and how that is undone. */
export async function loadOperation(ctx: RequestContext, id: string): Promise<RecordView> {
  const operation = await findBulkOperation(ctx, id);
  const { state, isExport, fault } = operation;
  const waits = state === "open" && !isExport;
  const preview = waits ? await previewBulkChange(ctx, id, limits) : null;
  const undo = operation.changed > 0 ? await findUndo(ctx, id) : null;
  return {
    title: workTitle(operation),
    badges: [stateBadge(operation)],
    intro: fault || (preview ? previewText(preview) : progressText(operation)),
    isUnderWay: state === "running",
    way: [{ to: path, label: "Many at once" }],
    deeds: deedsOf(operation, preview, undo),
    main: preview ? previewPanels(operation, preview) : await donePanels(ctx, operation),
    aside: [await aboutPanel(ctx, operation, undo)],
  };
}

const number = (count: number) => count.toLocaleString("en-US");
const rowsText = (count: number) => (count === 1 ? "1 row" : `${number(count)} rows`);

function previewText({ total, isMore, tried, changed, added, unchanged, refused }: BulkPreview): string {
  const all = `${number(total)}${isMore ? "+" : ""}`;
  const of = tried === total ? rowsText(total) : `the first ${number(tried)} of ${all} rows`;
  return `Nothing is changed yet. Of ${of}, ${number(added)} would be added, ${number(changed - added)} changed, ${number(unchanged)} already say so, and ${number(refused)} would be refused.`;
}

function deedsOf(
  { state, isExport, changed, undoes }: BulkOperation,
  preview: BulkPreview | null,
  undo: BulkOperation | null,
): DeedView[] {
  const cancel: DeedView = {
    deed: "cancel",
    label: preview ? "Drop it" : "Cancel…",
    submit: preview ? "Drop it" : "Cancel it",
    isDanger: true,
    about: preview ? "Nothing is changed." : "What is done stays, and can be undone.",
    fields: [],
  };
  if (preview) {
    const some: DeedView[] =
      preview.changed > 0
        ? [
            {
              deed: "begin",
              label: "Do it…",
              submit: `Change ${rowsText(preview.isMore || preview.tried < preview.total ? preview.total : preview.changed)}`,
              isMain: true,
              about: "It can be undone for 30 days.",
              fields: [],
            },
          ]
        : [];
    return [...some, cancel];
  }
  if (!endStates.includes(state)) return [cancel];
  if (isExport || changed === 0 || undo) return [];
  return [
    {
      deed: "undo",
      label: undoes === null ? "Undo…" : "Do it again…",
      submit: undoes === null ? `Undo ${rowsText(changed)}` : `Change ${rowsText(changed)} again`,
      about: "What it changed becomes what it was. What was changed since stays, and is listed.",
      fields: [],
    },
  ];
}

/** What rows are another by, each with its values before and after. */
const changePanel = (
  title: string,
  rows: readonly { name: string; texts: readonly KeptText[] }[],
  empty: string,
): PanelView => ({
  kind: "rows",
  title,
  empty,
  rows: rows.map(({ name, texts }) => ({
    title: name,
    sub: texts.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join(" · "),
  })),
});

function previewPanels(
  { id, options }: BulkOperation,
  { examples, changed, refusals, refused, ranges }: BulkPreview,
): PanelView[] {
  const title =
    changed > examples.length ? `What it would do: the first ${number(examples.length)}` : "What it would do";
  const files: PanelView[] =
    changed + refused > 0
      ? [
          {
            kind: "links",
            title: "File",
            links: [{ href: officePreviewFilePath(id), label: "Save all of what it would do", isFile: true }],
          },
        ]
      : [];
  return [
    ...refusedPanel(
      refusals,
      options,
      refused > refusals.length ? `Refused: the first of ${number(refused)}` : "Refused",
    ),
    changePanel(title, examples, "Nothing: the rows are refused, or already say so."),
    ...(ranges.length > 0
      ? [
          {
            kind: "table" as const,
            title: "Lowest and highest",
            columns: [{ label: "Field" }, { label: "Lowest" }, { label: "Highest" }],
            rows: ranges.map(({ field, lowest, highest }) => [field, lowest, highest]),
            empty: "",
          },
        ]
      : []),
    ...files,
  ];
}

const refusedPanel = (
  rows: readonly { place: number; row: Record<string, unknown>; reason: string }[],
  options: unknown,
  title: string,
): PanelView[] => {
  const lines = linesOfOptions(options);
  return rows.length === 0
    ? []
    : [
        {
          kind: "table",
          title,
          columns: [
            { label: lines ? "Line" : "Row", align: "end" },
            { label: "Column" },
            { label: "Why" },
            { label: "What it was" },
          ],
          rows: rows.map(({ place, reason, row }) => [
            String(lines ? sheetLineOf(lines, place) : place),
            columnOfReason(reason, row),
            reason,
            rowText(row),
          ]),
          empty: "",
        },
      ];
};

/** An undo's row is what shall stand there again, any other what was sent. */
const rowText = (row: Record<string, unknown>): string =>
  typeof row.name === "string" && "values" in row
    ? row.name
    : Object.entries(Object.assign({}, row, row.fields))
        .filter(([key]) => key !== "fields" && key !== "expectedVersion")
        .map(([key, value]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
        .join(", ");

async function donePanels(ctx: RequestContext, operation: BulkOperation): Promise<PanelView[]> {
  const { id, isExport, state, refused, changed, options } = operation;
  const [rows, made] = await Promise.all([
    refused > 0 ? listRefusedRows(ctx, id, { after: 0, limit: shown }) : [],
    changed > 0 ? listChangedRows(ctx, id, { after: 0, limit: shown }) : [],
  ]);
  const files: PanelView[] =
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
  const title = changed > made.length ? `Changed: the first of ${number(changed)}` : "Changed";
  const changes = made.length > 0 ? [changePanel(title, made, "")] : [];
  return [...files, ...refusedPanel(rows, options, "Refused"), ...changes];
}

async function aboutPanel(
  ctx: RequestContext,
  { actor, createdAt, endedAt, undoes }: BulkOperation,
  undo: BulkOperation | null,
): Promise<PanelView> {
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const nameOf = await nameActors(ctx, [recordedActor(actor)]);
  return {
    kind: "facts",
    title: "About",
    facts: [
      { label: "Begun by", text: nameOf(recordedActor(actor)) },
      { label: "Begun", text: dayText(createdAt, clock) },
      ...(endedAt ? [{ label: "Ended", text: dayText(endedAt, clock) }] : []),
      ...(undoes === null ? [] : [{ label: "Undoes", text: "An earlier change", to: `${path}/${undoes}` }]),
      ...(undo ? [{ label: "Undone by", text: "A later change", to: `${path}/${undo.id}` }] : []),
    ],
  };
}
