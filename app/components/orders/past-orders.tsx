// @public

import { Form, Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { boughtPieces, type PastLineView, type PastOrderView } from "~/models/orders/past/past-order";
import { pastSums } from "~/models/orders/past/past-sums";
import { formatMoney } from "~/models/platform/money/format-money";
import { accountOrdersPath, slugPath } from "~/paths";
import { LinePicture } from "../selling/lines/line-picture";
import { Button } from "../ui/form/button";
import { Icon } from "../ui/icon";

/** Pictures of an order in the list, as of ours. */
const shownPictures = 4;

/**
 * Orders of the shop before it moved here, as ours are listed: each opens to its lines and sums, and can be
 * bought again as far as the shop still sells it. `follows` says that orders of ours are above.
 */
export function PastOrders({ orders, follows }: { orders: readonly PastOrderView[]; follows: boolean }) {
  const t = useTexts();
  if (orders.length === 0) return null;
  return (
    <section className={follows ? "mt-12" : ""} aria-labelledby="earlier-orders">
      <h2 id="earlier-orders" className="text-xl font-medium">
        {t("Earlier orders")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("You placed these before we moved to our new store.")}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <PastOrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function PastOrderRow({ order }: { order: PastOrderView }) {
  const t = useTexts();
  const pieces = order.lines.reduce((sum, line) => sum + boughtPieces(line), 0);
  const pictures = [
    ...new Map(order.lines.flatMap(({ image }) => (image ? [[image.url, image]] : []))).values(),
  ];
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{t("Order {number}", { number: order.number })}</p>
          <p className="text-sm text-muted">
            {order.placedOnText} · {t("{count, plural, one {# item} other {# items}}", { count: pieces })}
          </p>
        </div>
        <div className="flex items-center gap-5">
          {order.state ? (
            <span className="inline-block rounded-pill bg-sunken px-3 py-1 text-sm font-medium first-letter:uppercase">
              {order.state}
            </span>
          ) : null}
          <span className="font-medium tabular-nums">{formatMoney(order.totalMinor, order.currency)}</span>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {pictures.length > 0 ? (
          <div className="flex gap-2">
            {pictures.slice(0, shownPictures).map((image) => (
              <LinePicture key={image.url} image={image} sizePx={56} />
            ))}
          </div>
        ) : null}
        {order.canBuyAgain ? (
          <Form method="post" action={accountOrdersPath()} reloadDocument>
            <input type="hidden" name="past_order" value={order.id} />
            <Button size="sm" variant="secondary" className="min-h-11">
              {t("Buy again")}
              <span className="sr-only"> {t("order {number}", { number: order.number })}</span>
            </Button>
          </Form>
        ) : null}
      </div>
      <details className="group mt-1 -mb-3">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-sm underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          {t("Order details")}
          <span className="sr-only"> {t("of {number}", { number: order.number })}</span>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="chevronDown" sizePx={16} />
          </span>
        </summary>
        <PastOrderDetails order={order} />
      </details>
    </li>
  );
}

function PastOrderDetails({ order }: { order: PastOrderView }) {
  const t = useTexts();
  const money = (minor: number) => formatMoney(minor, order.currency);
  const { rows, contained } = pastSums(order);
  return (
    <div className="grid gap-4 pt-2 pb-5 text-sm">
      <ul className="space-y-3">
        {order.lines.map((line) => (
          <PastOrderLine
            key={`${line.sku} ${line.name} ${line.qty} ${line.priceMinor}`}
            line={line}
            hasPictures={order.lines.some(({ image }) => image)}
            sum={money(Math.round(line.qty * line.priceMinor))}
          />
        ))}
      </ul>
      <dl className="border-t border-line pt-3">
        {[
          ...rows,
          { name: t("Total"), minor: order.totalMinor },
          ...contained.map(({ name, minor }) => ({ name: t("Includes {name}", { name }), minor })),
          ...(order.refundedMinor === 0 ? [] : [{ name: t("Refunded"), minor: -order.refundedMinor }]),
        ].map(({ name, minor }) => (
          <div
            key={name}
            className={`flex justify-between gap-6 py-1 ${name === t("Total") ? "font-medium" : ""}`}
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{money(minor)}</dd>
          </div>
        ))}
      </dl>
      {[
        order.shipping,
        order.paymentTitle === "" ? [] : [t("Paid by {method}", { method: order.paymentTitle })],
      ]
        .filter((lines) => lines.length > 0)
        .map((lines) => (
          <p key={lines.join()} className="whitespace-pre-line text-muted">
            {lines.join("\n")}
          </p>
        ))}
    </div>
  );
}

/** A line with its picture where one is known, and a way to its page where it has one. */
function PastOrderLine({
  line,
  hasPictures,
  sum,
}: {
  line: PastLineView;
  hasPictures: boolean;
  sum: string;
}) {
  return (
    <li className="flex items-center gap-4">
      {hasPictures ? <LinePicture image={line.image} sizePx={48} /> : null}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {line.qty} ×{" "}
        {line.slug ? (
          <Link to={slugPath(line.slug)} className="underline underline-offset-2">
            {line.name}
          </Link>
        ) : (
          line.name
        )}
        {line.sku === "" ? null : <span className="block text-muted">{line.sku}</span>}
      </span>
      <span className="tabular-nums">{sum}</span>
    </li>
  );
}
