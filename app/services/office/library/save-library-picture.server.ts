import { shopPictures } from "~/tables/office/shop-pictures";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { authorizeLibrary } from "./authorize-library.server";

type Said = Partial<
  Pick<typeof shopPictures.$inferInsert, "name" | "alt" | "focusX" | "focusY" | "removedAt">
>;

/**
 * Writes down what is said of a picture: its name, alternative text and focus point, or that it was removed
 * (rule library-3). What is not said stays.
 * @throws AppError `forbidden`
 */
export async function saveLibraryPicture(ctx: ShopContext, url: string, said: Said): Promise<void> {
  await authorizeLibrary(ctx, "change");
  await inTransaction(ctx, async (inner) => {
    const { db, tenant, shop, now } = inner;
    await db
      .insert(shopPictures)
      .values({ tenantId: tenant.id, shopId: shop.id, url, createdAt: now(), ...said })
      .onConflictDoUpdate({
        target: [shopPictures.tenantId, shopPictures.shopId, shopPictures.url],
        set: said,
      });
    if (said.focusX !== undefined || said.focusY !== undefined)
      await announceChange(inner, "shop", [WHOLE_SHOP]);
  });
}
