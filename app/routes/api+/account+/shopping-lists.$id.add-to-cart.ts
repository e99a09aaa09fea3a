import type { LoaderFunctionArgs } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { addListToCart } from "~/services/selling/lists/add-list-to-cart.server";
import { countWrite } from "~/services/shops/limits/count-write.server";

/**
 * Adds a list to the customer's cart (rule lists-12). A GET that changes the cart: a link or another site
 * must not be able to cause it, so what browsers say of where a request comes from is checked.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (!customer) return refusal("Please sign in.", 401);
  if (!isCallOfOwnPage(request.headers)) return refusal("Call this address from the shop’s own pages.", 403);
  await countWrite(context);
  const listId = typedRowIdSchema.safeParse(params.id);
  if (!publicSettings(context.shop).modules.shopping_list.enable || !listId.success)
    return refusal("This list is no longer there.", 404);
  try {
    const { items } = await addListToCart(context, await context.visitor(), { listId: listId.data });
    const products = items.map(({ item, addedQty, message }) => ({
      _id: item.productId,
      name: item.name,
      sku: item.sku,
      qty: item.qty,
      added_qty: addedQty,
      success: addedQty > 0,
      message,
    }));
    return Response.json({ success: products.some(({ success }) => success), message: "", products });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

/** Clients other than browsers send neither header. */
const isCallOfOwnPage = (headers: Headers): boolean =>
  [null, "same-origin"].includes(headers.get("Sec-Fetch-Site")) &&
  headers.get("Sec-Fetch-Mode") !== "navigate";

const refusal = (message: string, status: number) =>
  Response.json({ success: false, message, products: [] }, { status });
