import { type ImageSources, imageSources } from "~/models/catalogue/image-sources";
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
 * A picture in the size and format the browser wants; a quiet drawing where there is none. Its room is known before it
 * comes. One that fails to load shows the placeholder at its automatic height (part 1, §8; part 3, §4).
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
      width={own.width}
      height={own.height}
      // React 18 knows the attribute by its HTML name only.
      {...(priority ? { fetchpriority: "high" } : { loading: "lazy" as const })}
      decoding={priority ? "sync" : "async"}
      alt={alt ?? image.alt}
      ref={markBroken}
      onError={(event) => markBroken(event.currentTarget)}
      className={`text-sm text-muted data-broken:my-auto data-broken:h-auto data-broken:[content:url(/media/missing.svg)] ${className}`}
    />
  );
  if (own.sources.length === 0 && !instead) return picture;
  return (
    <picture className="contents">
      {instead ? (
        <Sources of={imageSources(instead.image, insteadUpToPx)} sizes="100vw" media={instead.media} />
      ) : null}
      <Sources of={own} sizes={sizes} />
      {picture}
    </picture>
  );
}

type SourcesProps = { of: ImageSources; sizes: string; media?: string };

/** The formats of a picture, for the browser to choose from. One from elsewhere is a source only instead of another. */
function Sources({ of, sizes, media }: SourcesProps) {
  const { src, width, height } = of;
  // The room of the picture itself stands on its `<img>`.
  const room = media ? { width, height } : {};
  if (of.sources.length === 0) return media ? <source media={media} srcSet={src} {...room} /> : null;
  return of.sources.map(({ type, srcSet }) => (
    <source key={type} media={media} srcSet={srcSet} sizes={sizes} type={type} {...room} />
  ));
}

/** Marks a picture that could not be loaded; the styles then draw the missing picture. */
function markBroken(picture: HTMLImageElement | null) {
  // A picture that failed before the script came no longer says so by an event.
  if (picture?.complete && picture.naturalWidth === 0) picture.dataset.broken = "true";
}
