// @public

import { extensionOfName, type FileMime, isFileExtension, mimeOfExtension } from "../form/file-types";
import { phrase } from "../texts/phrase";
import { formMessages } from "../validation/messages";

/** How many photos one post may have, and bytes of each (rule reviews-4). */
export const maxPhotos = 5;
/** Bytes a photo may have. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** The message for a file that is no photo. */
export const photoTypeMessage = phrase(
  "Sorry, that’s not a valid file type. Please upload a photo that is a JPG, PNG, GIF, HEIC, AVIF, SVG, or WebP.",
);
/** The message for a photo that cannot be decoded. */
export const unreadablePhotoMessage = phrase(
  "We could not read this photo. Please save it as a JPG and try again.",
);
/** The message while too many photos wait to be decoded (rule pictures-6). */
export const busyPhotosMessage = phrase("We can’t take more photos right now. Please try again in a minute.");

const extensions = [".jpg", ".jpeg", ".png", ".gif", ".avif", ".webp", ".svg"];

/** What a file input offers to choose. Without HEIC a phone sends its photos as JPG (rule reviews-4). */
export const photoAccept = (offersHeic: boolean): string =>
  [...extensions, ...(offersHeic ? [".heic", ".heif"] : [])].join(",");

/** A file as the checks see it: its size, and its type by content. */
type SentFile = { sizeBytes: number; mime: FileMime | null };

/** The type of a file by its name; null for all that are no photos. The server goes by the content. */
function mimeOfName(name: string): FileMime | null {
  const extension = extensionOfName(name);
  if (extension === "heif") return "image/heic";
  return isFileExtension(extension) ? mimeOfExtension[extension] : null;
}

/** Why chosen files are refused before they are sent, by their names and sizes; see {@link photoProblem}. */
export const chosenPhotoProblem = (files: readonly { name: string; size: number }[]): string | null =>
  photoProblem(files.map(({ name, size }) => ({ sizeBytes: size, mime: mimeOfName(name) })));

/** Why these files are refused as photos, in the words for the shopper; null if they may be decoded. */
export function photoProblem(files: readonly SentFile[]): string | null {
  if (files.length > maxPhotos) return phrase("You may add up to {maxPhotos} photos.", { maxPhotos });
  for (const { sizeBytes, mime } of files) {
    if (sizeBytes > maxPhotoBytes) return formMessages.fileSize(maxPhotoBytes / 1024 / 1024);
    if (mime === null || mime === "application/pdf") return phrase(photoTypeMessage);
  }
  return null;
}
