import { Link } from "@remix-run/react";
import type { ProductCardView } from "~/models/catalogue/product-card";
import { productPath } from "~/paths";
import { CardButton } from "./card-button";
import { Picture } from "./picture";
import { Price } from "./price";
import { Stars } from "./stars";
import { StockLabel } from "./stock-label";

/** Widths of a card's picture in the grids it stands in: two, three or four columns. */
const cardSizes = "(min-width: 1200px) 290px, (min-width: 768px) 31vw, 46vw";

/** `priority` for the card whose picture is the first of its page. */
type ProductCardProps = { product: ProductCardView; priority?: boolean };

/** A product in a grid or slider. The whole card leads to the product; its button stands above that link. */
export function ProductCard({ product, priority = false }: ProductCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture product={product} priority={priority} />
      <div className="flex flex-1 flex-col pt-4">
        {product.brand ? <p className="mb-1 text-[0.8rem] text-muted">{product.brand}</p> : null}
        <h3 className="text-wrap line-clamp-2 font-body text-base font-medium leading-snug tracking-normal">
          <ProductLink product={product} />
        </h3>
        <Stars rating={product.rating} />
        <div className="mt-1.5 min-h-6">
          <Price price={product.price} />
        </div>
        <div className="mb-4 mt-1.5">
          <StockLabel stock={product.stock} />
        </div>
        <div className="relative z-10 mt-auto">
          <CardButton product={product} />
        </div>
      </div>
    </article>
  );
}

/** The product's name as the link that covers its card. */
export function ProductLink({ product }: { product: ProductCardView }) {
  return (
    <Link
      to={productPath(product.slug, product.variationSku ?? undefined)}
      prefetch="intent"
      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
    >
      {product.name}
    </Link>
  );
}

function CardPicture({ product, priority }: Required<ProductCardProps>) {
  const cover = "absolute inset-0 size-full object-cover";
  const fades = product.secondImage ? "transition-opacity duration-300 group-hover:opacity-0" : "";
  const isBuyable = product.stock.isInStock;
  return (
    <div className="relative aspect-square overflow-hidden rounded-base bg-sunken">
      {product.secondImage ? (
        // Without display a lazy picture is not loaded: screens that know no hovering save its bytes.
        <Picture
          image={product.secondImage}
          sizes={cardSizes}
          upToPx={640}
          alt=""
          className={`${cover} hidden [@media(hover:hover)]:block`}
        />
      ) : null}
      <Picture
        image={product.image}
        sizes={cardSizes}
        upToPx={640}
        alt=""
        priority={priority}
        className={`${cover} ${fades} ${isBuyable ? "" : "opacity-70"}`}
      />
      <SaleBadge product={product} />
    </div>
  );
}

/** '20% off' on what is sold below its usual price (part 1, §9). */
export function SaleBadge({ product }: { product: ProductCardView }) {
  const percent = product.price.kind === "visible" ? product.price.savePercent : 0;
  if (percent === 0) return null;
  return (
    <p className="absolute left-3 top-3 rounded-pill bg-surface px-2.5 py-1 text-xs font-semibold text-accent">
      {percent}% off
    </p>
  );
}
