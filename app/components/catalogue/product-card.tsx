// @public

import { Fragment, type ReactNode } from "react";
import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import { cardStockText } from "~/models/catalogue/cards/card-stock";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { canKeep } from "~/models/catalogue/listing/list-controls";
import { shownSku } from "~/models/catalogue/variation/shown-sku";
import { formatMoney } from "~/models/platform/money/format-money";
import { phrase } from "~/models/platform/texts/phrase";
import { productPath } from "~/paths";
import { Heart } from "./heart";
import { ListPin } from "./list-pin";
import { Picture } from "./picture";
import { Price } from "./price";
import { Stars } from "./stars";
import { StockLabel } from "./stock-label";
import { CardButton, type CardButtonTexts } from "./store/card-button";
import { type CardLook, type CardRow, lookOf } from "./store/card-looks";

/** How a product is shown among others. */
type ProductCardProps = {
  product: ProductCardView;
  look?: CardLook;
  /** Whether its picture is the first of the page. */
  priority?: boolean;
  /** Heading level of its name: one below the titles above it. */
  Heading?: "h2" | "h3" | "h4";
  /** Most lines of its name, unless its layout decides. */
  nameLines?: number;
  /** Minimum height, so that the cards of a row are equally high, px. */
  minHeightPx?: number;
  hasStock?: boolean;
  hasSku?: boolean;
  /** Replaces the price. */
  prices?: ReactNode;
  button?: CardButtonTexts;
  /** Shows its heart even if it cannot be kept any more, so that it can be unmarked. */
  hasHeart?: boolean;
};

const clamps: Record<number, string> = { 1: "line-clamp-1", 2: "line-clamp-2", 3: "line-clamp-3" };

/** A product in a grid, slider or list. */
export function ProductCard(props: ProductCardProps) {
  const { product, look = "grid", priority = false, minHeightPx } = props;
  const isKept = canKeep({ ...product, stockStatus: product.stock.status });
  return (
    <article
      className={`card card-${look}`}
      style={minHeightPx === undefined ? undefined : { minHeight: minHeightPx }}
    >
      <CardPicture product={product} look={look} priority={priority} />
      {lookOf(look).columns.map((rows, at) => (
        <div key={rows[0]} className={at === 0 ? "card-text" : "card-deal"}>
          {rows.map((row) => (
            <Fragment key={row}>{rowOf(row, props)}</Fragment>
          ))}
        </div>
      ))}
      {props.hasHeart || isKept ? <Heart productId={product.id} name={product.name} /> : null}
      {isKept ? <ListPin productId={product.id} name={product.name} /> : null}
    </article>
  );
}

function rowOf(row: CardRow, props: ProductCardProps): ReactNode {
  const { product, Heading = "h3", nameLines, hasStock = true, hasSku = false } = props;
  const text = (words: string) => (words ? <p className={`card-${row}`}>{words}</p> : null);
  const part = (content: ReactNode) => <div className={`card-${row}`}>{content}</div>;
  switch (row) {
    case "brand":
      return text(product.brand);
    case "name":
      return (
        <Heading className={`card-name ${(nameLines && clamps[nameLines]) || ""}`.trim()}>
          <ProductLink product={product} />
        </Heading>
      );
    case "subtitle":
      return text(product.subTitle);
    case "sku":
      return text(
        hasSku && shownSku(product.sku, product.slug) ? phrase("SKU: {sku}", { sku: product.sku }) : "",
      );
    case "rating":
      return <Stars rating={product.rating} isBrief />;
    case "description":
      return text(product.shortDescription);
    case "price":
      return part(
        <>
          {props.prices ?? <Price price={product.price} />}
          <SellerCount product={product} />
        </>,
      );
    case "swatches":
      return product.swatches ? <Swatches colors={product.swatches} /> : null;
    case "stock":
      return hasStock ? <CardStock product={product} /> : null;
    case "action":
      return part(<CardButton product={product} {...props.button} />);
  }
}

/** The exceptions of its stock, such as how few are left (rule cards-5). */
function CardStock({ product }: { product: ProductCardView }) {
  const t = useTexts();
  const text = cardStockText(t, product);
  return text ? <StockLabel stock={product.stock} text={text} className="card-stock" /> : null;
}

/** Most swatches of a card; further ones are counted. */
const shownSwatches = 5;

/** The colors a product comes in (rule cards-6). */
function Swatches({ colors }: { colors: readonly string[] }) {
  const t = useTexts();
  const more = colors.length - shownSwatches;
  return (
    <p className="card-swatches">
      <span className="sr-only">{t("{length} colors", { length: colors.length })}</span>
      {colors.slice(0, shownSwatches).map((color) => (
        <i key={color} style={{ color }} />
      ))}
      {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
    </p>
  );
}

/** 'n sellers from $x' (rule sellers-6). */
function SellerCount({ product: { price, sellers } }: { product: ProductCardView }) {
  const t = useTexts();
  if (!sellers || price.kind !== "visible") return null;
  return (
    <p className="text-sm text-muted">
      {t("{count} sellers from {money}", {
        count: sellers.count,
        money: formatMoney(sellers.fromMinor, price.currency),
      })}
    </p>
  );
}

/** The product's name as a link that covers the card. */
function ProductLink({ product }: { product: ProductCardView }) {
  return (
    <PlainLink href={productPath(product.slug, product.variationSku ?? undefined)} className="card-link">
      {product.name}
    </PlainLink>
  );
}

type CardPictureProps = { product: ProductCardView; look: CardLook; priority: boolean };

function CardPicture({ product, look, priority }: CardPictureProps) {
  const { sizes, upToPx, hasSecond = false, isPlain = false } = lookOf(look).picture;
  const second = hasSecond ? product.secondImage : null;
  return (
    <div className="card-picture">
      {second ? (
        <Picture image={second} sizes={sizes} upToPx={upToPx} alt="" className="card-second" />
      ) : null}
      <Picture
        image={product.image}
        sizes={sizes}
        upToPx={upToPx}
        alt=""
        priority={priority}
        className={isPlain || product.stock.isInStock ? "" : "is-pale"}
      />
      {isPlain ? null : <SaleBadge product={product} />}
    </div>
  );
}

/** '20% off' on a reduced product (rules prices-3 and cards-7). */
function SaleBadge({ product }: { product: ProductCardView }) {
  const t = useTexts();
  const percent = product.price.kind === "visible" ? product.price.savePercent : 0;
  if (percent === 0) return null;
  return <p className="card-sale">{t("{percent}% off", { percent })}</p>;
}
