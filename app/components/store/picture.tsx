import { imageSources } from "~/models/catalogue/image-sources";
import type { ProductImage } from "~/models/catalogue/product-record";
import { PicturePlaceholder } from "./picture-placeholder";

/** `sizes` as in HTML; `alt` replaces the picture's own text (empty when the text stands beside it anyway). */
type PictureProps = {
  image: ProductImage | null;
  sizes: string;
  alt?: string;
  /** The picture most likely seen first: loaded at once, before others. */
  priority?: boolean;
  className?: string;
};

/** A product or category picture in the size the browser wants; a quiet drawing where there is none. */
export function Picture({ image, sizes, alt, priority = false, className = "" }: PictureProps) {
  if (!image) return <PicturePlaceholder className={className} />;
  const { srcSet, ...sources } = imageSources(image);
  return (
    <img
      {...sources}
      {...(srcSet ? { srcSet, sizes } : {})}
      // React 18 knows the attribute by its HTML name only.
      {...(priority ? { fetchpriority: "high" } : { loading: "lazy" as const })}
      decoding={priority ? "sync" : "async"}
      alt={alt ?? image.alt}
      ref={markBroken}
      onError={(event) => markBroken(event.currentTarget)}
      className={`text-sm text-muted data-broken:[content:url(/picture-missing.svg)] ${className}`}
    />
  );
}

/** Marks a picture that could not be loaded; the styles then draw the missing picture. */
function markBroken(picture: HTMLImageElement | null) {
  // A picture that failed before the script came no longer says so by an event.
  if (picture?.complete && picture.naturalWidth === 0) picture.dataset.broken = "true";
}
