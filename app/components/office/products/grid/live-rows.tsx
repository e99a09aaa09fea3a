import { Link } from "@remix-run/react";
import { memo } from "react";
import type { LeafNode } from "~/models/office/form/form-node";
import { type GridRefusal, type GridRow, isOfNumbers } from "~/models/office/products/product-grid";
import { officeProductPath } from "~/paths/office";
import { FixedCell, GridField } from "./grid-cell";
import { refusalId } from "./grid-refusals";
import { fixedText, type GridSheet } from "./grid-sheet";

/** What a row shows of the sheet; the same object as long as it shows the same. */
type RowProps = {
  at: number;
  row: GridRow | null;
  typed: ReturnType<GridSheet["typedOf"]>;
  fields: readonly LeafNode[];
  refused: readonly GridRefusal[];
  /** The columns of the row that are chosen. */
  left: number;
  right: number;
  /** The column whose cell has the handle that fills down. */
  handleAt: number;
  onText: (place: { row: number; column: number }, text: string) => void;
};

/** A row of the table as its sheet holds it. */
export const LiveRow = memo(function LiveRow({
  at,
  row,
  typed,
  fields,
  refused,
  left,
  right,
  handleAt,
  onText,
}: RowProps) {
  // The heading is row 1.
  const place = { "aria-rowindex": at + 2, "data-at": at };
  if (!row)
    return (
      <tr {...place}>
        <th scope="row">…</th>
        <td colSpan={fields.length} className="office-grid-waits">
          Loading…
        </td>
      </tr>
    );
  const { sku, isVariation, cells } = row;
  return (
    <tr {...place} data-variation={isVariation || undefined}>
      <th scope="row">
        <Link to={officeProductPath(sku)}>{sku}</Link>
      </th>
      {fields.map((field, column) => {
        const { key, label } = field;
        const fixed = fixedText(row, key);
        const cell = typed?.[key];
        const refusal = refused.find((one) => one.sku === sku && one.column === key);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be chosen.
          <td
            key={key}
            data-row={at}
            data-column={column}
            data-number={isOfNumbers(key) || undefined}
            data-changed={cell ? "" : undefined}
            aria-selected={(column >= left && column <= right) || undefined}
          >
            {fixed === null ? (
              <GridField
                field={field}
                text={cell?.is ?? cells[key] ?? ""}
                onText={(text) => onText({ row: at, column }, text)}
                about={{
                  "aria-label": `${label} of ${sku}`,
                  "aria-invalid": refusal ? true : undefined,
                  "aria-describedby": refusal ? refusalId(refusal) : undefined,
                  "data-cell": cell?.was ?? cells[key] ?? "",
                }}
              />
            ) : (
              <FixedCell label={`${label} of ${sku}`} text={fixed} />
            )}
            {column === handleAt ? <span className="office-grid-handle" aria-hidden="true" /> : null}
          </td>
        );
      })}
    </tr>
  );
});
