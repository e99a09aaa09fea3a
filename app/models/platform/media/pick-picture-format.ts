import { type PictureFormat, pictureFormats } from "./media-address";

const typeOf: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/**
 * The smallest format that a client accepts (rule pictures-2); JPEG if it names neither AVIF nor WebP, since
 * clients that send only `*` read neither.
 * @param accept the request's `Accept` header
 */
export function pickPictureFormat(accept: string | undefined): PictureFormat {
  const read = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  return pictureFormats.find((format) => read.includes(typeOf[format])) ?? "jpg";
}
