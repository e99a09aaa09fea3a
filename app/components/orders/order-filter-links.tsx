// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type OrderFilter, orderFilterLabels, orderFilters } from "~/models/orders/order-filter";
import { accountOrdersPath } from "~/paths";

/** Links that narrow a customer's orders to those in some states (rule orders-13). */
export const OrderFilterLinks = ({ chosen }: { chosen: OrderFilter }) => {
  const t = useTexts();
  return (
    <nav aria-label={t("Show orders")} className="flex flex-wrap gap-2">
      {orderFilters.map((filter) => (
        <Link
          key={filter}
          to={accountOrdersPath({ show: filter })}
          aria-current={filter === chosen ? "true" : undefined}
          className={`flex min-h-11 items-center rounded-pill border px-4 text-sm ${
            filter === chosen
              ? "border-ink font-medium"
              : "border-line text-muted hover:border-ink/50 hover:text-ink"
          }`}
        >
          {t(orderFilterLabels[filter])}
        </Link>
      ))}
    </nav>
  );
};
