import { StockLabel } from "~/components/store/stock-label";
import { Icon } from "~/components/ui/icon";
import type { ShownProduct } from "~/models/catalogue/product-page";
import { askedEstimate } from "~/models/delivery/asked-estimate";
import { useDeliveryEstimate } from "./use-delivery-estimate";

/** Availability and delivery: stock state, messages about backorders and delivery, the estimate. */
export function DeliveryInfo({ product }: { product: ShownProduct }) {
  const { stock, backorderMessage, itemDeliveryInfo, downloadText } = product;
  const estimate = useDeliveryEstimate(askedEstimate(product), product.market?.seller?.guid ?? "");
  return (
    <div className="space-y-2 text-sm">
      <StockLabel stock={stock} />
      {backorderMessage ? <p className="text-muted">{backorderMessage}</p> : null}
      {itemDeliveryInfo ? <p className="text-muted">{itemDeliveryInfo}</p> : null}
      {downloadText ? <p className="text-muted">{downloadText}</p> : null}
      {estimate ? (
        <p className="flex items-center gap-2 text-muted">
          <Icon name="truck" sizePx={18} /> {estimate}
        </p>
      ) : null}
    </div>
  );
}
