import { useTexts } from "~/components/ui/texts/use-texts";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { returnStateOf } from "~/models/orders/return-request/return-status";
import { returnPieceTexts, returnReasonText } from "~/models/orders/return-request/return-text";
import type { ReturnView } from "~/models/orders/return-request/return-view";
import { phrase } from "~/models/platform/texts/phrase";

/** What the shopper asked to send back of an order, and how far it is; nothing without any. */
export function OrderReturns({ order }: { order: OrderView }) {
  const t = useTexts();
  if (order.returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns" className="mt-10">
      <h2 id="order-returns" className="text-xl font-medium">
        {t("Returns")}
      </h2>
      {order.returns.map((request) => (
        <Return key={request.id} order={order} request={request} />
      ))}
    </section>
  );
}

function Return({ order, request }: { order: OrderView; request: ReturnView }) {
  const t = useTexts();
  const state = request.isBeingRefunded
    ? t("Being refunded")
    : t(returnStateOf(request.status, request, order));
  return (
    <article
      aria-label={t("Return {number}", { number: request.number })}
      className="mt-4 rounded-base border border-line p-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-body text-base font-semibold tracking-normal tabular-nums">
          {t("Return {number}", { number: request.number })}
        </h3>
        <p className={`text-sm font-medium ${request.status === "declined" ? "text-danger" : "text-brand"}`}>
          {state}
        </p>
      </header>
      <ul className="mt-2">
        {returnPieceTexts(order, request).map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-1 whitespace-pre-line text-sm wrap-anywhere text-muted">{returnReasonText(request)}</p>
      <ol className="mt-4 space-y-2 border-t border-line pt-4 text-[0.95rem]">
        {request.steps.map(({ status, at, atText, note }) => (
          <li key={`${status}-${at}`} className="gap-x-4 sm:flex">
            <time dateTime={at} className="block w-44 shrink-0 tabular-nums text-muted">
              {atText}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {phrase(returnStateOf(status, request, order))}
              {note ? <span className="whitespace-pre-line text-muted"> · {note}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}
