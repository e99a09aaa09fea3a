import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeFeed } from "~/services/agents/write-feed.server";

/** The shop's products for assistants of the Agentic Commerce Protocol (docs/agents.md). */
export function loader({ context }: LoaderFunctionArgs) {
  // Like sitemaps, it takes memory that pages for people need more.
  context.doNotCache();
  return writeFeed(context, context.origin, "acp");
}
