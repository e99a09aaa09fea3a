import { isDocumentUrl } from "~/models/platform/media/document-address";
import { isStoredUrl, variantUrl } from "~/models/platform/media/media-address";

/** A picture as small as lists show it, or what stands for a document; what it shows is said beside it. */
export const SmallPicture = ({ url }: { url: string }) =>
  isDocumentUrl(url) ? (
    <span className="office-library-gap">PDF</span>
  ) : (
    <img src={isStoredUrl(url) ? variantUrl(url, 320) : url} alt="" width={160} height={160} loading="lazy" />
  );
