import { Link } from "@remix-run/react";
import { orderDoneTexts } from "~/models/office/orders/order-done";
import type { OrderPage } from "~/models/office/orders/order-page";
import {
  officeDisputesPath,
  officeEditOrderPath,
  officeOrderMailsPath,
  officeOrderPath,
  officeOrdersPath,
  officePackingSlipPath,
  officePapersFilePath,
} from "~/paths/office";
import { DoneNote } from "../frame/done-note";
import { Badge, OfficePage } from "../frame/office-page";
import { Panel } from "../record/panel";
import { Timeline } from "../record/timeline";
import { OrderDeedForms } from "./order-deed-forms";
import { OfficeOrderLines } from "./order-lines";

/**
 * An order on one page: what was bought, what can be done now, what happened, and whose it is (rule
 * office-5).
 */
export function OfficeOrderPage({ order }: { order: OrderPage }) {
  const { number, badges, intro } = order;
  return (
    <OfficePage
      title={`Order ${number}`}
      badges={badges}
      intro={intro}
      way={[{ to: officeOrdersPath(), label: "Orders" }]}
      actions={
        <>
          {order.may.edit ? (
            <Link to={officeEditOrderPath(number)} className="office-button">
              Edit
            </Link>
          ) : null}
          {order.may.note ? (
            <Link to={officeOrderMailsPath(number)} className="office-button">
              Mails
            </Link>
          ) : null}
          <Link to={officePackingSlipPath(number)} className="office-button">
            Packing slip
          </Link>
          {order.hasInvoice ? (
            <a href={officePapersFilePath("invoices", number)} className="office-button">
              Invoice as PDF
            </a>
          ) : null}
          {order.eInvoices.map(({ label, href }) => (
            <a key={href} href={href} className="office-button">
              {label}
            </a>
          ))}
          {order.formerInvoices.length > 0 ? (
            <a href={officePapersFilePath("former-invoices", number)} className="office-button">
              {order.formerInvoices.length === 1 ? "Former invoice as PDF" : "Former invoices as PDF"}
            </a>
          ) : null}
          {order.creditNotes.length > 0 ? (
            <a href={officePapersFilePath("credit-notes", number)} className="office-button">
              {order.creditNotes.length === 1 ? "Credit note as PDF" : "Credit notes as PDF"}
            </a>
          ) : null}
        </>
      }
    >
      <DoneNote texts={orderDoneTexts} />
      {order.payment.owedText ? (
        <p className="office-note" data-tone="bad">
          {order.payment.owedText}
        </p>
      ) : null}
      {order.disputeText ? (
        <p className="office-note" data-tone="bad">
          {order.disputeText} <Link to={officeDisputesPath(number)}>Words and files</Link>
        </p>
      ) : null}
      <OrderDeedForms order={order} />
      <div className="office-record">
        <div>
          <OfficeOrderLines order={order} />
          {order.returns.length > 0 ? (
            <Panel title="Returns">
              <ul className="office-rows">
                {order.returns.map(({ number, title, badge, facts, pieces }) => (
                  <li key={number} className="office-row">
                    <span>
                      {title}
                      <small>
                        {facts} · {pieces}
                      </small>
                    </span>
                    <Badge {...badge} />
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          {order.parcels.length > 0 ? <Parcels order={order} /> : null}
          <Panel title="What happened">
            <Timeline entries={order.timeline} />
          </Panel>
        </div>
        <div>
          <Whose order={order} />
        </div>
      </div>
    </OfficePage>
  );
}

const Parcels = ({ order }: { order: OrderPage }) => (
  <Panel title="Parcels">
    <ul className="office-rows">
      {order.parcels.map(({ id, title, tracking, facts, pieces }) => (
        <li key={id}>
          <strong>{title}</strong>{" "}
          {tracking?.url ? (
            <a href={tracking.url} target="_blank" rel="noopener noreferrer">
              {tracking.text}
            </a>
          ) : (
            tracking?.text
          )}
          <small>
            {facts} · {pieces}
          </small>
        </li>
      ))}
    </ul>
  </Panel>
);

function Whose({ order }: { order: OrderPage }) {
  const { customer, agentText, delivery, payment, billing, note, placedWith } = order;
  return (
    <>
      <Panel title={customer.name || customer.email}>
        <p className="office-quiet">
          {customer.to ? <Link to={customer.to}>{customer.ordersText}</Link> : customer.ordersText}
        </p>
        {agentText ? <p className="office-quiet">{agentText}</p> : null}
        <p>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </p>
        {customer.phone ? (
          <p>
            <a href={`tel:${customer.phone.replace(/[^\d+]/g, "")}`}>{customer.phone}</a>
          </p>
        ) : null}
      </Panel>
      {note ? (
        <Panel title="Note from the customer">
          <p>{note}</p>
        </Panel>
      ) : null}
      {delivery ? (
        <Panel title={delivery.title || "Deliver to"}>
          <Lines lines={delivery.lines} />
        </Panel>
      ) : null}
      <Panel title={payment.title || "Payment"}>
        <dl className="office-facts">
          {payment.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3>Billing address</h3>
        <Lines lines={billing} />
      </Panel>
      {placedWith.length > 0 ? (
        <Panel title="Placed together with">
          <ul className="office-rows">
            {placedWith.map((other) => (
              <li key={other.number}>
                {other.isOpen ? <Link to={officeOrderPath(other.number)}>{other.number}</Link> : other.number}{" "}
                {other.sellerName}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

const Lines = ({ lines }: { lines: string[] }) => (
  <address>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
