import { CarouselButtons } from "~/components/ui/carousel/carousel-buttons";
import { useAutoplay } from "~/components/ui/carousel/use-autoplay";
import { useSlides } from "~/components/ui/carousel/use-slides";
import { keyedItems } from "~/components/ui/page/keyed-items";
import { onePerView } from "~/models/platform/page/per-view";
import { phrase } from "~/models/platform/texts/phrase";
import type { WidgetProps } from "../widget";
import { BannerSlide } from "./banner-slide";
import type { Item, Props } from "./schema";

/** Heights of the picture: by its own aspect ratio above the words, at least so high beside them. */
const heights: Record<Props["imageSize"], string> = {
  small: "before:aspect-[2/1] sm:before:aspect-[5/2] lg:before:aspect-auto lg:min-h-[300px]",
  medium: "before:aspect-[3/2] sm:before:aspect-[2/1] lg:before:aspect-auto lg:min-h-[400px]",
  large: "before:aspect-[4/3] sm:before:aspect-[8/5] lg:before:aspect-auto lg:min-h-[560px]",
};

/** Large pictures, one at a time. Without a script they form a scrolling row. */
export function CarouselBanner({ props, items }: WidgetProps<Props, unknown, Item>) {
  const banners = items.filter((item) => item.bannerImage.url);
  const isEndless = banners.length > 1;
  const slides = useSlides({ perView: onePerView, isEndless, speedMs: props.speedMs });
  const autoplay = useAutoplay({
    isWanted: props.autoplay && isEndless,
    delayMs: props.delaySeconds * 1000,
    onTurn: () => slides.turnBy(1),
  });
  if (banners.length === 0) return null;
  return (
    <section
      aria-roledescription={phrase("carousel")}
      aria-label={props.title}
      className="relative"
      // It turns without being touched (rule hydration-4).
      data-at-once={props.autoplay && isEndless ? "" : undefined}
      {...autoplay.holdProps}
    >
      <ul {...slides.trackProps} className="slides">
        {keyedItems(banners).map(({ key, at, item }) => (
          <li
            key={key}
            aria-roledescription={phrase("slide")}
            aria-label={phrase("{number} of {count}", { number: at + 1, count: banners.length })}
            // Hidden slides are inert; as an attribute, because React 18 has no such property.
            {...(slides.isReady && at !== slides.index ? { inert: "" } : {})}
            className="w-full shrink-0 snap-center"
          >
            <BannerSlide
              item={item}
              isFirst={at === 0}
              shape={props.shape}
              height={heights[props.imageSize]}
              alignment={props.alignment}
            />
          </li>
        ))}
      </ul>
      <div className="absolute bottom-4 end-5 md:bottom-6 md:end-8">
        <CarouselButtons title={props.title} slides={slides} autoplay={autoplay} isEndless={isEndless} />
      </div>
    </section>
  );
}
