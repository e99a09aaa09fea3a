import type { OrderPage, OrderPageLine } from "~/models/office/orders/order-page";
import { AreaField, OfficeTextField } from "../form/office-field";
import { useFieldAnswer } from "../form/office-form";
import { Deed } from "../record/deed";
import { DeedForm } from "../record/deed-form";

/** What can be done with an order now, each with its form; what is next comes first. */
export function OrderDeedForms({ order }: { order: OrderPage }) {
  const { may, lines, carriers, deliveryLeft } = order;
  const openCount = lines.reduce((sum, { openQty }) => sum + openQty, 0);
  const open = lines.filter(({ openQty }) => openQty > 0);
  const items = openCount === 1 ? "1 item" : `${openCount} items`;
  return (
    <div className="office-deeds">
      {order.returnDeeds.map((deed) => (
        <DeedForm key={`${deed.deed} ${deed.values?.return}`} view={deed} />
      ))}
      {may.ship ? (
        <Deed deed="ship" label={`Ship ${items}…`} submit="Ship and tell the customer" isMain>
          <Pieces lines={open} qtyOf={({ openQty }) => openQty} isFilled />
          <div className="office-pair">
            <OfficeTextField name="carrier" label="Carrier" list="carriers" required defaultValue="ups" />
            <OfficeTextField name="tracking" label="Tracking number (optional)" autoComplete="off" />
          </div>
          <datalist id="carriers">
            {carriers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </datalist>
        </Deed>
      ) : null}
      {may.ready ? (
        <Deed deed="ready" label={`Ready for pickup: ${items}…`} submit="Tell the customer it’s ready" isMain>
          <Pieces lines={open} qtyOf={({ openQty }) => openQty} isFilled />
        </Deed>
      ) : null}
      {may.delivered ? <Deed deed="delivered" label="Mark as delivered…" submit="Mark as delivered" /> : null}
      {may.pay ? (
        <Deed deed="pay" label="Mark as paid…" submit="Mark it as paid" isMain={!may.ship && !may.ready} />
      ) : null}
      {may.refund ? (
        <Deed deed="refund" label="Refund…" submit="Refund" kind="danger">
          <p>
            The money goes back the way it was paid, and the customer gets a mail. It cannot be called back.
          </p>
          <Pieces lines={lines.filter(({ keptQty }) => keptQty > 0)} qtyOf={({ keptQty }) => keptQty} />
          <div className="office-pair">
            <OfficeTextField
              name="delivery"
              label="Of the delivery (optional)"
              inputMode="decimal"
              help={`${deliveryLeft} is left of it.`}
            />
            <OfficeTextField
              name="amount"
              label="Or an amount alone (optional)"
              inputMode="decimal"
              help="Used where no piece is chosen."
            />
          </div>
          <OfficeTextField name="reason" label="Reason (optional)" maxLength={200} />
          <input type="hidden" name="refunded" value={order.refunded} />
        </Deed>
      ) : null}
      {may.cancelLines ? (
        <Deed deed="cancel-lines" label="Cancel items…" submit="Cancel these items" kind="danger">
          <p>
            They are not sent and can be bought by others. What was paid for them goes back. To sell them
            after all, make another order.
          </p>
          <Pieces lines={open} qtyOf={({ openQty }) => openQty} />
          <AreaField name="note" label="Why (optional)" maxLength={500} />
        </Deed>
      ) : null}
      {may.cancel ? (
        <Deed deed="cancel" label="Cancel the order…" submit="Cancel and pay it back" kind="danger">
          <p>The customer gets a mail. What was paid goes back the way it was paid.</p>
          <AreaField name="note" label="Why (optional)" maxLength={500} />
        </Deed>
      ) : null}
      {may.note ? (
        <Deed deed="note" label="Add a note…" submit="Add the note">
          <AreaField
            name="note"
            label="Note"
            help="Only people who work here see it."
            maxLength={500}
            required
          />
        </Deed>
      ) : null}
    </div>
  );
}

/** How many pieces of each line. @param isFilled whether the form begins with all of them */
function Pieces({
  lines,
  qtyOf,
  isFilled = false,
}: {
  lines: OrderPageLine[];
  qtyOf: (line: OrderPageLine) => number;
  isFilled?: boolean;
}) {
  const { error, id } = useFieldAnswer("qty");
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">Pieces</legend>
      <ul className="office-pieces">
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.name} <small>{[line.sku, line.detail].filter(Boolean).join(" · ")}</small>
            </span>
            <OfficeTextField
              name={`qty.l${line.id}`}
              label={`Pieces of ${line.name} ${line.detail}`}
              isHidden
              type="number"
              min={0}
              max={qtyOf(line)}
              defaultValue={isFilled ? qtyOf(line) : 0}
            />
            <span>of {qtyOf(line)}</span>
            <input type="hidden" name={`sku.l${line.id}`} value={line.sku} />
          </li>
        ))}
      </ul>
      {error ? (
        <p id={`${id}-error`} role="alert" tabIndex={-1} className="office-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
