// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SellerProfile } from "~/models/marketplace/seller-profile";
import type { OrderView } from "~/models/orders/order-view/order-view";
import type { ReturnableLine } from "~/models/orders/return-request/returnable";
import { orderPath, returnOrderPath } from "~/paths";
import { Alert } from "../ui/alert";
import { PolicyLinks } from "../ui/link/policy-links";
import { ReturnForm } from "./views/return-form";

/**
 * Asks to send pieces of an order back, with what the seller says of returns; or says why that cannot be
 * (rule order-returns-5).
 */
export function ReturnPage({
  order,
  lines,
  untilText,
  refusal,
  policies,
  orderKey,
}: {
  order: OrderView;
  lines: readonly ReturnableLine[];
  untilText: string;
  refusal: string | null;
  policies: SellerProfile["policies"];
  orderKey?: string | undefined;
}) {
  const t = useTexts();
  return (
    <div className="mx-auto max-w-2xl px-5 py-10 md:py-14">
      <h1 className="text-3xl font-medium md:text-4xl">
        {t("Return items from order {incrementId}", { incrementId: order.incrementId })}
      </h1>
      {refusal === null ? (
        <>
          <p className="mt-3 text-muted">
            {t("You can ask until {untilText}.", { untilText })}{" "}
            {order.sellerName
              ? t("{seller} will answer by email. Please don’t send anything back before then.", {
                  seller: order.sellerName,
                })
              : t("We will answer by email. Please don’t send anything back before then.")}
          </p>
          <div className="mt-8">
            <ReturnForm lines={lines} action={returnOrderPath(order.id, orderKey)} />
          </div>
        </>
      ) : (
        <div className="mt-6">
          <Alert tone="warning">{refusal}</Alert>
        </div>
      )}
      <p className="mt-6">
        <Link
          to={orderPath(order.id, orderKey)}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t("Back to the order")}
        </Link>
      </p>
      <Policies policies={policies} sellerName={order.sellerName} />
      <PolicyLinks kinds={["refund"]} className="mt-6" />
    </div>
  );
}

function Policies({ policies, sellerName }: { policies: SellerProfile["policies"]; sellerName: string }) {
  const t = useTexts();
  if (policies.length === 0) return null;
  return (
    <section aria-labelledby="policies" className="mt-8 rounded-base bg-sunken p-6">
      <h2 id="policies" className="text-xl font-medium">
        {sellerName ? t("What {sellerName} says", { sellerName }) : t("What we say")}
      </h2>
      {policies.map(({ title, text }) => (
        <div key={title} className="mt-4">
          <h3 className="font-body text-sm font-semibold tracking-normal">{title}</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-[0.95rem] text-muted">{text}</p>
        </div>
      ))}
    </section>
  );
}
