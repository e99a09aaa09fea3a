// @public

import { imageSources } from "~/models/platform/media/image-sources";
import type { ProductImage } from "~/models/platform/media/product-record";
import { PicturePlaceholder } from "./picture-placeholder";

/** Largest display width of pictures for narrow windows, device px: 430 px on the densest screens. */
const insteadUpToPx = 1280;

type PictureProps = {
  image: ProductImage | null;
  /** As in HTML. */
  sizes: string;
  /** Largest display width, device px, so that small pictures list few addresses. */
  upToPx?: number;
  /** Replaces the picture's own alternative text (empty if the text is next to it). */
  alt?: string;
  /** Whether it is likely seen first, and so loads before others. */
  priority?: boolean;
  /** Another picture for windows that match the media query. */
  instead?: { image: ProductImage; media: string } | null;
  className?: string;
};

/**
 * A picture in the size the browser wants; a quiet drawing where there is none. Its room is known before it
 * comes. One that fails to load shows the placeholder at its automatic height (`BrokenPictures`, rule
 * gallery-7).
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
      className={`picture ${className}`.trim()}
      alt={alt ?? image.alt}
      decoding={priority ? "sync" : undefined}
      // Before the address: browsers that read the attributes of a new picture in order would load it at
      // once. React 18 supports `fetchpriority` under its HTML name only.
      {...(priority ? { fetchpriority: "high" } : { loading: "lazy" as const })}
      width={own.width}
      height={own.height}
      src={own.src}
      srcSet={own.srcSet || undefined}
      sizes={own.srcSet ? sizes : undefined}
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
