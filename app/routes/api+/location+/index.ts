import type { ActionFunctionArgs } from "@remix-run/node";
import { storeFoundPlace } from "~/services/marketplace/store-found-place.server";

/** A GET is answered with 405. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

/** Stores where a visitor of a marketplace is taken to be (rule location-2); takes nothing. */
export const action = async ({ context }: ActionFunctionArgs) =>
  new Response(null, { status: 204, headers: await storeFoundPlace(context) });
