import type { LoaderFunctionArgs } from "@remix-run/node";
import { shopUcpProfile } from "~/services/agents/ucp-profile.server";

/** What the shop tells agents of itself (docs/agents.md). */
export function loader({ context }: LoaderFunctionArgs) {
  const profile = shopUcpProfile(context);
  if (!profile) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return Response.json(profile, { headers: { "Cache-Control": "public, max-age=300" } });
}
