import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { variationDetail } from "~/models/catalogue/variation/variation-detail";
import { lineArrival } from "~/models/orders/order-view/line-arrival";
import { lineImage } from "~/models/orders/order-view/line-image";
import { lineTotalText } from "~/models/orders/order-view/line-total";
import type { OrderLineView, OrderView } from "~/models/orders/order-view/order-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { productPath } from "~/paths";
import { LinePicture } from "../../selling/lines/line-picture";
import { ChoiceList } from "../../selling/lists/choice-list";

/** The lines of an order at their prices at that time. */
export function OrderLines({ order }: { order: OrderView }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {order.lines.map((line) => (
        <Line key={line.id} line={line} order={order} />
      ))}
    </ul>
  );
}

function Line({ line, order }: { line: OrderLineView; order: OrderView }) {
  const t = useTexts();
  const { currency } = order;
  const arrival = lineArrival(order, line);
  const detail = variationDetail(line);
  // Only the picture's address is stored with an order; its frame sets the shape.
  const image = lineImage(line.imageUrl);
  return (
    <li className="flex gap-4 py-5">
      <LinePicture image={image} sizePx={80} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium leading-snug">
          {line.slug ? (
            <Link
              // Only a variation has option values; its link opens it.
              to={productPath(line.slug, line.variationText ? line.sku : undefined)}
              className="hover:underline"
            >
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        {detail ? <p className="text-sm text-muted">{detail}</p> : null}
        <ChoiceList choices={line.choiceTexts} />
        <p className="mt-1 text-sm tabular-nums text-muted">
          {line.isFree
            ? t("Your gift, {count, plural, one {# item} other {# items}}", { count: line.qty })
            : `${line.qty} × ${formatMoney(line.priceMinor, currency)}`}
        </p>
        {line.canceledQty > 0 ? (
          <p className="mt-1 text-sm text-warning">
            {t("{canceledQty} canceled", { canceledQty: line.canceledQty })}
          </p>
        ) : null}
        {line.backorderedQty > 0 ? (
          <p className="mt-1 text-sm text-warning">
            {t("{backorderedQty} backordered", { backorderedQty: line.backorderedQty })}
          </p>
        ) : null}
        {arrival ? <p className="mt-1 text-sm text-muted">{arrival}</p> : null}
      </div>
      <p className="shrink-0 font-medium tabular-nums">{lineTotalText(line, currency)}</p>
    </li>
  );
}
