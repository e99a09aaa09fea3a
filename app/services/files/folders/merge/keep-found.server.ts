import { stat } from "node:fs/promises";
import type { MeasuredPlace } from "../../../shops/limits/measure-files.server";
import { takeFileRoom } from "../../../shops/limits/take-file-room.server";
import type { DownloadFinder } from "../pictures/find-downloads.server";
import type { PictureFinder } from "../pictures/find-pictures.server";

/** Finds what rows name in the folder. */
export type FolderFinders = { pictures: PictureFinder; downloads: DownloadFinder };

/**
 * Counts what {@link keepFound} would store (rule hosting-10).
 * @throws AppError `conflict` above the limit of the business
 */
export async function takeRoomForFound(
  ctx: MeasuredPlace,
  { pictures, downloads }: FolderFinders,
): Promise<void> {
  let bytes = 0;
  for (const path of [...pictures.unkept(), ...downloads.unkept()]) bytes += (await stat(path)).size;
  await takeFileRoom(ctx, bytes);
}

/** Stores every picture and file that was found in a folder, before the rows that name them are committed. */
export const keepFound =
  ({ pictures, downloads }: FolderFinders) =>
  async (): Promise<void> => {
    await pictures.keep();
    await downloads.keep();
  };
