import type { RequestContext } from "../../../shops/context/request-context.server";
import { readGridSave } from "./grid-saves.server";
import { loadGridBlocks, loadGridRows } from "./load-product-grid.server";

/**
 * What a script asks of the table of products (rule office-24), as JSON: its blocks, rows of some, and how
 * far a long save is.
 */
export async function answerGridData(
  ctx: RequestContext,
  name: string,
  query: URLSearchParams,
): Promise<Response> {
  if (name === "blocks") return Response.json(await loadGridBlocks(ctx, query));
  if (name === "rows") return Response.json(await loadGridRows(ctx, query));
  if (name.startsWith("saves/")) return Response.json(await readGridSave(ctx, name.slice("saves/".length)));
  throw new Response("Not Found", { status: 404 });
}
