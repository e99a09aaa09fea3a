import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeGoogleFeed } from "~/services/agents/write-google-feed.server";

/** The shop's products for shopping engines (docs/agents.md). */
export function loader({ context }: LoaderFunctionArgs) {
  // Like sitemaps, it takes memory that pages for people need more.
  context.doNotCache();
  const xml = writeGoogleFeed(context, context.origin);
  if (!xml) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
