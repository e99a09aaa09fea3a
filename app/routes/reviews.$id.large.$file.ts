import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { findReviewPhoto } from "~/services/conversations/reviews/find-review-photo.server";

/** Where storefronts look for the picture of a review: it leads to its address. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = typedRowIdSchema.safeParse(params.id);
  const photo = id.success ? await findReviewPhoto(context, id.data, params.file ?? "") : null;
  if (photo === null) throw new Response("Not Found", { status: 404 });
  return redirect(photo, 302);
}
