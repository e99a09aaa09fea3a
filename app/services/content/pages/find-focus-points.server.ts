// @public

import { and, desc, isNull, or, sql } from "drizzle-orm";
import { shopPictures } from "~/tables/office/shop-pictures";
import { ofShop } from "../../shops/context/of-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/** Pictures of a shop that have a focus point of their own, at most; each costs a page about 200 bytes. */
const mostPoints = 100;

/**
 * The pictures of a shop that are cropped around another point than their middle, the newest first (rule
 * library-4). A change of one empties what is remembered of its shop.
 */
export const findFocusPoints = (
  context: RequestContext,
): Promise<{ url: string; focusX: number; focusY: number }[]> =>
  context.remember("focus-points", () =>
    context.db
      .select({ url: shopPictures.url, focusX: shopPictures.focusX, focusY: shopPictures.focusY })
      .from(shopPictures)
      .where(
        and(
          ofShop(shopPictures, context),
          isNull(shopPictures.removedAt),
          or(sql`${shopPictures.focusX} <> 50`, sql`${shopPictures.focusY} <> 50`),
        ),
      )
      .orderBy(desc(shopPictures.createdAt))
      .limit(mostPoints),
  );
