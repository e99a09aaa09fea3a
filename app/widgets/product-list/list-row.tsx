import { CardButton } from "~/components/store/card-button";
import { Picture } from "~/components/store/picture";
import { ProductLink } from "~/components/store/product-card";
import { Stars } from "~/components/store/stars";
import { StockLabel } from "~/components/store/stock-label";
import type { ProductCardView } from "~/models/catalogue/product-card";
import { ListPrices } from "./list-prices";
import type { Props } from "./schema";

/** How long a list's button says 'Added' (part 3, §9). */
export const addedLabelMs = 250;

/** `Heading` is one level below the titles above the product, so that no level is left out. */
type ListRowProps = { product: ProductCardView; props: Props; Heading: "h2" | "h3" | "h4" };

/** A product as one line of the list. */
export function ListRow({ product, props, Heading }: ListRowProps) {
  return (
    <article className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-4 py-5 md:grid-cols-[7rem_1fr_13rem_12rem] md:gap-x-8">
      <div className="relative aspect-square overflow-hidden rounded-base bg-sunken">
        <Picture
          image={product.image}
          sizes="112px"
          upToPx={320}
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="min-w-0">
        <Heading className="font-body text-base font-medium leading-snug tracking-normal">
          <ProductLink product={product} />
        </Heading>
        {product.subTitle ? <p className="text-sm text-muted">{product.subTitle}</p> : null}
        {props.showSku ? <p className="mt-1 text-sm text-muted">SKU: {product.sku}</p> : null}
        <Stars rating={product.rating} />
        <div className="mt-1">
          <StockLabel stock={product.stock} />
        </div>
      </div>
      <div className="col-span-2 md:col-span-1">
        <ListPrices product={product} props={props} />
      </div>
      <div className="relative z-10 col-span-2 md:col-span-1">
        <CardButton
          product={product}
          primaryLabel={props.primaryButtonLabel}
          secondaryLabel={props.secondaryButtonLabel}
          addedLabelMs={addedLabelMs}
        />
      </div>
    </article>
  );
}
