import { imageAtUrl } from "~/models/catalogue/image-sources";
import { Picture } from "./picture";

type BannerPictureProps = {
  /** Address of the picture; a stored one comes in every width. */
  url: string;
  /** Shown instead below 720 px (rule widgets-2). Empty for the same picture. */
  mobileUrl?: string;
  alt: string;
  /** As in HTML. */
  sizes: string;
  /** The picture seen first: loaded at once. */
  priority?: boolean;
  /** `fill` covers its frame, `center` shows the whole picture in the middle of it (rule widgets-2). */
  alignment?: "fill" | "center";
  className?: string;
};

/** A banner's picture, whose address an owner wrote; the placeholder where that names a file that is not there. */
export function BannerPicture({
  url,
  mobileUrl = "",
  alignment = "fill",
  className = "",
  ...rest
}: BannerPictureProps) {
  const image = imageAtUrl(url);
  const mobile = mobileUrl === url ? null : imageAtUrl(mobileUrl);
  const fit = alignment === "fill" ? "object-cover" : "object-contain";
  return (
    <Picture
      // A banner with a picture for phones alone is better than none.
      image={image ?? mobile}
      instead={image && mobile && { image: mobile, media: "(max-width: 719.98px)" }}
      className={`object-center ${fit} ${className}`}
      {...rest}
    />
  );
}
