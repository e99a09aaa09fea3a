// @public

import { phrase } from "~/models/platform/texts/phrase";
import { formatBytes } from "../../platform/bytes/format-bytes";

/** A kept file of a product. `key` names it in the data folder by its content: `<code>/<SHA-256>`. */
export type StoredDownload = { name: string; key: string; sizeBytes: number };

/**
 * The files a buyer of a product may download (rule downloads-1). `maxUses` and `validDays` are for each
 * piece and from the payment on; null is without a limit.
 * @typeParam File a name in a shop's folder, or a stored file
 */
export type ProductDownloads<File = StoredDownload> = {
  files: File[];
  maxUses: number | null;
  validDays: number | null;
};

/** Terms of a product that says none. */
export const downloadDefaults = { maxUses: 5, validDays: 30 };

const keyPattern = /^[a-z0-9][a-z0-9-]*\/[0-9a-f]{64}$/;

/**
 * Whether a text has the form of a {@link StoredDownload}'s key, so that it names nothing outside the folder.
 */
export const isDownloadKey = (key: string): boolean => keyPattern.test(key);

/** Longest name of a file, characters. */
const maxNameLength = 150;
// A name is a cell of a CSV file, a file of a folder and a header: separators and control characters would
// break each.
const unusable = /[|/\\\p{Cc}]|^\./u;

/** Whether a product may name a file so. */
export const isDownloadName = (name: string): boolean =>
  name.length > 0 && name.length <= maxNameLength && !unusable.test(name);

/**
 * What a product's page says of its files:
 * `Download: print.png (2.1 MB). 5 downloads within 30 days of the payment.`
 */
export function downloadOffer({ files, maxUses, validDays }: ProductDownloads): string {
  const names = files.map(({ name, sizeBytes }) => `${name} (${formatBytes(sizeBytes)})`).join(", ");
  const uses =
    maxUses === null
      ? phrase("Unlimited downloads")
      : phrase("{count, plural, one {# download} other {# downloads}}", { count: maxUses });
  const each = files.length > 1 ? phrase("{uses} of each", { uses }) : uses;
  return validDays === null
    ? phrase("Download: {names}. {uses}.", { names, uses: each })
    : phrase("Download: {names}. {uses} within {days, plural, one {# day} other {# days}} of the payment.", {
        names,
        uses: each,
        days: validDays,
      });
}
