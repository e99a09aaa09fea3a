import { moreText } from "~/models/office/orders/more-orders";
import type { PackingSlip } from "~/models/office/orders/packing-slip";
import { officeOrdersPath } from "~/paths/office";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { OfficePage } from "../frame/office-page";

/** Packing slips, each on a sheet of its own when they are printed (rule office-17). */
export function PackingSlips({
  shopName,
  slips,
  isMore = false,
}: {
  shopName: string;
  slips: PackingSlip[];
  isMore?: boolean;
}) {
  const isHydrated = useIsHydrated();
  return (
    <OfficePage
      title={slips.length === 1 ? `Packing slip ${slips[0]?.number}` : `${slips.length} packing slips`}
      way={[{ to: officeOrdersPath(), label: "Orders" }]}
      intro={`Print this page: each slip has a sheet of its own.${isMore ? ` ${moreText}` : ""}`}
      actions={
        isHydrated ? (
          <button type="button" className="office-button" data-kind="main" onClick={() => window.print()}>
            Print
          </button>
        ) : null
      }
    >
      {slips.map((slip) => (
        <article key={slip.number} className="office-card office-sheet">
          <header>
            <strong>{shopName}</strong>
            <span>
              Order {slip.number}, {slip.placedText}
            </span>
          </header>
          <div className="office-sheet-parties">
            <address>
              {slip.to.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>{slip.delivery}</p>
          </div>
          {slip.lines.length > 0 ? (
            <table>
              <thead>
                <tr>
                  <th scope="col">Qty</th>
                  <th scope="col">SKU</th>
                  <th scope="col">Item</th>
                </tr>
              </thead>
              <tbody>
                {slip.lines.map(({ qty, sku, name, detail }) => (
                  <tr key={`${sku} ${detail}`}>
                    <td>{qty}</td>
                    <td>{sku}</td>
                    <td>
                      {name}
                      {detail ? <small>{detail}</small> : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <p>Nothing is left to send.</p>
          )}
          {slip.note ? <p>Note: {slip.note}</p> : null}
        </article>
      ))}
    </OfficePage>
  );
}
