// @public

import { isAppError } from "~/models/platform/error/app-error";
import type { RequestContext } from "../../shops/context/request-context.server";
import { type PickedProduct, pickProduct } from "./pick-product.server";

/**
 * The product a page chooses a list for.
 * @throws Response with the status and message of what {@link pickProduct} refuses
 */
export async function openPicked(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<PickedProduct> {
  try {
    return await pickProduct(context, await context.visitor(), fields);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status, statusText: error.message });
  }
}
