import { CarouselButtons } from "~/components/ui/carousel/carousel-buttons";
import { useAutoplay } from "~/components/ui/carousel/use-autoplay";
import { useSlides } from "~/components/ui/carousel/use-slides";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { nextStop } from "~/models/content/redirects/next-stop";
import { listPerView } from "~/models/platform/page/per-view";
import { ListedProduct } from "./listed-product";
import type { Props } from "./schema";

/** Cards per turn, and the narrowest window with autoplay (rule widgets-9). */
const step = 2;
const autoScrollFromPx = 768;

type ListCarouselProps = {
  title: string;
  products: ProductCardView[];
  props: Props;
  /** Heading level of each product. */
  Heading: "h2" | "h3" | "h4";
};

/** The list as a carousel: five cards on a page, two further every five seconds. */
export function ListCarousel({ title, products, props, Heading }: ListCarouselProps) {
  const slides = useSlides({ perView: listPerView, spacingPx: 20 });
  const { index, lastIndex, turnTo } = slides;
  const autoplay = useAutoplay({
    isWanted: props.autoScroll && lastIndex > 0,
    delayMs: props.autoScrollSeconds * 1000,
    minWidthPx: autoScrollFromPx,
    onTurn: () => turnTo(nextStop({ index, lastIndex, step })),
  });
  return (
    <section
      aria-roledescription="carousel"
      className="max-w-[70rem]"
      aria-label={title}
      // It turns without being touched (rule hydration-4).
      data-at-once={props.autoScroll && lastIndex > 0 ? "" : undefined}
      {...autoplay.holdProps}
    >
      <ul {...slides.trackProps} className="slides slides-list">
        {products.map((product) => (
          <li key={product.id}>
            <ListedProduct product={product} look="carousel" props={props} Heading={Heading} />
          </li>
        ))}
      </ul>
      <CarouselButtons title={title} slides={slides} autoplay={autoplay} step={step} />
    </section>
  );
}
