import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { LeafNode } from "~/models/office/form/form-node";
import { type ListAddress, listHref } from "~/models/office/list/list-address";
import type { ListDescription } from "~/models/office/list/list-description";
import {
  type GridRow,
  type GridStockPlace,
  isOfNumbers,
  placeOfColumn,
  productGrid,
} from "~/models/office/products/product-grid";
import { officeProductsPath } from "~/paths/office";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import { OfficeTextField } from "../../form/office-field";
import { OfficeForm, SubmitButton } from "../../form/office-form";
import { keptEvent, useLeaveWarning } from "../../form/use-leave-warning";
import { useSaveKey } from "../../form/use-save-key";
import { DoneNote } from "../../frame/done-note";
import { OfficePage } from "../../frame/office-page";
import { ListBar } from "../../list/list-bar";
import { ListPages } from "../../list/list-pages";
import { fillDown, placeOf } from "./grid-handlers";
import { GridRefusals } from "./grid-refusals";
import { gridSheet } from "./grid-sheet";
import { gridSource } from "./grid-source";
import { GridTable } from "./grid-table";
import { GridProgress, GridTools } from "./grid-tools";
import { PlainRows } from "./plain-rows";
import { useGridSave } from "./use-grid-save";

// The server has no layout, and React warns of an effect that waits for it there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** What the table of products shows. */
export type ProductGridData = {
  address: ListAddress;
  places: readonly GridStockPlace[];
  fields: readonly LeafNode[];
  rows: readonly GridRow[];
  next: string;
  count: number;
  isMore: boolean;
};

const doneTexts = {
  saved: "Saved. The shop shows it within a second. Many at once lists it, and undoes it.",
  none: "Nothing was changed.",
};

/** Many products as a table whose cells are fields (rule office-24). It works as a form without a script. */
export function ProductGridPage(data: ProductGridData) {
  const { address, places, rows, next, count, isMore } = data;
  const list = productGrid(places);
  const isHydrated = useIsHydrated();
  return (
    <OfficePage
      title={list.title}
      intro="Choose cells by dragging, or with Shift and arrows; copy and paste them as in a spreadsheet. Ctrl-D or the handle at their corner fills down, Ctrl-Z takes it back, Ctrl-Y does it again."
      way={[{ to: officeProductsPath(), label: "Products" }]}
    >
      <DoneNote texts={doneTexts} />
      <section className="office-card office-list" aria-label="Products">
        <ListBar list={list} address={address} count={count} isMore={isMore} />
        <GridForm data={data} list={list} />
        {rows.length === 0 ? (
          <div className="office-empty">
            <p>Nothing matches.</p>
          </div>
        ) : null}
        {isHydrated && address.after === "" ? null : <ListPages list={list} address={address} next={next} />}
      </section>
    </OfficePage>
  );
}

/** The form around the table; with a script it sends what was typed, wherever in the table that is. */
function GridForm({ data, list }: { data: ProductGridData; list: ListDescription }) {
  const { address, fields, rows, next } = data;
  const here = listHref(list, address, { after: address.after });
  const around = useRef<HTMLDivElement>(null);
  const [sheet] = useState(() => gridSheet(startOf(data), gridSource(here)));
  const view = useSyncExternalStore(sheet.subscribe, sheet.view, sheet.view);
  const isHydrated = useIsHydrated();
  const { send, progress, answer } = useGridSave(sheet, around);
  const [filling, setFilling] = useState(false);
  const [notice, setNotice] = useState("");

  // What was typed before the script came stays.
  useBrowserLayoutEffect(() => {
    for (const cell of around.current?.querySelectorAll<HTMLInputElement>("td [data-cell]") ?? []) {
      const place = placeOf(cell);
      if (place && !cell.disabled && cell.value !== cell.dataset.cell) sheet.type(place, cell.value);
    }
  }, [sheet]);
  const shown = useRef({ data, here, isFirst: true });
  useEffect(() => {
    const { isFirst, data: before, here: was } = shown.current;
    shown.current = { data, here, isFirst: false };
    // A page that is drawn again has the same rows; those that were read anew are others.
    if (isFirst ? data.next === "" : before.rows === data.rows) return;
    void sheet.show(startOf(data), gridSource(here), was === here && !isFirst);
  }, [sheet, data, here]);

  useLeaveWarning(around, view.typedCount > 0);
  useEffect(() => {
    if (view.typedCount === 0) around.current?.closest("form")?.dispatchEvent(new Event(keptEvent));
  }, [view.typedCount]);
  useSaveKey(around);
  const pick = useCallback(
    ({ row }: { row: number }) => {
      setFilling(false);
      sheet.extend({ row, column: sheet.view().range.right });
      void fillDown(sheet);
    },
    [sheet],
  );

  const hasStock = fields.some(({ key }) => placeOfColumn(key) !== undefined);
  const refused = isHydrated ? view.refused : (answer?.refused ?? []);
  if (rows.length === 0 && view.typedCount === 0) return null;
  return (
    <OfficeForm deed="grid" className="office-grid" onSubmit={isHydrated ? send : undefined}>
      <div ref={around}>
        <GridProgress progress={progress} />
        <GridRefusals refused={refused} fields={fields} settle={isHydrated ? sheet.settle : undefined} />
        {isHydrated ? (
          <>
            <GridTools sheet={sheet} view={view} isFilling={filling} setFilling={setFilling} />
            <GridTable
              sheet={sheet}
              view={view}
              fields={fields}
              head={<Head fields={fields} />}
              pick={filling ? pick : null}
              say={setNotice}
            />
            <p role="status" className="sr-only">
              {notice}
            </p>
          </>
        ) : (
          <div className="office-grid-scroll">
            <table>
              <Head fields={fields} />
              <PlainRows rows={rows} fields={fields} typed={answer?.typed ?? {}} refused={refused} />
            </table>
          </div>
        )}
        {hasStock ? (
          <OfficeTextField
            name="reason"
            label="Why pieces change (optional)"
            help="Needed where pieces in stock were typed anew. It stands in their history."
            maxLength={200}
          />
        ) : null}
        <SubmitButton>Save</SubmitButton>
        {isHydrated && next !== "" && view.rowCount > rows.length ? (
          <p className="office-grid-count">{view.rowCount.toLocaleString("en-US")} rows</p>
        ) : null}
      </div>
    </OfficeForm>
  );
}

const startOf = ({ rows, address, next, fields }: ProductGridData) => ({
  rows,
  after: address.after,
  next,
  columns: fields.map(({ key }) => key),
});

const Head = ({ fields }: { fields: readonly LeafNode[] }) => (
  <thead>
    <tr>
      <th scope="col">SKU</th>
      {fields.map(({ key, label }) => (
        <th key={key} scope="col" data-number={isOfNumbers(key) || undefined}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
