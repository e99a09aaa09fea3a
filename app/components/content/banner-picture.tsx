// @public

import type { BannerFocus } from "~/models/content/popups/banner";
import { imageAtUrl } from "~/models/platform/media/image-sources";
import { Picture } from "../catalogue/picture";
import { bannerFocusClass } from "./banner-shape";

type BannerPictureProps = {
  /** Address of the picture; a stored one has several widths. */
  url: string;
  /** Shown below 720 px instead (rule widgets-2). Empty for the same picture. */
  mobileUrl?: string;
  alt: string;
  /** As in HTML. */
  sizes: string;
  /** Whether it is the first picture seen, which loads at once. */
  priority?: boolean;
  /** `fill` covers the frame, `center` shows the whole picture centered (rule widgets-2). */
  alignment?: "fill" | "center";
  /** What stays in view where the frame cuts the picture. */
  focus?: BannerFocus;
  className?: string;
};

/** A banner's picture by an address of the owner's; a placeholder if it names a missing file. */
export function BannerPicture({
  url,
  mobileUrl = "",
  alignment = "fill",
  focus = "center",
  className = "",
  ...rest
}: BannerPictureProps) {
  const image = imageAtUrl(url);
  const mobile = mobileUrl === url ? null : imageAtUrl(mobileUrl);
  const fit = alignment === "fill" ? "object-cover" : "object-contain";
  return (
    <Picture
      // A banner with only a picture for phones shows it everywhere.
      image={image ?? mobile}
      instead={image && mobile && { image: mobile, media: "(max-width: 719.98px)" }}
      className={`${bannerFocusClass[focus]} ${fit} ${className}`}
      {...rest}
    />
  );
}
