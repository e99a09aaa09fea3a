import { nameOfFile } from "~/models/office/library/library";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { PictureContext } from "../../catalogue/pictures/add-picture.server";
import { contentSubject } from "../../content/sellers-page/sellers-page.server";
import { inspectApart } from "../../platform/media/rewrite-photo.server";
import { isDocument, storeDocument } from "../../platform/media/store-document.server";
import { storeImage } from "../../platform/media/store-image.server";
import { limitedStore } from "../../shops/limits/take-file-room.server";
import { authorizeLibrary } from "./authorize-library.server";
import { saveLibraryPicture } from "./save-library-picture.server";

/** A picture or document that came in with a form. */
export type UploadedPicture = { bytes: Uint8Array; fileName: string; alt: string };

/**
 * Takes a picture into the shop's library, decoded in a process of its own (rule library-2), or a PDF (rule
 * library-9). One that was removed is back.
 * @returns its address
 * @throws AppError `forbidden`; `unavailable` while too many wait; beside `picture` `invalid`, naming what is
 * wrong with it, and `conflict` above the limit of files
 */
export async function uploadPicture(
  ctx: PictureContext,
  { bytes, fileName, alt }: UploadedPicture,
): Promise<string> {
  if (ctx.sellersPage) authorize(await ctx.actor(), "change", contentSubject(ctx));
  else await authorizeLibrary(ctx, "change");
  const place = { fileStore: limitedStore(ctx, { field: "picture" }), shopCode: ctx.shop.code };
  try {
    const { url } =
      isDocument(bytes) && !ctx.sellersPage
        ? await storeDocument(place, bytes, fileName)
        : await storeImage(place, bytes, alt, { inspect: (picture) => inspectApart(picture, ctx) });
    // What sellers upload is no part of the shop's library before their page shows it.
    if (ctx.sellersPage) return url;
    const described = alt === "" ? {} : { alt };
    await saveLibraryPicture(ctx, url, { name: nameOfFile(fileName), removedAt: null, ...described });
    return url;
  } catch (error) {
    if (!isAppError(error) || error.code !== "invalid") throw error;
    throw new AppError("invalid", `“${fileName}” can’t be used: ${error.message}.`, "picture");
  }
}
