// @public

import type { EntryContext } from "@remix-run/node";

/**
 * The page's state with its loader data as a stream that was read before. Remix hands the data over in a part
 * of the page that waits for the stream, for which `renderToString` has no time. What it finds in the cache
 * of its stream it takes as read.
 */
export async function settleHandoff(entryContext: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream } = entryContext;
  if (!serverHandoffStream) return entryContext;
  const value = await new Response(serverHandoffStream).text();
  const cache = { 0: resolved(false, value), 1: resolved(true, "") };
  return {
    ...entryContext,
    serverHandoffStream: new ReadableStream<Uint8Array>(),
    renderMeta: { streamCache: cache },
  } as EntryContext;
}

/** A settled entry of Remix's stream cache: what a finished read leaves behind. */
function resolved(done: boolean, value: string) {
  return Object.assign(Promise.resolve(), { result: { done, value } });
}
