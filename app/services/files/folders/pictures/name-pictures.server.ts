import { basename, parse } from "node:path";
import { replaceStoredUrls, replaceStrings } from "~/models/files/folders/file-reference";
import { isDocumentUrl } from "~/models/platform/media/document-address";
import { isStoredUrl } from "~/models/platform/media/media-address";
import { originalsOf } from "../../../platform/media/media-path.server";
import type { ShopFilesContext } from "../../files-context.server";

/** Turns addresses of stored pictures back into file names, and remembers which were named. */
export type PictureNames = {
  /** Files named so far. */
  named: ReadonlySet<string>;
  /**
   * File name of a stored picture; an address of another server is itself; null for a picture that is lost.
   */
  nameOf: (url: string) => string | null;
  /** HTML with `images/<file>` in place of addresses. */
  inHtml: (html: string) => string;
  /** JSON with file names in place of addresses, whole texts and HTML alike. */
  inContent: <T>(value: T) => T;
};

/**
 * Looks once at what pictures there are.
 * @param code whose they are: a shop's, or a marketplace's
 */
export async function namePictures(ctx: ShopFilesContext, code: string): Promise<PictureNames> {
  const files: string[] = [];
  for await (const { key } of ctx.fileStore.list(originalsOf(code))) files.push(basename(key));
  const fileOf = new Map(files.map((file) => [parse(file).name, file]));
  const named = new Set<string>();
  const nameStored = (url: string) => {
    const file = fileOf.get(parse(url).name) ?? null;
    if (file !== null) named.add(file);
    return file;
  };
  const inHtml = (html: string) => replaceStoredUrls(html, nameStored);
  return {
    named,
    nameOf: (url) => (isStoredUrl(url) ? nameStored(url) : url),
    inHtml,
    inContent: (value) =>
      replaceStrings(value, (text) =>
        isStoredUrl(text) || isDocumentUrl(text) ? nameStored(text) : inHtml(text),
      ),
  };
}
