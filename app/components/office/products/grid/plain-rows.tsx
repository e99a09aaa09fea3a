import { Link } from "@remix-run/react";
import type { LeafNode } from "~/models/office/form/form-node";
import { type GridRefusal, type GridRow, isOfNumbers } from "~/models/office/products/product-grid";
import { officeProductPath } from "~/paths/office";
import { FixedCell, GridField } from "./grid-cell";
import { refusalId } from "./grid-refusals";
import { fixedText } from "./grid-sheet";

type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The rows of a page as fields of a form, which is sent whole without a script. */
export function PlainRows({
  rows,
  fields,
  typed,
  refused,
}: {
  rows: readonly GridRow[];
  fields: readonly LeafNode[];
  typed: Typed;
  refused: readonly GridRefusal[];
}) {
  return (
    <tbody>
      {rows.map((row, at) => {
        const { sku, isVariation, cells } = row;
        const path = `rows[${at}]`;
        return (
          <tr key={sku} data-variation={isVariation || undefined}>
            <th scope="row">
              <Link to={officeProductPath(sku)}>{sku}</Link>
              <input type="hidden" name={`${path}.sku`} value={sku} />
            </th>
            {fields.map((field, column) => {
              const { key, label } = field;
              const fixed = fixedText(row, key);
              const text = cells[key] ?? "";
              const refusal = refused.find((one) => one.sku === sku && one.column === key);
              return (
                <td key={key} data-row={at} data-column={column} data-number={isOfNumbers(key) || undefined}>
                  {fixed === null ? (
                    <>
                      <input type="hidden" name={`${path}.was.${key}`} value={text} />
                      <GridField
                        field={field}
                        text={typed[sku]?.[key] ?? text}
                        about={{
                          name: `${path}.is.${key}`,
                          "aria-label": `${label} of ${sku}`,
                          "aria-invalid": refusal ? true : undefined,
                          "aria-describedby": refusal ? refusalId(refusal) : undefined,
                          "data-cell": text,
                        }}
                      />
                    </>
                  ) : (
                    <FixedCell label={`${label} of ${sku}`} text={fixed} />
                  )}
                </td>
              );
            })}
          </tr>
        );
      })}
    </tbody>
  );
}
