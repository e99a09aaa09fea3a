import { Price } from "~/components/catalogue/price";
import { SmartLink } from "~/components/ui/link/smart-link";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { formatMoney } from "~/models/platform/money/format-money";
import { phrase } from "~/models/platform/texts/phrase";
import type { Props } from "./schema";

/** The manufacturer's price, the shop's, and a link to request a better one, each with the owner's label. */
export function ListPrices({ product, props }: { product: ProductCardView; props: Props }) {
  const { price } = product;
  return (
    <div className="space-y-0.5 text-[0.95rem] tabular-nums">
      {price.kind === "visible" ? (
        <>
          {props.showMsrp && price.wasMinor !== null ? (
            <p className="text-sm text-muted">
              {props.msrpLabel} <del>{formatMoney(price.wasMinor, price.currency)}</del>
            </p>
          ) : null}
          <p>
            <span className="text-sm text-muted">{props.priceLabel}</span>{" "}
            {price.isStartingAt ? (
              <span className="text-sm text-muted">{phrase("from||before a price")} </span>
            ) : null}
            <strong className="font-semibold">{formatMoney(price.priceMinor, price.currency)}</strong>
          </p>
        </>
      ) : (
        <Price price={price} />
      )}
      {props.requestQuoteUrl && props.requestQuoteLabel ? (
        <p className="relative z-10 text-sm">
          <SmartLink
            to={props.requestQuoteUrl}
            aria-label={`${props.requestQuoteLabel} ${product.name}`}
            className="underline underline-offset-4"
          >
            {props.requestQuoteLabel}
          </SmartLink>
        </p>
      ) : null}
    </div>
  );
}
