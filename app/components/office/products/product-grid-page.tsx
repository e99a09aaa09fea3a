import { Link, useActionData } from "@remix-run/react";
import { useRef } from "react";
import type { LeafNode } from "~/models/office/form/form-node";
import type { ListAddress } from "~/models/office/list/list-address";
import {
  type GridRefusal,
  type GridRow,
  type GridStockPlace,
  isOfVariations,
  placeOfColumn,
  productGrid,
} from "~/models/office/products/product-grid";
import { officeProductPath, officeProductsPath } from "~/paths/office";
import { TextField } from "../form/office-field";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { useLeaveWarning } from "../form/use-leave-warning";
import { useSaveKey } from "../form/use-save-key";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { ListBar } from "../list/list-bar";
import { ListPages } from "../list/list-pages";
import { useGridKeys } from "./use-grid-keys";

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

type Answer = {
  formId?: string;
  typed?: Record<string, Record<string, string>>;
  refused?: readonly GridRefusal[];
};

const doneTexts = {
  saved: "Saved. The shop shows it within a second. Many at once lists it, and undoes it.",
  none: "Nothing was changed.",
};

/** Many products as a table whose cells are fields (rule office-24). It works as a form without a script. */
export function ProductGridPage({ address, places, fields, rows, next, ...counted }: ProductGridData) {
  const answer = useActionData<Answer>();
  const list = productGrid(places);
  const hasStock = rows.some(({ cells }) =>
    Object.keys(cells).some((key) => placeOfColumn(key) !== undefined),
  );
  const around = useRef<HTMLDivElement>(null);
  useLeaveWarning(around, answer?.formId === "grid");
  useSaveKey(around);
  return (
    <OfficePage
      title={list.title}
      intro="Choose cells by dragging, or with Shift and arrows; copy and paste them as in a spreadsheet. Ctrl-D fills down, Ctrl-Z takes it back, Ctrl-Y does it again."
      way={[{ to: officeProductsPath(), label: "Products" }]}
    >
      <DoneNote texts={doneTexts} />
      <section className="office-card office-list" aria-label="Products">
        <ListBar list={list} address={address} {...counted} />
        {rows.length === 0 ? (
          <div className="office-empty">
            <p>Nothing matches.</p>
          </div>
        ) : (
          <OfficeForm deed="grid" className="office-grid">
            <div ref={around}>
              <div className="office-grid-scroll">
                {/* Rows of another page, or saved ones, are other rows. */}
                <GridTable
                  key={rows.map(({ sku, cells }) => [sku, Object.values(cells)].join()).join()}
                  rows={rows}
                  fields={fields}
                  answer={answer}
                />
              </div>
              {hasStock ? (
                <TextField
                  name="reason"
                  label="Why pieces change (optional)"
                  help="Needed where pieces in stock were typed anew. It stands in their history."
                  maxLength={200}
                />
              ) : null}
              <SubmitButton>Save</SubmitButton>
            </div>
          </OfficeForm>
        )}
        <ListPages list={list} address={address} next={next} />
      </section>
    </OfficePage>
  );
}

function GridTable({
  rows,
  fields,
  answer,
}: Pick<ProductGridData, "rows" | "fields"> & { answer: Answer | undefined }) {
  const table = useRef<HTMLTableElement>(null);
  useGridKeys(table);
  return (
    <table ref={table}>
      <thead>
        <tr>
          <th scope="col">SKU</th>
          {fields.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row
            key={row.sku}
            row={row}
            at={at}
            fields={fields}
            typed={answer?.typed?.[row.sku]}
            refused={answer?.refused?.filter(({ sku }) => sku === row.sku) ?? []}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row: { sku, isVariation, isFamily, cells },
  at,
  fields,
  typed,
  refused,
}: {
  row: GridRow;
  at: number;
  fields: readonly LeafNode[];
  typed: Record<string, string> | undefined;
  refused: readonly GridRefusal[];
}) {
  const path = `rows[${at}]`;
  return (
    <tr data-variation={isVariation || undefined}>
      <th scope="row">
        <Link to={officeProductPath(sku)}>{sku}</Link>
        <input type="hidden" name={`${path}.sku`} value={sku} />
      </th>
      {fields.map(({ key, label, choices }) => {
        const fixed =
          isFamily && isOfVariations(key) ? "By variation" : cells[key] === undefined ? "Not counted" : null;
        if (fixed !== null)
          return (
            <td key={key}>
              <input type="text" disabled data-cell="" value={fixed} aria-label={`${label} of ${sku}`} />
            </td>
          );
        const text = cells[key] ?? "";
        const name = `${path}.is.${key}`;
        const refusal = refused.find(({ column }) => column === key);
        const error = refusal && `${refusal.why} It says ${refusal.now || "nothing"} now.`;
        const about = {
          name,
          "aria-label": `${label} of ${sku}`,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": error ? `grid-${at}-${key}` : undefined,
          "data-cell": text,
          defaultValue: typed?.[key] ?? text,
        };
        return (
          <td key={key}>
            <input type="hidden" name={`${path}.was.${key}`} value={text} />
            {choices.length > 0 ? (
              <select {...about}>
                {choices.some(({ value }) => value === "") ? null : <option value="">–</option>}
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            ) : (
              <input type="text" autoComplete="off" {...about} />
            )}
            {error ? (
              <small id={`grid-${at}-${key}`} className="office-error">
                {error}
              </small>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}
