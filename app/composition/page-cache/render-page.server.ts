import type { ServerBuild } from "@remix-run/node";
import { ownersOf } from "~/models/shops/settings/owners";
import { createNarrowHandler } from "~/services/platform/framework/narrow-build.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { withTexts } from "~/services/shops/texts/with-texts.server";
import {
  createRequestContext,
  type PlaceholderVisitor,
  type ProcessParts,
} from "../requests/create-request-context.server";
import { findSpokenShop } from "../requests/split-language.server";
import type { RenderedPage } from "./page-cache.server";
import type { Placeholders } from "./split-page.server";

/** What rendering needs. */
type RenderParts = ProcessParts & {
  build: ServerBuild | (() => Promise<ServerBuild>);
  shops: ShopDirectory;
};

/** How a page is rendered to be shared. */
type Sharing = {
  /** Gets the answer that must not be shared, so that it need not be made again. */
  unshared?: (response: Response) => void;
  /** For a page of visitors with a session: for whom, and the values it is split at. */
  placeholder?: PlaceholderVisitor & { placeholders: Placeholders };
};

/**
 * Renders a page through Remix without a socket. Answers null when the page must not be shared: an error, a
 * redirect, something of its own for this request.
 */
export type PageRenderer = (
  request: Request,
  requestId: string,
  sharing?: Sharing,
) => Promise<RenderedPage | null>;

/** Makes the renderer of a process. Remix's handlers are made once: each compiles its route table. */
export function createPageRenderer(parts: RenderParts): PageRenderer {
  const { build, config } = parts;
  const handle = createNarrowHandler(build, config.nodeEnv);
  return async (request, requestId, { unshared, placeholder } = {}) => {
    const asked = { url: "/", headers: Object.fromEntries(request.headers) };
    const shop = await findSpokenShop(parts.shops, asked);
    if (!shop) return null;
    const { context, notes } = createRequestContext(parts, request, shop, requestId, {
      isShared: true,
      placeholder,
    });
    let document: Buffer | null = null;
    context.takeDocument = (taken) => {
      document = taken;
      return true;
    };
    const response = await withTexts(context.texts, () => handle(request, context, context.prefix));
    const body = document ?? Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || !notes.isCacheable || response.headers.has("Set-Cookie")) {
      unshared?.(new Response(body, response));
      return null;
    }
    const contentType = response.headers.get("Content-Type") ?? "";
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const { tags, missedSearch, countedAt } = notes;
    const page = { owners: ownersOf(shop), tags, contentType, policy, body, missedSearch, countedAt };
    return placeholder ? { ...page, placeholders: placeholder.placeholders } : page;
  };
}
