import { useId } from "react";
import { ProductCard } from "~/components/catalogue/product-card";
import { CarouselButtons } from "~/components/ui/carousel/carousel-buttons";
import { useSlides } from "~/components/ui/carousel/use-slides";
import { StaticPart } from "~/components/ui/framework/static-part";
import { useRootData } from "~/components/ui/page/root-data";
import { cardMinHeightPx } from "~/models/catalogue/cards/card-height";
import { cardStockText } from "~/models/catalogue/cards/card-stock";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { standardPerView, widePerView } from "~/models/platform/page/per-view";
import type { StaticData } from "~/models/platform/page/static-data";
import { phrase } from "~/models/platform/texts/phrase";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";
import { defaultTitles, emptyTitleOf, sliderSettings } from "./slider-settings";

/** How long a button shows 'Added' (rule cards-2). */
const addedLabelMs = 250;

/** Gap between two cards, px. */
const spacingPx = 20;

/** A row of product cards; without products what its owner wrote for then, or nothing (rule widgets-6). */
export function ProductSlider({
  props,
  items,
  data,
}: WidgetProps<Props, StaticData<ProductCardView[]> | null, Item>) {
  const titleId = useId();
  const slides = useSlides({ perView: props.layout === "wide" ? widePerView : standardPerView, spacingPx });
  const settings = sliderSettings(props, items);
  const { sliderTitle, productsSelection } = settings;
  if (!data) {
    const emptyTitle = emptyTitleOf(props, settings);
    return emptyTitle ? <NothingYet title={emptyTitle} /> : null;
  }
  const title = sliderTitle || (defaultTitles[productsSelection] && phrase(defaultTitles[productsSelection]));
  const { primaryButtonLabel: primaryLabel, secondaryButtonLabel: secondaryLabel } = props;
  const { ref, onFocus } = slides.trackProps;
  const button = { primaryLabel, secondaryLabel, addedLabelMs };
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : phrase("Products")}
      className="page-width section-room"
    >
      <div className="mb-6 flex min-h-11 items-end justify-between gap-4">
        {title ? (
          <h2 id={titleId} className="text-2xl font-medium md:text-3xl">
            {title}
          </h2>
        ) : null}
        <CarouselButtons title={title || phrase("Products")} slides={slides} />
      </div>
      <StaticPart
        of={data}
        as="ul"
        elementRef={ref}
        onFocus={onFocus}
        aria-label={title || phrase("Products")}
        className={`slides slides-${props.layout}`}
      >
        {(products) => {
          const minHeightPx = cardMinHeightPx({
            hasStock: props.showStock && products.some((product) => cardStockText(phrase, product) !== ""),
            hasReviews: products.some(isRated),
          });
          return products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                look="slider"
                minHeightPx={minHeightPx}
                hasStock={props.showStock}
                button={button}
              />
            </li>
          ));
        }}
      </StaticPart>
    </section>
  );
}

/** What a shop without products says: its owner's words, and where it is reached. */
function NothingYet({ title }: { title: string }) {
  const { name, logo, email, phone } = useRootData().shop;
  return (
    <section className="page-width py-12 text-center md:py-20">
      {logo ? <img src={logo} alt={name} className="mx-auto mb-6 max-h-16 w-auto" /> : null}
      <h2 className="text-3xl font-medium">{title}</h2>
      <p className="mt-3">
        Questions?{" "}
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
        >
          {email}
        </a>
      </p>
      {phone ? (
        <p>
          <a
            href={`tel:${phone.replace(/[^\d+]/g, "")}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {phone}
          </a>
        </p>
      ) : null}
    </section>
  );
}

const isRated = ({ rating }: ProductCardView) => (rating?.average ?? 0) > 0;
