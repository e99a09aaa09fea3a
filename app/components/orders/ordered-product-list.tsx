// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { OrderedProduct } from "~/models/orders/states/ordered-product";
import { accountOrderPath } from "~/paths/account";
import { KeptButton } from "../selling/lines/kept-button";
import { KeptLine } from "../selling/lines/kept-line";

/**
 * Products a customer bought, each with a button that buys it again, posted to `action`, or the reason why it
 * cannot be.
 */
export const OrderedProductList = ({
  products,
  action,
}: {
  products: readonly (OrderedProduct & { lastOrderedText: string })[];
  action: string;
}) => {
  const t = useTexts();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {products.map((product) => (
        <KeptLine key={`${product.orderId}/${product.id}`} item={product}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-sm text-muted">
              {t("Last ordered")}{" "}
              <Link to={accountOrderPath(product.orderId)} className="underline">
                {product.lastOrderedText}
                <span className="sr-only">{t(", the order with {name}", { name: product.name })}</span>
              </Link>
              ,{" "}
              {t("{times, plural, one {bought once} =2 {bought twice} other {bought # times}}", {
                times: product.orderCount,
              })}
            </p>
            {product.isAddable ? (
              <KeptButton
                action={action}
                fields={{ order_id: product.orderId, item_id: product.id }}
                label={t("Buy again")}
                name={product.name}
                variant="secondary"
              />
            ) : (
              <p className="text-sm">{product.refusal}</p>
            )}
          </div>
        </KeptLine>
      ))}
    </ul>
  );
};
