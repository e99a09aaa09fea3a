import { takesProductMessages } from "~/models/conversations/takes-product-messages";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { findPageOfProduct } from "../../catalogue/addresses/find-page-of-product.server";
import { findOffer } from "../../catalogue/offers/find-offer.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findReviewed, type Reviewed } from "../reviews/find-reviewed.server";
import type { ConversationSubject } from "./read-subjects.server";

/** A product that is asked about, and the seller who answers. */
export type AskedProduct = { product: Reviewed; subject: ConversationSubject; sellerId: string };

/**
 * The product that a question is about; a variation counts as its product (rule conversations-1).
 * @throws AppError `not_found` for one the shop does not show, and where the shop takes no messages about
 * products (rule conversations-2)
 */
export async function findAskedProduct(ctx: ShopContext, id: number): Promise<AskedProduct> {
  const page = takesProductMessages(ctx.shop.settings.modules.messages)
    ? await findPageOfProduct(ctx, id)
    : null;
  const product = page && (await findReviewed(ctx, { id: page.id }));
  if (!product) throw new AppError("not_found", phrase("We couldn’t find this product."));
  return {
    product,
    subject: { type: "Product", orderId: null, productId: product.id, subject: "" },
    sellerId: (await findOffer(ctx, id))?.sellerId ?? ctx.shop.sellerId,
  };
}
