import { CardButton } from "~/components/store/card-button";
import { Picture } from "~/components/store/picture";
import { Price } from "~/components/store/price";
import { ProductLink, SaleBadge } from "~/components/store/product-card";
import { Stars } from "~/components/store/stars";
import { StockLabel } from "~/components/store/stock-label";
import type { ProductCardView } from "~/models/catalogue/product-card";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

// At least that high: with larger letters a card grows instead of losing its end.
const frames: Record<Props["layout"], string> = {
  tall: "min-h-[475px]",
  compact: "min-h-[435px] rounded-base border border-line p-4",
};
const pictures: Record<Props["layout"], string> = { tall: "h-[260px]", compact: "h-[205px]" };
const clamps: Record<number, string> = { 1: "line-clamp-1", 2: "line-clamp-2", 3: "line-clamp-3" };

/** One product by itself, wherever a template has room for it. */
export function ProductCardWidget({ props, data: product }: WidgetProps<Props, ProductCardView | null>) {
  if (!product) return null;
  return (
    <article className={`group relative mx-auto flex w-full max-w-[300px] flex-col ${frames[props.layout]}`}>
      <div className={`relative shrink-0 overflow-hidden rounded-base bg-sunken ${pictures[props.layout]}`}>
        <Picture
          image={product.image}
          sizes="300px"
          upToPx={640}
          alt=""
          className={`absolute inset-0 size-full object-cover ${product.stock.isInStock ? "" : "opacity-70"}`}
        />
        <SaleBadge product={product} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 pt-4">
        {props.layout === "tall" && product.brand ? (
          <p className="text-[0.8rem] text-muted">{product.brand}</p>
        ) : null}
        <h3
          className={`font-body text-base font-medium leading-snug tracking-normal ${clamps[props.nameLines]}`}
        >
          <ProductLink product={product} />
        </h3>
        {props.layout === "tall" && product.subTitle ? (
          <p className="line-clamp-1 text-sm text-muted">{product.subTitle}</p>
        ) : null}
        <Stars rating={product.rating} />
        <Price price={product.price} />
        {props.showStock ? <StockLabel stock={product.stock} /> : null}
        <div className="relative z-10 mt-auto pt-3">
          <CardButton
            product={product}
            primaryLabel={props.primaryButtonLabel}
            secondaryLabel={props.secondaryButtonLabel}
          />
        </div>
      </div>
    </article>
  );
}
