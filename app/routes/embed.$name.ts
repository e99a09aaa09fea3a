import type { LoaderFunctionArgs } from "@remix-run/node";
import { embedDocument, embedPolicy } from "~/models/content/templates/embed-height";
import { readSpokenContents } from "~/services/content/widgets/read-widget-contents.server";
import { declaration } from "~/widgets/embed-code/schema";

/** The document of an embed widget, by the attribute name of its content. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const name = params.name ?? "";
  const content = (await readSpokenContents(context, [name])).get(name);
  if (content?.type !== "embed-code") throw new Response("Not Found", { status: 404 });
  context.addCacheTags(`widget:${name}`);
  const [item] = declaration.read(content).items;
  return new Response(embedDocument(item?.embedCodeTextarea ?? ""), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": embedPolicy },
  });
}
