import { Link } from "@remix-run/react";
import type { RefObject } from "react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { UnfinishedOrder } from "~/models/orders/states/unfinished-order";
import { awaitedText } from "~/models/payments/awaited-payment";
import { orderPath } from "~/paths";
import { FinishPayment } from "../../orders/finish-payment";

/** An empty cart whose products are in an order that waits for its payment (rule checkout-5). */
export function UnfinishedPayment({
  order,
  heading,
}: {
  order: UnfinishedOrder;
  heading: RefObject<HTMLHeadingElement>;
}) {
  const t = useTexts();
  const number = (words: string) => (
    <Link to={orderPath(order.id)} className="font-semibold underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <div className="mx-auto max-w-xl px-5 py-20">
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-medium">
        {order.isAwaited ? t("Your payment is being confirmed") : t("Finish your payment")}
      </h1>
      <p className="mt-4">
        {order.isAwaited ? (
          <>
            {number(order.incrementId)}: {t(awaitedText)}
          </>
        ) : (
          <RichText
            text={t("Your order <a>{number}</a> is waiting for its payment. Nothing has been charged yet.", {
              number: order.incrementId,
            })}
            parts={{ a: number }}
          />
        )}
      </p>
      <p className="mt-2 wrap-anywhere text-muted">{order.productNames.join(", ")}</p>
      {order.isAwaited ? null : <FinishPayment orderId={order.id} />}
    </div>
  );
}
