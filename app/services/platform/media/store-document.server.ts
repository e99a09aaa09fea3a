// @public

import { createHash } from "node:crypto";
import { AppError } from "~/models/platform/error/app-error";
import { detectFileType } from "~/models/platform/form/detect-file-type";
import { documentWords } from "~/models/platform/media/document-address";
import { originalsOf, pictureUrl } from "./media-path.server";
import { maxPictureBytes, type PicturePlace } from "./store-image.server";

/** A document ends with this mark, behind which a few bytes may stand. */
const endMark = "%%EOF";
const endBytes = 2048;

/** Whether a file is a PDF by what it begins with, whatever its name says. */
export const isDocument = (bytes: Uint8Array): boolean => detectFileType(bytes) === "application/pdf";

/**
 * Keeps a PDF under the name of its content and the words of its file (rule library-9); the same file is kept
 * once.
 * @returns its address
 * @throws AppError `invalid` for what is no PDF, cut off, or larger than a picture may be
 */
export async function storeDocument(
  { fileStore, shopCode }: PicturePlace,
  bytes: Uint8Array,
  fileName: string,
  { write = fileStore.put }: { write?: (key: string, bytes: Uint8Array) => Promise<void> } = {},
): Promise<{ url: string }> {
  if (bytes.byteLength > maxPictureBytes) throw new AppError("invalid", "the document exceeds 20 MB");
  if (!isDocument(bytes)) throw new AppError("invalid", "it is no PDF");
  const end = Buffer.from(bytes.subarray(-endBytes)).toString("latin1");
  if (!end.includes(endMark)) throw new AppError("invalid", "the document is cut off");
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const file = `${digest}-${documentWords(fileName)}.pdf`;
  const key = originalsOf(shopCode) + file;
  if (!(await fileStore.head(key))) await write(key, bytes);
  return { url: pictureUrl(shopCode, file) };
}
