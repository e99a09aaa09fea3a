import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { askedArrival } from "~/models/catalogue/stock/asked-arrival";
import { StockLabel } from "../../../catalogue/stock-label";
import { Icon } from "../../../ui/icon";
import { useDeliveryEstimate } from "./use-delivery-estimate";

/**
 * Availability and delivery: stock state, messages about backorders and delivery, the estimate. A gift card
 * is always there, and says so only when it is not.
 */
export function DeliveryInfo({ product }: { product: ShownProduct }) {
  const { stock, backorderMessage, shipText, itemDeliveryInfo, downloadText } = product;
  const asked = askedArrival(product);
  const estimate = useDeliveryEstimate(asked, product.market?.seller?.guid ?? "");
  return (
    <div className="space-y-2 text-sm">
      {product.isGiftCard && stock.isInStock ? null : <StockLabel stock={stock} />}
      {backorderMessage ? <p className="text-muted">{backorderMessage}</p> : null}
      {shipText ? <p className="text-muted">{shipText}</p> : null}
      {itemDeliveryInfo ? <p className="text-muted">{itemDeliveryInfo}</p> : null}
      {downloadText ? <p className="text-muted">{downloadText}</p> : null}
      {/* Its line is held until the estimate is known, so that the button beneath does not move; without
          scripts none comes. */}
      {asked === null ? null : (
        <p className="flex min-h-[1lh] items-center gap-2 text-muted empty:[@media(scripting:none)]:hidden">
          {estimate ? (
            <>
              <Icon name="truck" sizePx={18} /> {estimate}
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}
