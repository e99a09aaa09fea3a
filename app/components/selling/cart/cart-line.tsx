import { Link, useFetcher } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { variationDetail } from "~/models/catalogue/variation/variation-detail";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartItemView } from "~/models/selling/cart-summary/cart-summary";
import { cartPath, productPath } from "~/paths";
import { useSaid } from "../../ui/form/use-said";
import { Icon } from "../../ui/icon";
import { LineKeep } from "../lines/line-keep";
import { LinePicture } from "../lines/line-picture";
import { ChoiceList } from "../lists/choice-list";
import type { CartChange } from "./count-presses";
import { LineQuantity } from "./line-quantity";

/**
 * A line of the cart: picture, name, unit price, quantity and total. In a narrow box what can be done with it
 * lies below the picture, too.
 */
export function CartLine({ item, currency }: { item: CartItemView; currency: string }) {
  const t = useTexts();
  const fetcher = useFetcher<CartChange>({ key: `cart-line-${item.itemId}` });
  const sent = fetcher.formData;
  const isLeaving = sent?.get("intent") === "remove";
  const sentQty = Number(sent?.get("qty"));
  const shownQty = sent?.get("intent") === "update" && sentQty >= 1 ? sentQty : item.qty;
  const isBuyable = item.rowTotalMinor > 0;
  const isGift = item.autoAddedBy !== null;
  return (
    <li
      className={`flex gap-4 py-5 sm:gap-6 ${isLeaving ? "opacity-40" : ""}`}
      aria-busy={fetcher.state !== "idle" || undefined}
    >
      <LinePicture image={item.image} sizePx={96} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {/* What lies below the picture clears it, however short these words are. */}
        <div className="flex flex-col gap-2 @max-[21rem]:min-h-26">
          <div className="flex justify-between gap-x-4 sm:gap-x-6">
            <LineName item={item} />
            {isBuyable ? (
              <p className="shrink-0 font-medium tabular-nums">
                {isGift ? t("Free") : formatMoney(item.rowTotalMinor, currency)}
              </p>
            ) : null}
          </div>
          {isGift ? null : <LinePrice item={item} currency={currency} />}
          <LineDelivery item={item} />
          <LineMessage item={item} told={fetcher.data?.message ?? ""} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 @max-[21rem]:-ms-28">
          {isGift ? (
            <p className="text-sm text-muted">
              {t("Your gift, {count, plural, one {# item} other {# items}}", { count: item.qty })}
            </p>
          ) : isBuyable ? (
            <LineQuantity item={item} shownQty={shownQty} fetcher={fetcher} />
          ) : (
            <span />
          )}
          <div className="flex flex-wrap items-center gap-x-3 whitespace-nowrap max-sm:-ms-3 sm:gap-x-4 @max-[21rem]:w-full @max-[21rem]:justify-between">
            <LineKeep item={item} />
            <fetcher.Form method="post" action={cartPath()}>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="item_id" value={item.itemId} />
              <button
                type="submit"
                className="inline-flex min-h-11 items-center gap-1.5 text-sm text-muted hover:text-danger"
              >
                <span className="max-sm:hidden">
                  <Icon name="trash" sizePx={17} />
                </span>{" "}
                {t("Remove")}
                <span className="sr-only"> {item.name}</span>
              </button>
            </fetcher.Form>
          </div>
        </div>
      </div>
    </li>
  );
}

function LineName({ item }: { item: CartItemView }) {
  const detail = variationDetail(item);
  const name = item.slug ? (
    <Link to={productPath(item.slug, item.isVariation ? item.sku : undefined)} className="hover:underline">
      {item.name}
    </Link>
  ) : (
    item.name
  );
  return (
    <div className="min-w-0">
      <h2 dir="auto" className="font-body text-base font-medium leading-snug tracking-normal wrap-anywhere">
        {name}
      </h2>
      {detail ? (
        <p dir="auto" className="wrap-anywhere mt-0.5 text-sm text-muted">
          {detail}
        </p>
      ) : null}
      <ChoiceList choices={item.choiceTexts} />
    </div>
  );
}

function LinePrice({ item, currency }: { item: CartItemView; currency: string }) {
  const t = useTexts();
  if (item.priceMinor <= 0) return null;
  return (
    <p className="text-sm tabular-nums text-muted">
      {item.listPriceMinor ? (
        <>
          <span className="sr-only">{t("instead of")} </span>
          <s className="me-2">{formatMoney(item.listPriceMinor, currency)}</s>
        </>
      ) : null}
      {t("{money} each", { money: formatMoney(item.priceMinor, currency) })}
      {item.shippingFeeMinor > 0 ? (
        <span className="block">
          {t("+ {money} shipping fee", { money: formatMoney(item.shippingFeeMinor, currency) })}
        </span>
      ) : null}
    </p>
  );
}

/** When and how the line is delivered. */
function LineDelivery({ item: { deliveryText, itemDeliveryInfo, methodLimitText } }: { item: CartItemView }) {
  const texts = [deliveryText, itemDeliveryInfo, methodLimitText].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <ul className="space-y-0.5 text-sm text-muted">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** First what prevents the line from being ordered, then the result of the last change, then the stock. */
function LineMessage({ item, told }: { item: CartItemView; told: string }) {
  const text = item.problem || told || item.stock.backordersMessage || item.stock.stockMessage;
  useSaid(text);
  if (!text) return null;
  return <p className={`text-sm ${item.problem ? "error-note" : "text-warning"}`}>{text}</p>;
}
