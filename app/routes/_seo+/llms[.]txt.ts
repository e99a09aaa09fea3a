import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeLlmsText } from "~/services/agents/write-llms-text.server";

/** What the shop tells language models of itself (docs/agents.md). */
export async function loader({ context }: LoaderFunctionArgs) {
  context.addCacheTags("catalogue");
  const text = await writeLlmsText(context);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
