import { isStoredUrl, variantUrl } from "~/models/platform/media/media-address";

/** A picture as small as lists show it; what it shows is said beside it. */
export const SmallPicture = ({ url }: { url: string }) => (
  <img src={isStoredUrl(url) ? variantUrl(url, 320) : url} alt="" width={160} height={160} loading="lazy" />
);
