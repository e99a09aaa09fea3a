import { and, eq } from "drizzle-orm";
import type { LibraryPicture, PictureUse } from "~/models/office/library/library";
import { AppError } from "~/models/platform/error/app-error";
import { shopPictures } from "~/tables/office/shop-pictures";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { authorizeLibrary } from "./authorize-library.server";
import { findPictureUses } from "./used-pictures.server";

/** Places that a picture's page lists. */
const listedUses = 200;

/**
 * A picture of the library with what shows it.
 * @throws AppError `forbidden`; `not_found` for one that was never uploaded and is shown nowhere
 */
export async function readLibraryPicture(
  ctx: ShopContext,
  url: string,
): Promise<LibraryPicture & { shownBy: PictureUse[] }> {
  await authorizeLibrary(ctx, "view");
  const { uses: shownBy, count } = await findPictureUses(ctx, url, listedUses);
  const [row] = await ctx.db
    .select()
    .from(shopPictures)
    .where(
      and(
        eq(shopPictures.tenantId, ctx.tenant.id),
        eq(shopPictures.shopId, ctx.shop.id),
        eq(shopPictures.url, url),
      ),
    );
  if (!row && count === 0) throw new AppError("not_found", "There is no such picture.");
  const { name = "", alt = "", focusX = 50, focusY = 50, removedAt = null } = row ?? {};
  const called = name || (shownBy[0]?.title ?? "");
  return { url, name: called, alt, focusX, focusY, uses: count, isRemoved: removedAt !== null, shownBy };
}
