import type { LoaderFunctionArgs } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import { findLocation } from "~/services/marketplace/find-location.server";

/** Where a postal code lies is the same for all clients, and for years: caches keep it for a day. */
const shared = { "Cache-Control": "public, max-age=86400" };

/** Where a US or Canadian postal code lies (rule location-1). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  try {
    const location = await findLocation(context, params.postalCode ?? "");
    return Response.json({ success: true, location }, { headers: shared });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, status } = error;
    return Response.json({ success: false, message }, { status, headers: shared });
  }
}
