import { imageSources } from "~/models/catalogue/image-sources";

type BannerPictureProps = {
  /** Address of the picture; a stored one comes in every width. */
  url: string;
  /** Shown instead below 720 px (part 3, §9). Empty for the same picture. */
  mobileUrl?: string;
  alt: string;
  /** As in HTML. */
  sizes: string;
  /** The picture seen first: loaded at once. */
  priority?: boolean;
  /** `fill` covers its frame, `center` shows the whole picture in the middle of it (part 3, §3). */
  alignment?: "fill" | "center";
  className?: string;
};

/** A banner's picture. Its frame gives it its size, so that nothing shifts when it comes. */
export function BannerPicture({
  url,
  mobileUrl = "",
  alt,
  sizes,
  priority = false,
  alignment = "fill",
  className = "",
}: BannerPictureProps) {
  const { src, srcSet } = sourcesOf(url);
  const mobile = mobileUrl && mobileUrl !== url ? sourcesOf(mobileUrl) : null;
  const fit = alignment === "fill" ? "object-cover" : "object-contain";
  return (
    <picture className="contents">
      {mobile ? (
        <source media="(max-width: 719.98px)" srcSet={mobile.srcSet ?? mobile.src} sizes="100vw" />
      ) : null}
      <img
        src={src}
        {...(srcSet ? { srcSet, sizes } : {})}
        // React 18 knows the attribute by its HTML name only.
        {...(priority ? { fetchpriority: "high" } : { loading: "lazy" as const })}
        decoding={priority ? "sync" : "async"}
        alt={alt}
        className={`object-center ${fit} ${className}`}
      />
    </picture>
  );
}

/** Banners may fill a wide window, so every width is offered. */
const sourcesOf = (url: string) => imageSources({ url, alt: "", width: 1920, height: 1080 });
