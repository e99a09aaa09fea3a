import { imageSources } from "~/models/catalogue/image-sources";
import type { ProductImage } from "~/models/catalogue/product-record";
import { PicturePlaceholder } from "./picture-placeholder";

/** Widest a picture for narrow windows is shown, px of the screen: 430 px on the finest screens. */
const insteadUpToPx = 1280;

type PictureProps = {
  image: ProductImage | null;
  /** As in HTML. */
  sizes: string;
  /** Widest it is ever shown, in px of the screen, so that small pictures name few addresses. */
  upToPx?: number;
  /** Replaces the picture's own text (empty when the text stands beside it anyway). */
  alt?: string;
  /** The picture most likely seen first: loaded at once, before others. */
  priority?: boolean;
  /** Another picture where the media query holds. */
  instead?: { image: ProductImage; media: string } | null;
  className?: string;
};

/**
 * A picture in the size the browser wants; a quiet drawing where there is none. Its room is known before it comes. One
 * that fails to load shows the placeholder at its automatic height (`BrokenPictures`, rule gallery-7).
 */
export function Picture({
  image,
  sizes,
  upToPx,
  alt,
  priority = false,
  instead = null,
  className = "",
}: PictureProps) {
  if (!image) return <PicturePlaceholder className={className} />;
  const own = imageSources(image, upToPx);
  const picture = (
    <img
      src={own.src}
      srcSet={own.srcSet || undefined}
      sizes={own.srcSet ? sizes : undefined}
      width={own.width}
      height={own.height}
      // React 18 knows the attribute by its HTML name only.
      {...(priority ? { fetchpriority: "high" } : { loading: "lazy" as const })}
      decoding={priority ? "sync" : "async"}
      alt={alt ?? image.alt}
      className={`picture ${className}`.trim()}
    />
  );
  if (!instead) return picture;
  const { src, srcSet, width, height } = imageSources(instead.image, insteadUpToPx);
  return (
    <picture className="contents">
      <source media={instead.media} srcSet={srcSet || src} sizes="100vw" width={width} height={height} />
      {picture}
    </picture>
  );
}
