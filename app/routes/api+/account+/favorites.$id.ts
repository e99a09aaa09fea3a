import type { ActionFunctionArgs } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { addFavorite } from "~/services/selling/favorites/add-favorite.server";
import { removeFavorite } from "~/services/selling/favorites/remove-favorite.server";
import type { MethodHandle } from "~/services/shops/context/with-methods.server";

/** Methods besides POST. */
export const handle: MethodHandle = { methods: ["DELETE"] };

/** Marks a product as the customer's favorite (POST) or unmarks it (DELETE) (rule lists-6). */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const productId = typedRowIdSchema.safeParse(params.id);
  if (!productId.success) return refusal("This product is no longer available.", 404);
  const { customer } = await context.visitor();
  if (!customer) return refusal("Please sign in.", 401);
  try {
    if (request.method === "DELETE") await removeFavorite(context, customer.id, productId.data);
    else await addFavorite(context, customer.id, productId.data);
    return Response.json({ success: true, message: "" });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

const refusal = (message: string, status: number) => Response.json({ success: false, message }, { status });
