import type { LoaderFunctionArgs } from "@remix-run/node";
import { tellAgents } from "~/services/agents/tell-agents.server";

/** What the shop tells agents of itself, by each protocol (docs/agents.md). */
export function loader({ context, params }: LoaderFunctionArgs) {
  const told = tellAgents(context, params.name ?? "");
  if (!told) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return Response.json(told.body, { headers: { "Cache-Control": `public, max-age=${told.keptS}` } });
}
