// @public

import { slugify } from "../slug/slugify";

/**
 * Addresses of stored documents: `/media/{client code}/{16 hex digits of a content hash}-{words}.pdf`. The
 * words are for those who save the file.
 */
export const documentPattern = "/media/[a-z0-9][a-z0-9-]*/[0-9a-f]{16}-[a-z0-9][a-z0-9-]{0,79}\\.pdf";
const documentUrl = new RegExp(`^${documentPattern}$`);

/** Whether a text is the address of a stored document. */
export const isDocumentUrl = (text: string): boolean => documentUrl.test(text);

/** The folder of a document's address, and its name without the ending; null for any other path. */
export function parseDocumentPath(path: string): { folder: string; name: string } | null {
  const [, , folder = "", file = ""] = isDocumentUrl(path) ? path.split("/") : [];
  return file === "" ? null : { folder, name: file.slice(0, -".pdf".length) };
}

/** The words of a document's address: those of a file's name without its ending, and of an exported one's. */
export const documentWords = (fileName: string): string =>
  slugify(fileName.replace(/\.[a-z0-9]{1,5}$/i, "").replace(/^[0-9a-f]{16}-/, ""))
    .replace(/[^a-z0-9-]/g, "")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "") || "document";

/** The words that a document's address has. */
export const wordsOfDocument = (url: string): string =>
  (parseDocumentPath(url)?.name ?? "").slice("0123456789abcdef-".length);
