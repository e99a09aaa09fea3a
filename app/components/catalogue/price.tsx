// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { quantityText } from "~/models/catalogue/price/price-per-measure";
import type { PriceView } from "~/models/catalogue/price/price-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { SignInLink } from "../accounts/sign-in/sign-in-link";

/** A price as the visitor may see it, or the text shown instead (rules prices-4 and prices-5). */
export function Price({ price, size = "md" }: { price: PriceView; size?: "md" | "lg" }) {
  const t = useTexts();
  switch (price.kind) {
    case "visible":
      return <VisiblePrice price={price} size={size} />;
    case "in-cart":
      return <p className="text-sm font-medium">{t("See Price In Cart")}</p>;
    case "sign-in":
      return (
        <SignInLink className="relative z-10 inline-block text-sm font-medium underline underline-offset-4">
          {t("Sign in to see pricing")}
        </SignInLink>
      );
    case "pending":
      return <p className="text-sm text-muted">{t("Your account is pending approval")}</p>;
    case "none":
      return null;
  }
}

type VisiblePriceProps = { price: Extract<PriceView, { kind: "visible" }>; size: "md" | "lg" };

function VisiblePrice({ price, size }: VisiblePriceProps) {
  const t = useTexts();
  const { currency, wasMinor } = price;
  return (
    <p className={size === "lg" ? "price price-lg" : "price"}>
      {price.isStartingAt ? <small>{t("Starting at")}</small> : null}
      {wasMinor === null ? (
        formatMoney(price.priceMinor, currency)
      ) : (
        <>
          <ins>
            <span className="sr-only">{t("Now")} </span>
            {formatMoney(price.priceMinor, currency)}
          </ins>
          <del>
            <span className="sr-only">{t("Before")} </span>
            {formatMoney(wasMinor, currency)}
          </del>
        </>
      )}
      {price.priorMinor === undefined ? null : (
        <small>
          {t("Lowest price in 30 days: {money}", { money: formatMoney(price.priorMinor, currency) })}
        </small>
      )}
      {price.shippingFeeMinor ? (
        <small>{t("+ {money} shipping fee", { money: formatMoney(price.shippingFeeMinor, currency) })}</small>
      ) : null}
      {price.perMeasure ? (
        <small>
          {t("{money} per {quantityText}", {
            money: formatMoney(price.perMeasure.amountMinor, currency),
            quantityText: quantityText(price.perMeasure.base),
          })}
        </small>
      ) : null}
    </p>
  );
}
