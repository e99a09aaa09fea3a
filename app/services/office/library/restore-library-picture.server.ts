import { namedByUrl } from "~/models/office/library/library";
import { AppError } from "~/models/platform/error/app-error";
import type { PictureContext } from "../../catalogue/pictures/add-picture.server";
import { readBytes } from "../../platform/file-store/file-content.server";
import { findOriginal } from "../../platform/media/find-original.server";
import { endingsOf, originalsOf } from "../../platform/media/media-path.server";
import { authorizeLibrary } from "./authorize-library.server";
import { removedKey } from "./remove-library-picture.server";
import { saveLibraryPicture } from "./save-library-picture.server";

/** Puts a removed picture back at its address (rule library-6). @throws AppError `forbidden`, `not_found` */
export async function restoreLibraryPicture(ctx: PictureContext, url: string): Promise<void> {
  await authorizeLibrary(ctx, "change");
  const named = namedByUrl(url);
  const isOwn = named.shopCode === ctx.shop.code;
  if (!isOwn || !(await findOriginal(ctx.fileStore, named.shopCode, named.name))) {
    const kept = isOwn ? await readKept(ctx, named) : null;
    if (!kept) throw new AppError("not_found", "The file of this picture is missing.");
    await ctx.fileStore.put(`${originalsOf(named.shopCode)}${named.name}.${kept.ending}`, kept.bytes);
    await ctx.fileStore.remove([kept.key]);
  }
  await saveLibraryPicture(ctx, url, { removedAt: null });
}

async function readKept({ fileStore }: PictureContext, named: { shopCode: string; name: string }) {
  for (const ending of endingsOf(named.name)) {
    const key = removedKey(named, ending);
    const bytes = await readBytes(fileStore, key);
    if (bytes) return { key, bytes, ending };
  }
  return null;
}
