import { z } from "zod";
import { formTextsOf } from "~/models/office/form/form-texts";
import { lackingText, lackingWords, outdatedCount } from "~/models/office/form/in-languages";
import type { ListAddress } from "~/models/office/list/list-address";
import type { ListRow } from "~/models/office/list/list-description";
import { rowMatches } from "~/models/office/records/record-list";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { officeBuilderPath, officeRecordPath } from "~/paths/office";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listAllOutdated } from "../../shops/records/list-all-outdated.server";
import type { RecordKind, WholeKind } from "../../shops/records/record-kind";
import { formPlace, recordLanguages, requireKind } from "../load-record.server";

/** Rows on a page. */
const pageLength = 50;

/**
 * A page of the list of a kind of records (rule office-20), read by one statement and looked through whole.
 * @throws AppError `forbidden`
 */
export async function listRecordsPage(ctx: ShopContext, screen: RecordScreen, address: ListAddress) {
  const kind = requireKind(ctx, screen.kind);
  const actor = await ctx.actor();
  authorize(actor, "view", kind.subjectOf(ctx));
  const after = address.after ? readCursor(address.after, z.string()) : null;
  const mayChange = can(actor, "change", kind.subjectOf(ctx));
  const cellsOf = (name: string, record: unknown) =>
    screen.cellsOf(name, record, { widgets: ctx.handlers.widgets });
  const rowOf = (name: string, record: unknown): ListRow => ({
    id: name,
    href: screen.isBuilt && mayChange ? officeBuilderPath(name) : officeRecordPath(screen.segment, name),
    label: name,
    cells: withLacking(screen, cellsOf(name, record), lackingOf(ctx, screen, record)),
  });
  if (!isWhole(kind)) throw new Error(`the records '${kind.kind}' cannot be read at once`);
  const records = await kind.readAll(ctx);
  const all = [...records].map(([name, record]) => rowOf(name, record));
  const matching = address.q ? all.filter((row) => rowMatches(row, address.q)) : all;
  const begin = after === null ? 0 : matching.findIndex(({ id }) => id === after) + 1;
  const page = matching.slice(begin, begin + pageLength);
  const last = begin + pageLength < matching.length ? page.at(-1) : undefined;
  return {
    address,
    rows: await withOutdated(ctx, screen, records, page),
    next: last ? writeCursor(last.id) : "",
    count: matching.length,
    isMore: false,
    mayChange,
  };
}

/** What a record lacks in the shop's further languages, in words; empty for nothing (rule texts-10). */
function lackingOf(ctx: ShopContext, screen: RecordScreen, record: unknown): string {
  if (ctx.shop.settings.general.languages.length === 0) return "";
  const facts = { widgets: ctx.handlers.widgets, languages: recordLanguages(ctx, record) };
  const { form, toForm } = screen.formOf(record, facts);
  return lackingWords(form, formTextsOf(form, toForm(record), formPlace(ctx)))
    .filter(({ lacking }) => lacking > 0)
    .map(lackingText)
    .join(" ");
}

/** Rows with how many of their texts are of an older original (rule texts-13). */
async function withOutdated(
  ctx: ShopContext,
  screen: RecordScreen,
  records: ReadonlyMap<string, unknown>,
  rows: ListRow[],
): Promise<ListRow[]> {
  const shown = new Map(rows.map(({ id }) => [id, records.get(id)]));
  const outdated = await listAllOutdated(ctx, requireKind(ctx, screen.kind), shown);
  return rows.map((row) => ({
    ...row,
    cells: withLacking(screen, row.cells, outdatedCount(outdated.get(row.id)?.length ?? 0)),
  }));
}

/** A row's cells with that below its title, by which it is also found. */
function withLacking({ columns }: RecordScreen, cells: ListRow["cells"], words: string): ListRow["cells"] {
  const title = columns.find(({ place }) => place === "title")?.key ?? "";
  const cell = cells[title];
  if (words === "" || !cell) return cells;
  return { ...cells, [title]: { ...cell, sub: [cell.sub, words].filter(Boolean).join(" · ") } };
}

const isWhole = (kind: RecordKind<unknown>): kind is WholeKind<unknown> => "readAll" in kind;
