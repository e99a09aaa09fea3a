import type { LeafNode } from "~/models/office/form/form-node";
import type { GridRefusal } from "~/models/office/products/product-grid";

/** The id of what is said of a refused cell. */
export const refusalId = ({ sku, column }: Pick<GridRefusal, "sku" | "column">) =>
  `grid-${sku}-${column}`.replace(/[^\w-]/g, "-");

/** Refused cells that are listed; the others are marked in the table. */
const shown = 50;

/**
 * The cells that were not saved, each with both texts and why. With a script one takes what stands there, or
 * stays with one's own, which the next save saves.
 */
export function GridRefusals({
  refused,
  fields,
  settle,
}: {
  refused: readonly GridRefusal[];
  fields: readonly LeafNode[];
  settle?: (one: GridRefusal, isTheirs: boolean) => void;
}) {
  if (refused.length === 0) return null;
  const labelOf = (column: string) => fields.find(({ key }) => key === column)?.label ?? column;
  return (
    <section className="office-grid-refusals" aria-label="Not saved">
      <ul>
        {refused.slice(0, shown).map((one) => (
          <li key={refusalId(one)} id={refusalId(one)}>
            <strong>
              {labelOf(one.column)} of {one.sku}
            </strong>
            <span className="office-error">{one.why}</span>
            <span>
              You typed <q>{one.typed || "nothing"}</q>. It says <q>{one.now || "nothing"}</q> now.
            </span>
            {settle ? (
              <span className="office-grid-choice">
                <button type="button" className="office-button" onClick={() => settle(one, false)}>
                  Keep yours
                </button>
                <button type="button" className="office-button" onClick={() => settle(one, true)}>
                  Take what it says now
                </button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {refused.length > shown ? <p>And {refused.length - shown} more, marked in the table.</p> : null}
      <p>Save again to save yours.</p>
    </section>
  );
}
