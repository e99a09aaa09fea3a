import type { FolderFinders } from "./prepare-products.server";

/** Stores every picture and file that was found in a folder, before the rows that name them are committed. */
export const keepFound =
  ({ pictures, downloads }: FolderFinders) =>
  async (): Promise<void> => {
    await pictures.keep();
    await downloads.keep();
  };
