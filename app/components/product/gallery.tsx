import { useRef, useState } from "react";
import { Picture } from "~/components/store/picture";
import { PicturePlaceholder } from "~/components/store/picture-placeholder";
import type { ProductImage } from "~/models/catalogue/product-record";
import { GalleryArrows } from "./gallery-arrows";
import { GalleryThumbnails } from "./gallery-thumbnails";

/** The id of a picture in the strip; thumbnails link to it. */
const imageId = (index: number) => `image-${index + 1}`;

/**
 * The pictures of a product: a strip that swipes sideways by itself, with thumbnails that are links to its pictures,
 * so that every picture can be reached without a script. Scripts add arrows that wrap at the ends (part 1, §4).
 */
export function Gallery({ images, name }: { images: ProductImage[]; name: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  if (images.length === 0) return <PicturePlaceholder className="aspect-square w-full rounded-base" />;

  const show = (wanted: number) => {
    const next = (wanted + images.length) % images.length;
    setIndex(next);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: "smooth" });
  };
  const followSwipe = () => {
    const element = strip.current;
    if (element) setIndex(Math.round(element.scrollLeft / element.clientWidth));
  };
  return (
    <section
      aria-label="Pictures"
      className="flex flex-col gap-4 self-start xl:flex-row-reverse xl:items-start"
    >
      <div className="group relative min-w-0 xl:flex-1">
        <ul
          ref={strip}
          onScroll={followSwipe}
          // Browsers let a keyboard scroll only what can be focused.
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label={images.length > 1 ? `Pictures of ${name}` : undefined}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-base bg-sunken [scrollbar-width:none]"
        >
          {images.map((image, at) => (
            <li key={image.url} id={imageId(at)} className="w-full shrink-0 scroll-mt-6 snap-center">
              <Picture
                image={image}
                sizes="(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw"
                alt={image.alt || (at === 0 ? name : `${name}, picture ${at + 1}`)}
                priority={at === 0}
                className="aspect-square w-full object-cover"
              />
            </li>
          ))}
        </ul>
        {images.length > 1 ? <GalleryArrows onTurn={(by) => show(index + by)} /> : null}
      </div>
      {images.length > 1 ? (
        <GalleryThumbnails images={images} index={index} hrefOf={(at) => `#${imageId(at)}`} onShow={show} />
      ) : null}
    </section>
  );
}
