import type { ProductCardView } from "~/models/catalogue/product-card";
import { CardButton } from "./card-button";
import { Picture } from "./picture";
import { Price } from "./price";
import { ProductLink, SaleBadge } from "./product-card";
import { Stars } from "./stars";
import { StockLabel } from "./stock-label";

/** A product in a list: its card laid on its side, with its short description. */
export function ProductRow({ product, priority = false }: { product: ProductCardView; priority?: boolean }) {
  return (
    <article className="group relative grid grid-cols-[7rem_1fr] gap-x-5 gap-y-4 md:grid-cols-[11rem_1fr_13rem] md:gap-x-8">
      <div className="relative aspect-square self-start overflow-hidden rounded-base bg-sunken">
        <Picture
          image={product.image}
          sizes="(min-width: 768px) 176px, 112px"
          upToPx={480}
          alt=""
          priority={priority}
          className="absolute inset-0 size-full object-cover"
        />
        <SaleBadge product={product} />
      </div>
      <div className="min-w-0 md:py-2">
        {product.brand ? <p className="mb-1 text-[0.8rem] text-muted">{product.brand}</p> : null}
        <h3 className="text-wrap font-body text-lg font-medium leading-snug tracking-normal">
          <ProductLink product={product} />
        </h3>
        {product.subTitle ? <p className="mt-1 text-sm text-muted">{product.subTitle}</p> : null}
        <Stars rating={product.rating} />
        <p className="mt-2 line-clamp-2 max-w-prose text-[0.95rem] text-muted md:line-clamp-3">
          {product.shortDescription}
        </p>
      </div>
      <div className="relative z-10 col-span-2 flex flex-col gap-2 md:col-span-1 md:py-2">
        <Price price={product.price} />
        <StockLabel stock={product.stock} />
        <div className="mt-2">
          <CardButton product={product} />
        </div>
      </div>
    </article>
  );
}
