import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

/**
 * Renders the whole document at once. Pages are complete HTML that a cache keeps, so nothing is gained by streaming,
 * and `renderToString` costs a fifth less than the streaming renderer. Remix hands its loader data over as a stream
 * that would suspend the render; it is read first and given as already resolved.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const settled = await settleHandoff(entryContext);
  try {
    const html = renderToString(<RemixServer context={settled} url={request.url} />);
    const document = `<!DOCTYPE html>${html}`;
    // A Response would turn the text to bytes and read them back from a stream; the page cache takes it as it is.
    const isTaken = loadContext.takeDocument?.(document) ?? false;
    return new Response(isTaken ? null : document, { status, headers });
  } catch (error) {
    // The first failure goes to Remix, which renders the error screen; when that one fails too, words must do.
    if (!entryContext.staticHandlerContext.errors) throw error;
    return new Response(lastResort, { status: 500, headers });
  }
}

const lastResort = `<!DOCTYPE html><html lang="en"><title>Internal Server Error</title><p>An error occurred while showing the error page</p><p><a href="/">Continue Shopping</a></p></html>`;

/** Failures of ours go to the log; answers that were thrown on purpose and requests given up by the browser do not. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.log.error("page failed", { requestId: context.requestId, url: request.url, error });
}

async function settleHandoff(entryContext: EntryContext): Promise<EntryContext> {
  if (!entryContext.serverHandoffStream) return entryContext;
  const value = await new Response(entryContext.serverHandoffStream).text();
  const cache = { 0: resolved(false, value), 1: resolved(true, "") };
  return {
    ...entryContext,
    serverHandoffStream: new ReadableStream<Uint8Array>(),
    renderMeta: { streamCache: cache as unknown as NonNullable<EntryContext["renderMeta"]>["streamCache"] },
  } as EntryContext;
}

/** A settled entry of Remix's stream cache: what a finished read leaves behind. */
function resolved(done: boolean, value: string) {
  return Object.assign(Promise.resolve(), { result: { done, value } });
}
