import { randomBytes } from "node:crypto";
import widgetChunks from "virtual:widget-chunks";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { type RenderFaults, RenderFaultsProvider } from "~/components/storefront/following/render-faults";
import { PrefixProvider } from "~/components/ui/link/use-address";
import { ScriptNonceProvider } from "~/components/ui/page/script-nonce";
import { StyleNonceProvider } from "~/components/ui/page/style-nonce";
import { TextsProvider } from "~/components/ui/texts/use-texts";
import { pagePolicy, runsOwnScripts, styleNonceOf } from "~/composition/requests/page-policy.server";
import {
  blockPolicy,
  frameDocument,
  framePolicy,
  inertDocument,
} from "~/models/content/blocks/frame-document";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import { builderParameter, draftParameter, lookParameter, plainParameter } from "~/paths";
import { officeBuilderBlocks } from "~/paths/office";
import { takeInlineHashes } from "~/services/content/widgets/take-inline-hashes.server";
import { closeDocument } from "~/services/platform/framework/close-document.server";
import { contentFirst } from "~/services/platform/framework/content-first.server";
import { leadScripts } from "~/services/platform/framework/lead-scripts.server";
import { markOwnElements } from "~/services/platform/framework/mark-own-elements.server";
import { settleHandoff } from "~/services/platform/framework/settle-handoff.server";
import { lastResort } from "~/services/platform/http/last-resort.server";
import { readStaffToken } from "~/services/staff/sessions/staff-cookie.server";
import { loadCode } from "~/widgets/loaded-code";
import { pageCode } from "~/widgets/page-code";
import { widgetCode } from "~/widgets/registry";
import { type WidgetNotes, WidgetNotesProvider } from "~/widgets/widget-code";

/**
 * Renders the whole document at once. Pages are complete HTML that a cache keeps, so nothing is gained by
 * streaming, and `renderToString` costs a fifth less than the streaming renderer. Remix hands its loader data
 * over as a stream that would suspend the render; it is read first and given as already resolved.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const whole = documentOf(entryContext);
  const about = { status, headers, context, isForStaff: readStaffToken(request) !== null };
  const { searchParams, origin, pathname } = new URL(request.url);
  const frame = (html: string, nonce: string) => {
    const isPlain = searchParams.has(plainParameter);
    if (pathname.startsWith(officeBuilderBlocks)) {
      headers.set("Content-Security-Policy", blockPolicy);
      return new Response(inertDocument(html, isPlain), { status, headers });
    }
    const isPreview = searchParams.has("preview") || searchParams.has(draftParameter);
    if (!isPreview || !searchParams.has(builderParameter)) return null;
    headers.set("Content-Security-Policy", framePolicy(origin, nonce, context.officeOrigin));
    const isLook = searchParams.has(lookParameter) || searchParams.get(builderParameter) === "look";
    return new Response(frameDocument(html, nonce, { isPlain, isLook }), { status, headers });
  };
  if (whole !== null) return frame(whole, newNonce()) ?? answer(Buffer.from(whole), [], about);
  const isDevelopment = context.config.nodeEnv === "development";
  const settled = await settleHandoff(entryContext);
  await loadCode([...Object.keys(widgetCode), ...Object.keys(pageCode)]);
  try {
    const nonce = newNonce();
    const faults: RenderFaults = { current: null, leftOut: new Set() };
    const notes: WidgetNotes = { placed: new Set(), filesOf: (type) => widgetChunks[type] ?? [] };
    const page = (
      <RenderFaultsProvider value={faults}>
        <ScriptNonceProvider value={nonce}>
          <StyleNonceProvider value={styleNonceOf(context)}>
            <TextsProvider value={context.texts}>
              <PrefixProvider value={context.prefix}>
                <WidgetNotesProvider value={notes}>
                  <RemixServer context={settled} url={request.url} nonce={nonce} />
                </WidgetNotesProvider>
              </PrefixProvider>
            </TextsProvider>
          </StyleNonceProvider>
        </ScriptNonceProvider>
      </RenderFaultsProvider>
    );
    // Bytes from here on: what changes at a few places of a long text would be a long text anew each time.
    const written = `<!DOCTYPE html>${closeDocument(renderWithoutFaults(page, { faults, notes, context }))}`;
    const rendered = Buffer.from(leadScripts(written, isDevelopment ? "" : context.texts.set));
    // Development compares the page with what React would write, attribute by attribute.
    const sent = isDevelopment ? rendered : contentFirst(rendered);
    const { html, sources } = takeInlineHashes(sent, nonce);
    const framed = frame(html.toString(), nonce);
    if (framed) return framed;
    const marked = runsOwnScripts(context) ? Buffer.from(markOwnElements(html.toString())) : html;
    return answer(marked, sources, about);
  } catch (error) {
    // The first failure goes to Remix, which renders the error screen; when that one fails too, a bare page
    // must do.
    if (!entryContext.staticHandlerContext.errors) throw error;
    return new Response(lastResort, { status: 500, headers });
  }
}

const newNonce = () => randomBytes(16).toString("base64url");

type Rendering = { faults: RenderFaults; notes: WidgetNotes; context: AppLoadContext };

/** Renders a page; a widget that makes it fail is logged and left out of the next try (rule templates-5). */
function renderWithoutFaults(page: ReactElement, { faults, notes, context }: Rendering): string {
  for (;;)
    try {
      faults.current = null;
      notes.placed.clear();
      return renderToString(page);
    } catch (error) {
      const widget = faults.current;
      if (widget === null || faults.leftOut.has(widget)) throw error;
      faults.leftOut.add(widget);
      context.doNotCache();
      context.log.error("widget failed to render", { requestId: context.requestId, widget, error });
    }
}

type Answer = { status: number; headers: Headers; context: AppLoadContext; isForStaff: boolean };

/** The page with its content security policy. Vite's own inline scripts need a page without one. */
function answer(html: Buffer, own: PageSource[], { status, headers, context, ...who }: Answer): Response {
  if (context.config.nodeEnv !== "development")
    headers.set("Content-Security-Policy", pagePolicy(context, own, who));
  // A Response would have to be read back from a stream; the page cache takes the document as it is.
  const isTaken = context.takeDocument?.(html) ?? false;
  return new Response(isTaken ? null : new Uint8Array(html), { status, headers });
}

/**
 * The HTML of a static page of type `all`, which is a document of its own (rule templates-6); null for any
 * other page.
 */
function documentOf({ staticHandlerContext }: EntryContext): string | null {
  const { errors, loaderData } = staticHandlerContext;
  for (const data of Object.values(errors ? notFoundPages(errors) : loaderData))
    if (typeof data === "object" && data !== null && "documentHtml" in data) return String(data.documentHtml);
  return null;
}

/** The shop's pages for what is not there, among the errors of a request (rule templates-2). */
const notFoundPages = (errors: Record<string, unknown>): unknown[] =>
  Object.values(errors).map((error) => (isRouteErrorResponse(error) ? error.data?.notFound : null));

/**
 * Failures of ours go to the log; answers that were thrown on purpose and requests given up by the browser do
 * not.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.log.error("page failed", { requestId: context.requestId, url: request.url, error });
}
