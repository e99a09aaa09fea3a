import type { OrderPage } from "~/models/office/orders/order-page";

/** The lines of an order and its sums. */
export const OfficeOrderLines = ({ order: { lines, sums } }: { order: OrderPage }) => (
  <section className="office-card" aria-label="Items">
    <div className="office-table office-lines">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Picture</span>
            </th>
            <th scope="col">Item</th>
            <th scope="col" data-align="end">
              Qty
            </th>
            <th scope="col" data-align="end">
              Price
            </th>
            <th scope="col" data-align="end">
              Sum
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td data-place="picture">
                {line.imageUrl ? (
                  <img src={line.imageUrl} alt="" width={36} height={36} loading="lazy" />
                ) : null}
              </td>
              <td data-place="name">
                <strong>{line.name}</strong>
                <small>{[line.sku, line.detail].filter(Boolean).join(" · ")}</small>
                {line.states.length > 0 ? <small>{line.states.join(" · ")}</small> : null}
              </td>
              <td data-align="end" data-label="Qty">
                {line.qty}
              </td>
              <td data-align="end" data-label="Price">
                {line.priceText}
              </td>
              <td data-align="end" data-label="Sum">
                {line.sumText}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <dl className="office-sums">
      {sums.map(({ label, text, isStrong }) => (
        <div key={label} data-strong={isStrong || undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
