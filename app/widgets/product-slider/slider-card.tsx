import { CardButton } from "~/components/store/card-button";
import { Picture } from "~/components/store/picture";
import { Price } from "~/components/store/price";
import { ProductLink, SaleBadge } from "~/components/store/product-card";
import { Stars } from "~/components/store/stars";
import { StockLabel } from "~/components/store/stock-label";
import { cardMinHeightPx } from "~/models/catalogue/card-height";
import type { ProductCardView } from "~/models/catalogue/product-card";
import type { Props } from "./schema";

/** How long a slider's button says 'Added' (part 3, §9). */
const addedLabelMs = 250;

/** `hasReviews` keeps room for stars on every card of a slider that shows any. */
type SliderCardProps = { product: ProductCardView; props: Props; hasReviews: boolean };

/** A product in a slider: a picture 205 px high, everything else below it. */
export function SliderCard({ product, props, hasReviews }: SliderCardProps) {
  return (
    <article
      className="group relative flex h-full flex-col"
      style={{ minHeight: cardMinHeightPx({ hasStock: props.showStock, hasReviews }) }}
    >
      <div className="relative h-[205px] overflow-hidden rounded-base bg-sunken">
        <Picture
          image={product.image}
          sizes="(min-width: 992px) 240px, (min-width: 576px) 32vw, 64vw"
          upToPx={640}
          alt=""
          className={`absolute inset-0 size-full object-cover ${product.stock.isInStock ? "" : "opacity-70"}`}
        />
        <SaleBadge product={product} />
      </div>
      <div className="flex flex-1 flex-col pt-3">
        <h3 className="line-clamp-2 font-body text-[0.95rem] font-medium leading-snug tracking-normal">
          <ProductLink product={product} />
        </h3>
        <Stars rating={product.rating} />
        <div className="mt-1 min-h-6">
          <Price price={product.price} />
        </div>
        {props.showStock ? (
          <div className="mb-3 mt-1">
            <StockLabel stock={product.stock} />
          </div>
        ) : null}
        <div className="relative z-10 mt-auto">
          <CardButton
            product={product}
            primaryLabel={props.primaryButtonLabel}
            secondaryLabel={props.secondaryButtonLabel}
            addedLabelMs={addedLabelMs}
          />
        </div>
      </div>
    </article>
  );
}
