import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeScript } from "~/services/shops/texts/write-script.server";

/** A script of the pages in another language than English (rule texts-3). */
export async function loader({ context, request, params: { set = "", name = "" } }: LoaderFunctionArgs) {
  const accepted = request.headers.get("Accept-Encoding") ?? undefined;
  const script = await writeScript(context, { set, name, accepted });
  // Browsers keep it, and it is packed already.
  context.doNotCache();
  if (!script) return new Response("Not found", { status: 404 });
  const headers = new Headers({
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
    // The builder's frame has an origin of its own.
    "Access-Control-Allow-Origin": "*",
  });
  if (script.encoding !== "identity") headers.set("Content-Encoding", script.encoding);
  return new Response(new Uint8Array(script.bytes), { headers });
}
