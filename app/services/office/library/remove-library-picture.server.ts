import { namedByUrl } from "~/models/office/library/library";
import { AppError } from "~/models/platform/error/app-error";
import type { PictureContext } from "../../catalogue/pictures/add-picture.server";
import { readBytes } from "../../platform/file-store/file-content.server";
import { uploadKey } from "../../platform/file-store/file-keys";
import { findOriginal } from "../../platform/media/find-original.server";
import { resizedOf } from "../../platform/media/media-path.server";
import { authorizeLibrary } from "./authorize-library.server";
import { saveLibraryPicture } from "./save-library-picture.server";
import { findPictureUses } from "./used-pictures.server";

/** Where a removed picture is kept; no address leads to it. */
export const removedKey = ({ shopCode, name }: ReturnType<typeof namedByUrl>, ending: string): string =>
  uploadKey(`${shopCode}/removed-pictures/${name}.${ending}`);

/**
 * Takes a picture out of the shop (rule library-6): its address answers that there is none. The file is kept
 * where no address leads to, so that it can be put back.
 * @param seenUses how many places show it, as the person read who removes it
 * @throws AppError `forbidden`; `conflict` where other places show it meanwhile; `not_found`
 */
export async function removeLibraryPicture(
  ctx: PictureContext,
  { url, seenUses }: { url: string; seenUses: number },
): Promise<void> {
  await authorizeLibrary(ctx, "change");
  const { count } = await findPictureUses(ctx, url, 1);
  if (count !== seenUses)
    throw new AppError("conflict", `Meanwhile ${count} places show it. Look at them, then remove it.`);
  const named = namedByUrl(url);
  const { fileStore } = ctx;
  if (named.shopCode !== ctx.shop.code)
    throw new AppError("forbidden", "This picture is kept by another of your shops. Remove it there.");
  const key = await findOriginal(fileStore, named.shopCode, named.name);
  const bytes = key && (await readBytes(fileStore, key));
  if (!key || !bytes) throw new AppError("not_found", "The file of this picture is missing already.");
  await saveLibraryPicture(ctx, url, { removedAt: ctx.now() });
  await fileStore.put(removedKey(named, key.split(".").at(-1) ?? ""), bytes);
  const copies: string[] = [];
  for await (const { key: copy } of fileStore.list(`${resizedOf(named.shopCode)}${named.name}-`))
    copies.push(copy);
  await fileStore.remove([key, ...copies]);
}
