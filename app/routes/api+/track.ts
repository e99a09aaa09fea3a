import type { ActionFunctionArgs } from "@remix-run/node";
import { shopEventSchema } from "~/models/content/tracking/shop-event";
import { noteShopperEvent } from "~/services/content/tracking/note-shopper-event.server";
import { readJson } from "~/services/platform/http/reading/read-json.server";

const maxBodyBytes = 4_000;

/** A GET is answered with 405. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

/** Receives a page's events. The answer is empty, because no client waits for it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const event = shopEventSchema.safeParse(await readJson(request, maxBodyBytes));
  if (!event.success) return new Response(null, { status: 422 });
  return new Response(null, { status: 204, headers: await noteShopperEvent(context, request, event.data) });
}
