import { useId, useRef } from "react";
import { ProductCard } from "~/components/store/product-card";
import { Icon } from "~/components/ui/icon";
import type { ProductCardView } from "~/models/catalogue/product-card";
import type { WidgetProps } from "../widget";
import { defaultTitles, type Props } from "./schema";

/**
 * A row of product cards that scrolls sideways: by touch, by keyboard and, with a script, by the two buttons. Without
 * products it is hidden, without a message (part 3, §8).
 */
export function ProductSlider({ props, data }: WidgetProps<Props, ProductCardView[] | null>) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  if (!data || data.length === 0) return null;
  const title = props.sliderTitle || defaultTitles[props.productsSelection];
  const scroll = (direction: 1 | -1) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth * 0.85, behavior: "smooth" });
  };
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className="mx-auto w-full max-w-[1280px] py-10 md:px-8 md:py-14"
    >
      <div className="mb-6 flex items-end justify-between px-5 md:px-0">
        <h2 id={titleId} className="text-2xl font-medium md:text-3xl">
          {title}
        </h2>
        <div className="slider-buttons hidden gap-2 md:flex">
          <SliderButton label={`Previous: ${title}`} icon="chevronLeft" onClick={() => scroll(-1)} />
          <SliderButton label={`Next: ${title}`} icon="chevronRight" onClick={() => scroll(1)} />
        </div>
      </div>
      <ul
        ref={list}
        aria-label={title}
        className="flex snap-x snap-mandatory scroll-pl-5 gap-4 overflow-x-auto px-5 pb-4 md:scroll-pl-0 md:gap-6 md:px-0"
      >
        {data.map((product) => (
          <li
            key={product.id}
            className="w-[64vw] max-w-[270px] shrink-0 snap-start md:w-[calc((100%-3*1.5rem)/4)]"
          >
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SliderButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: "chevronLeft" | "chevronRight";
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex h-11 w-11 items-center justify-center rounded-pill border border-line hover:border-ink/50"
    >
      <Icon name={icon} sizePx={20} />
    </button>
  );
}
