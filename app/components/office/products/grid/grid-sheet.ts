import {
  blockOf,
  blockStarts,
  type GridBlock,
  type GridBlockPlace,
  missingRuns,
} from "~/models/office/products/grid-blocks";
import {
  type GridPlace,
  type GridRange,
  type PlacedText,
  placesOf,
  rangeBetween,
} from "~/models/office/products/grid-range";
import { type GridRefusal, type GridRow, isOfVariations } from "~/models/office/products/product-grid";

/** Where a sheet reads what it does not have yet. */
export type GridSource = {
  blocks: () => Promise<GridBlockPlace[]>;
  /** Rows of so many blocks from one on. */
  rows: (after: string, count: number) => Promise<GridRow[][]>;
};

/** What a page shows first: its rows, where the next ones begin, and the keys of its columns. */
export type GridStart = { rows: readonly GridRow[]; after: string; next: string; columns: readonly string[] };

/** A cell that was typed: what stood there, and what it says. */
type Typed = { was: string; is: string };
type CellText = { sku: string; column: string; was: string; before: string; after: string };

/** A sheet as it was drawn last; another object once something changed. */
export type SheetView = {
  rowCount: number;
  typedCount: number;
  refused: readonly GridRefusal[];
  range: GridRange;
  isMany: boolean;
  /** Whether a cell was chosen yet. */
  isChosen: boolean;
  /** Whether rows could not be read. */
  isOffline: boolean;
};

/** Why a cell takes no text, in words; null for one that does. */
export function fixedText({ isFamily, cells }: GridRow, column: string): string | null {
  if (isFamily && isOfVariations(column)) return "By variation";
  return cells[column] === undefined ? "Not counted" : null;
}

/**
 * The table of products as a script holds it: rows that are read by blocks as they come into view, what was
 * typed, which stays when another search or other columns are shown, what can be undone, and the chosen
 * range.
 */
