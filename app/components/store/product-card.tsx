import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import type { ProductCardView } from "~/models/catalogue/product-card";
import { productPath } from "~/paths";
import { CardButton, type CardButtonTexts } from "./card-button";
import { type CardLook, type CardRow, lookOf } from "./card-looks";
import { Picture } from "./picture";
import { Price } from "./price";
import { Stars } from "./stars";
import { StockLabel } from "./stock-label";

/** How a product is shown among others. */
type ProductCardProps = {
  product: ProductCardView;
  look?: CardLook;
  /** Whether its picture is the first of its page. */
  priority?: boolean;
  /** Level of its name: one below the titles above it. */
  Heading?: "h2" | "h3" | "h4";
  /** Most lines of its name, where its look does not say. */
  nameLines?: number;
  /** So that the cards of a row end in one line, px. */
  minHeightPx?: number;
  hasStock?: boolean;
  hasSku?: boolean;
  /** In place of the price alone. */
  prices?: ReactNode;
  button?: CardButtonTexts;
};

const clamps: Record<number, string> = { 1: "line-clamp-1 ", 2: "line-clamp-2 ", 3: "line-clamp-3 " };

/** A product in a grid, slider or list. The whole card leads to the product; its button stands above that link. */
export function ProductCard(props: ProductCardProps) {
  const { product, look = "grid", priority = false, minHeightPx } = props;
  const { frame, columns } = lookOf(look);
  return (
    <article
      className={`group relative ${frame}`}
      style={minHeightPx === undefined ? undefined : { minHeight: minHeightPx }}
    >
      <CardPicture product={product} look={look} priority={priority} />
      {columns.map((column) => (
        <div key={column.frame + Object.keys(column.rows)} className={column.frame}>
          {Object.entries(column.rows).map(([row, className]) => (
            <Fragment key={row}>{rowOf(row as CardRow, className, props)}</Fragment>
          ))}
        </div>
      ))}
    </article>
  );
}

function rowOf(row: CardRow, className: string, props: ProductCardProps): ReactNode {
  const { product, Heading = "h3", nameLines, hasStock = true, hasSku = false } = props;
  const text = (words: string) => (words ? <p className={className}>{words}</p> : null);
  const part = (content: ReactNode) => (className ? <div className={className}>{content}</div> : content);
  switch (row) {
    case "brand":
      return text(product.brand);
    case "name":
      return (
        <Heading
          className={`${nameLines ? clamps[nameLines] : ""}font-body leading-snug tracking-normal ${className}`}
        >
          <ProductLink product={product} />
        </Heading>
      );
    case "subTitle":
      return text(product.subTitle);
    case "sku":
      return text(hasSku ? `SKU: ${product.sku}` : "");
    case "rating":
      return <Stars rating={product.rating} />;
    case "description":
      return <p className={className}>{product.shortDescription}</p>;
    case "price":
      return part(props.prices ?? <Price price={product.price} />);
    case "stock":
      return hasStock ? part(<StockLabel stock={product.stock} />) : null;
    case "button":
      return (
        <div className={`relative z-10 ${className}`}>
          <CardButton product={product} {...props.button} />
        </div>
      );
  }
}

/** The product's name as the link that covers its card. */
function ProductLink({ product }: { product: ProductCardView }) {
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

type CardPictureProps = { product: ProductCardView; look: CardLook; priority: boolean };

function CardPicture({ product, look, priority }: CardPictureProps) {
  const { box, sizes, upToPx, hasSecond = false, isPlain = false } = lookOf(look).picture;
  const second = hasSecond ? product.secondImage : null;
  const cover = "absolute inset-0 size-full object-cover";
  const fades = second ? " transition-opacity duration-300 group-hover:opacity-0" : "";
  const pales = isPlain || product.stock.isInStock ? "" : " opacity-70";
  return (
    <div className={`relative overflow-hidden rounded-base bg-sunken ${box}`}>
      {second ? (
        // Without display a lazy picture is not loaded: screens that know no hovering save its bytes.
        <Picture
          image={second}
          sizes={sizes}
          upToPx={upToPx}
          alt=""
          className={`${cover} hidden [@media(hover:hover)]:block`}
        />
      ) : null}
      <Picture
        image={product.image}
        sizes={sizes}
        upToPx={upToPx}
        alt=""
        priority={priority}
        className={`${cover}${fades}${pales}`}
      />
      {isPlain ? null : <SaleBadge product={product} />}
    </div>
  );
}

/** '20% off' on what is sold below its usual price (part 1, §9). */
function SaleBadge({ product }: { product: ProductCardView }) {
  const percent = product.price.kind === "visible" ? product.price.savePercent : 0;
  if (percent === 0) return null;
  return (
    <p className="absolute left-3 top-3 rounded-pill bg-surface px-2.5 py-1 text-xs font-semibold text-accent">
      {percent}% off
    </p>
  );
}
