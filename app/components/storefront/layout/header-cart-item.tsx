import { Link, useFetcher } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { variationDetail } from "~/models/catalogue/variation/variation-detail";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartItemView } from "~/models/selling/cart-summary/cart-summary";
import { miniCartPath, productPath } from "~/paths";
import { Picture } from "../../catalogue/picture";
import { Icon } from "../../ui/icon";

/** A line of the header's cart list. Its remove button posts the item and its cart (rule layout-5). */
export default function HeaderCartItem({
  item,
  currency,
  quoteId,
}: {
  item: CartItemView;
  currency: string;
  quoteId: string;
}) {
  const t = useTexts();
  const removal = useFetcher({ key: `header-cart-${item.itemId}` });
  const detail = variationDetail(item);
  const isLeaving = removal.state !== "idle";
  return (
    <li className={`flex items-center gap-3 py-3 ${isLeaving ? "opacity-40" : ""}`} aria-busy={isLeaving}>
      <div className="relative size-14 shrink-0 overflow-hidden rounded-base bg-sunken">
        <Picture
          image={item.image}
          sizes="56px"
          upToPx={160}
          alt=""
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <Link
          to={productPath(item.slug, item.isVariation ? item.sku : undefined)}
          className="line-clamp-2 font-medium hover:underline"
        >
          {item.name}
        </Link>
        <p className="text-muted">
          {detail ? `${detail} · ` : ""}
          {item.qty} {item.rowTotalMinor > 0 ? `· ${formatMoney(item.rowTotalMinor, currency)}` : ""}
        </p>
      </div>
      <removal.Form method="post" action={miniCartPath()}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="item_id" value={item.itemId} />
        <input type="hidden" name="quote_id" value={quoteId} />
        <button
          type="submit"
          aria-label={t("Remove {name}", { name: item.name })}
          className="inline-flex h-11 w-11 items-center justify-center rounded-base text-muted hover:text-danger"
        >
          <Icon name="trash" sizePx={18} />
        </button>
      </removal.Form>
    </li>
  );
}
