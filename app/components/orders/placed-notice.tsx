// @public

import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import { placedText, type UnseenOrders } from "~/models/orders/placed/unseen-orders";
import { checkoutSuccessPath } from "~/paths";
import { Alert } from "../ui/alert";

/**
 * Says that orders were placed whose answer may have been lost, with the way to their receipt (rule
 * checkout-12).
 */
export function PlacedNotice({ orders }: { orders: UnseenOrders }) {
  const t = useTexts();
  if (orders.length === 0) return null;
  return (
    <div className="page-width pt-5">
      <Alert tone="success">
        <RichText
          text={placedText(orders)}
          parts={{
            a: () =>
              orders.map(({ id, incrementId }, at) => (
                <Fragment key={id}>
                  {at === 0 ? null : at === orders.length - 1 ? ` ${t("and")} ` : ", "}
                  <Link to={checkoutSuccessPath(id)} className="underline underline-offset-4">
                    {incrementId}
                  </Link>
                </Fragment>
              )),
          }}
        />
      </Alert>
    </div>
  );
}
