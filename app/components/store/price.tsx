import { SignInLink } from "~/components/account/sign-in-link";
import type { PriceView } from "~/models/catalogue/price-view";
import { formatMoney } from "~/models/money/format-money";
import { quantityText } from "~/models/price/price-per-measure";

/** A price as the visitor may see it, or the words that stand for it (part 1, §5 and §6). */
export function Price({ price, size = "md" }: { price: PriceView; size?: "md" | "lg" }) {
  switch (price.kind) {
    case "visible":
      return <VisiblePrice price={price} size={size} />;
    case "in-cart":
      return <p className="text-sm font-medium">See Price In Cart</p>;
    case "sign-in":
      return (
        <SignInLink className="relative z-10 inline-block text-sm font-medium underline underline-offset-4">
          Sign in to see pricing
        </SignInLink>
      );
    case "pending":
      return <p className="text-sm text-muted">Your account is pending approval</p>;
    case "none":
      return null;
  }
}

type VisiblePriceProps = { price: Extract<PriceView, { kind: "visible" }>; size: "md" | "lg" };

function VisiblePrice({ price, size }: VisiblePriceProps) {
  const { currency, wasMinor } = price;
  const look = size === "lg" ? "text-2xl" : "text-[0.95rem]";
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${look}`}>
      {price.isStartingAt ? <span className="text-sm text-muted">Starting at</span> : null}
      {wasMinor === null ? (
        <span className="font-medium">{formatMoney(price.priceMinor, currency)}</span>
      ) : (
        <>
          <ins className="font-semibold text-accent no-underline">
            <span className="sr-only">Now </span>
            {formatMoney(price.priceMinor, currency)}
          </ins>
          <del className="text-[0.82em] text-muted">
            <span className="sr-only">Before </span>
            {formatMoney(wasMinor, currency)}
          </del>
        </>
      )}
      {price.shippingFeeMinor ? (
        <span className="text-sm text-muted">
          + {formatMoney(price.shippingFeeMinor, currency)} shipping fee
        </span>
      ) : null}
      {price.perMeasure ? (
        <span className="text-sm text-muted">
          {formatMoney(price.perMeasure.amountMinor, currency)} per {quantityText(price.perMeasure.base)}
        </span>
      ) : null}
    </p>
  );
}
