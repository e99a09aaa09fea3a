import type { DownloadFinder } from "../pictures/find-downloads.server";
import type { PictureFinder } from "../pictures/find-pictures.server";

/** Finds what rows name in the folder. */
export type FolderFinders = { pictures: PictureFinder; downloads: DownloadFinder };

/** Stores every picture and file that was found in a folder, before the rows that name them are committed. */
export const keepFound =
  ({ pictures, downloads }: FolderFinders) =>
  async (): Promise<void> => {
    await pictures.keep();
    await downloads.keep();
  };