export function gridSheet(start: GridStart, source: GridSource) {
  let from = source;
  let columns = start.columns;
  let blocks: GridBlock[] = [];
  let starts: number[] = [0];
  const typed = new Map<string, Readonly<Record<string, Typed>>>();
  const done: CellText[][] = [];
  const undone: CellText[][] = [];
  let refused: readonly GridRefusal[] = [];
  let anchor: GridPlace = { row: 0, column: 0 };
  let end: GridPlace = anchor;
  let isChosen = false;
  let isOffline = false;
  let pending: CellText | null = null;
  const loading = new Map<number, Promise<void>>();
  const listeners = new Set<() => void>();
  let view: SheetView | null = null;

  const changed = () => {
    view = null;
    for (const one of listeners) one();
  };
  const lay = (next: GridBlock[]) => {
    blocks = next;
    starts = blockStarts(blocks);
  };
  const rowCount = () => starts.at(-1) ?? 0;
  const rowAt = (row: number): GridRow | null => {
    const at = blockOf(starts, row);
    return blocks[at]?.rows?.[row - (starts[at] ?? 0)] ?? null;
  };
  /** The cell at a place that takes text. */
  const cellAt = ({ row, column }: GridPlace): { sku: string; column: string; was: string } | null => {
    const [found, key] = [rowAt(row), columns[column]];
    if (!found || key === undefined || fixedText(found, key) !== null) return null;
    return { sku: found.sku, column: key, was: typed.get(found.sku)?.[key]?.was ?? found.cells[key] ?? "" };
  };
  const write = ({ sku, column, was, after }: CellText) => {
    const { [column]: _gone, ...others } = typed.get(sku) ?? {};
    if (after !== was) typed.set(sku, { ...others, [column]: { was, is: after } });
    else if (Object.keys(others).length > 0) typed.set(sku, others);
    else typed.delete(sku);
  };
  /** What was typed into a cell becomes one step. */
  const commit = () => {
    if (pending && pending.before !== pending.after) {
      done.push([pending]);
      undone.length = 0;
    }
    pending = null;
  };
  const move = (steps: CellText[][], to: CellText[][], isBack: boolean) => {
    commit();
    const step = steps.pop();
    if (!step) return false;
    for (const one of step) write(isBack ? { ...one, after: one.before } : one);
    to.push(step);
    changed();
    return true;
  };
  const textOf = (sku: string, column: string, stands: string) => typed.get(sku)?.[column]?.is ?? stands;

  async function readRun(at: number, count: number): Promise<void> {
    const [asked, first] = [from, blocks[at]];
    if (!first) return;
    try {
      const found = await asked.rows(first.after, count);
      if (asked !== from || blocks[at]?.after !== first.after) return;
      lay(
        blocks.map((block, place) => {
          const rows = place >= at && place < at + count ? (found[place - at] ?? []) : null;
          return rows ? { ...block, rows, count: rows.length, isStale: false } : block;
        }),
      );
      isOffline = false;
    } catch {
      isOffline = true;
    }
    changed();
  }

  /** Reads the rows between two that are not there yet. */
  async function ensure(first: number, last: number): Promise<void> {
    const wanted = blocks.map((block, at) =>
      loading.has(at) ? { ...block, rows: block.rows ?? [], isStale: false } : block,
    );
    for (const { at, count } of missingRuns(wanted, starts, { first, last })) {
      const read = readRun(at, count).finally(() => {
        for (let one = at; one < at + count; one++) loading.delete(one);
      });
      for (let one = at; one < at + count; one++) loading.set(one, read);
    }
    await Promise.all([...loading.values()]);
  }

  const sheet = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view(): SheetView {
      view ??= {
        rowCount: rowCount(),
        typedCount: [...typed.values()].reduce((sum, cells) => sum + Object.keys(cells).length, 0),
        refused,
        range: rangeBetween(anchor, end),
        isMany: anchor.row !== end.row || anchor.column !== end.column,
        isChosen,
        isOffline,
      };
      return view;
    },
    rowAt,
    cellAt,
    ensure,
    columnCount: () => columns.length,
    typedOf: (sku: string) => typed.get(sku),
    textAt(place: GridPlace): string | null {
      const cell = cellAt(place);
      return cell && textOf(cell.sku, cell.column, cell.was);
    },
    /** Whether all rows of a range are there. */
    hasRows: ({ top, bottom }: GridRange) =>
      missingRuns(blocks, starts, { first: top, last: bottom }).length === 0,
    /** Shows other rows, or the same ones as they are now; what was typed stays. */
    show(next: GridStart, other: GridSource, isSame: boolean) {
      from = other;
      columns = next.columns;
      const first: GridBlock = {
        after: next.after,
        count: next.rows.length,
        rows: next.rows,
        isStale: false,
      };
      const rest =
        isSame && next.next !== "" ? blocks.slice(1).map((block) => ({ ...block, isStale: true })) : [];
      lay([first, ...rest]);
      if (!isSame) {
        anchor = { row: 0, column: 0 };
        end = anchor;
      }
      changed();
      return next.next === "" ? Promise.resolve() : sheet.outline();
    },
    /** Asks how many rows there are, and where. */
    async outline() {
      const asked = from;
      try {
        const places = await from.blocks();
        if (asked !== from) return;
        const known = new Map(blocks.map((block) => [block.after, block]));
        lay(
          places.map((place) => {
            const { rows = null, isStale = false } = known.get(place.after) ?? {};
            return { ...place, count: rows?.length ?? place.count, rows, isStale };
          }),
        );
        isOffline = false;
      } catch {
        isOffline = true;
      }
      changed();
    },
    /** Chooses one cell. */
    choose(place: GridPlace) {
      commit();
      isChosen = true;
      anchor = place;
      end = place;
      changed();
    },
    /** Chooses from the cell chosen first to another, within the table. */
    extend({ row, column }: GridPlace) {
      end = {
        row: Math.min(Math.max(row, 0), Math.max(rowCount() - 1, 0)),
        column: Math.min(Math.max(column, 0), columns.length - 1),
      };
      changed();
    },
    ends: () => ({ anchor, end }),
    /** What is typed into a cell, sign by sign: one step once another cell is chosen. */
    type(place: GridPlace, text: string) {
      const cell = cellAt(place);
      if (!cell) return;
      if (pending?.sku !== cell.sku || pending.column !== cell.column) {
        commit();
        pending = { ...cell, before: textOf(cell.sku, cell.column, cell.was), after: text };
      }
      pending = { ...pending, after: text };
      write(pending);
      changed();
    },
    /** Puts texts into cells as one step; a cell that takes none is passed over. */
    put(texts: readonly PlacedText[]) {
      commit();
      const step = texts.flatMap(({ text, ...place }): CellText[] => {
        const cell = cellAt(place);
        return cell ? [{ ...cell, before: textOf(cell.sku, cell.column, cell.was), after: text }] : [];
      });
      if (step.length === 0) return;
      for (const one of step) write(one);
      done.push(step);
      undone.length = 0;
      changed();
    },
    empty: () =>
      sheet.put(
        placesOf(rangeBetween(anchor, end))
          .flat()
          .map((place) => ({ ...place, text: "" })),
      ),
    undo: () => move(done, undone, true),
    redo: () => move(undone, done, false),
    /** Cells that say something else: SKU, column, what stood there, what it says. */
    typedCells: (): [string, string, string, string][] =>
      [...typed].flatMap(([sku, cells]) =>
        Object.entries(cells).map(([column, { was, is }]): [string, string, string, string] => [
          sku,
          column,
          was,
          is,
        ]),
      ),
    /** What a save left: cells that were sent stand there now, refused ones stay typed. */
    saved(sent: readonly [string, string, string, string][], left: readonly GridRefusal[]) {
      const isLeft = new Map(left.map((one) => [`${one.sku} ${one.column}`, one]));
      const stands = new Map<string, Record<string, string>>();
      for (const [sku, column, , is] of sent) {
        const was = isLeft.get(`${sku} ${column}`)?.now ?? is;
        stands.set(sku, { ...stands.get(sku), [column]: was });
        const cell = typed.get(sku)?.[column];
        if (cell) write({ sku, column, was, before: "", after: cell.is });
      }
      const patched = (row: GridRow): GridRow => {
        const cells = stands.get(row.sku);
        return cells ? { ...row, cells: { ...row.cells, ...cells } } : row;
      };
      lay(blocks.map((block) => ({ ...block, rows: block.rows?.map(patched) ?? null, isStale: true })));
      refused = left.map((one) => ({ ...one, typed: typed.get(one.sku)?.[one.column]?.is ?? one.typed }));
      done.length = 0;
      undone.length = 0;
      changed();
    },
    /** Cells that were refused before anything was saved. */
    refuse(left: readonly GridRefusal[]) {
      refused = left;
      changed();
    },
    /** Lets a refusal go: with what stands there, or with what was typed, which the next save saves. */
    settle(one: GridRefusal, isTheirs: boolean) {
      refused = refused.filter((other) => other !== one);
      if (isTheirs) write({ sku: one.sku, column: one.column, was: one.now, before: "", after: one.now });
      changed();
    },
  };
  lay([{ after: start.after, count: start.rows.length, rows: start.rows, isStale: false }]);
  return sheet;
}

/** See {@link gridSheet}. */
export type GridSheet = ReturnType<typeof gridSheet>;
