import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { AppError } from "~/models/platform/error/app-error";
import type { ProductImage } from "~/models/platform/media/product-record";
import { outsidePicture } from "../../../catalogue/listing/find-or-remark.server";
import { storeDocument } from "../../../platform/media/store-document.server";
import { maxPictureBytes, type PicturePlace, storeImage } from "../../../platform/media/store-image.server";

/** Finds pictures by the names files use. */
export type PictureFinder = {
  /** Every file name in the folder. */
  names: ReadonlySet<string>;
  /** Stores what was found so far, each picture once. */
  keep: () => Promise<void>;
  /** Where what `keep` will store lies. */
  unkept: () => string[];
  /**
   * The picture as it will be stored, or null if there is none.
   * @throws AppError `invalid` if the file is not an accepted picture
   */
  find: (source: string) => Promise<ProductImage | null>;
  /**
   * The PDF of that name as it will be stored, which texts link to, or null if there is none.
   * @throws AppError `invalid` if the file is no PDF
   */
  findDocument: (name: string) => Promise<{ url: string } | null>;
};

const outsideAddress = /^https?:\/\//i;

/**
 * Makes a finder over a folder of pictures. A name with no file in the folder that is an http(s) address
 * stays an address; when the folder has a file of the address's last part, that file is taken instead.
 * @param folder absolute path, or null for none
 * @param isDeep whether files of the folders in it count, too, by their own names, but for resized copies in
 * `cache`
 */
export async function findPictures(
  place: PicturePlace,
  folder: string | null,
  { isDeep = false }: { isDeep?: boolean } = {},
): Promise<PictureFinder> {
  const paths = folder === null ? [] : await readdir(folder, { recursive: isDeep }).catch(() => []);
  const own = paths.filter((path) => !path.split(sep).includes("cache"));
  const pathOf = new Map(own.toReversed().map((path) => [basename(path), path]));
  const names = new Set(pathOf.keys());
  const found = new Map<string, Promise<ProductImage | null>>();
  const unkept = new Map<string, string>();
  const load = async (source: string): Promise<ProductImage | null> => {
    const name = fileNameOf(source);
    const path = pathOf.get(name);
    const file = folder !== null && path !== undefined ? join(folder, path) : null;
    if (file) return readPicture(place, file, (key) => unkept.set(key, file));
    return outsidePicture(source);
  };
  return {
    names,
    async keep() {
      for (const [key, file] of unkept) await place.fileStore.put(key, await readFile(file));
      unkept.clear();
    },
    unkept: () => [...unkept.values()],
    async findDocument(name) {
      const path = pathOf.get(name);
      const file = folder !== null && path !== undefined ? join(folder, path) : null;
      if (!file) return null;
      const { size } = await stat(file);
      if (size > maxPictureBytes) throw new AppError("invalid", "the document exceeds 20 MB");
      return storeDocument(place, await readFile(file), name, {
        write: async (key) => void unkept.set(key, file),
      });
    },
    find(source) {
      const known = found.get(source) ?? load(source);
      found.set(source, known);
      return known;
    },
  };
}

/** @param later told the key of a picture that is not stored yet */
async function readPicture(
  place: PicturePlace,
  file: string,
  later: (key: string) => void,
): Promise<ProductImage> {
  const { size } = await stat(file);
  if (size > maxPictureBytes) throw new AppError("invalid", "the picture exceeds 20 MB");
  return storeImage(place, await readFile(file), "", { write: async (key) => later(key) });
}

/** The last part of an address without its query; a plain file name is itself. */
function fileNameOf(source: string): string {
  if (!outsideAddress.test(source)) return source;
  const last = URL.canParse(source) ? (new URL(source).pathname.split("/").at(-1) ?? "") : "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
