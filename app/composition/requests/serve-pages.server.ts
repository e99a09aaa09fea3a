import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestIdOf } from "~/services/platform/http/request-ids.server";
import { renderSegmentedPage } from "../page-cache/fill-page-cache.server";
import type { FindPage } from "../page-cache/find-page.server";
import type { PageCaches } from "../page-cache/page-caches.server";
import type { PageRenderer } from "../page-cache/render-page.server";
import { servePreparedPage } from "../page-cache/serve-cached-page.server";
import { serveSegmentedPage } from "../page-cache/serve-segmented-page.server";
import type { CountSearch } from "./counts/count-search.server";
import { giveBrowserId } from "./give-browser-id.server";
import { type PageRequest, pageRequest, sharedRequest } from "./page-request.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** What serving kept pages takes. */
export type PageParts = {
  caches: PageCaches;
  findPage: FindPage;
  render: PageRenderer;
  requestIdOf: RequestIdOf;
  /** Whether answers say in `Server-Timing` where they came from. */
  tellsSource: boolean;
  countSearch: CountSearch;
};

/** Serves cached pages before everything else, and leaves the rest to the app. */
export function servePages(
  app: Listener,
  { caches, findPage, render, requestIdOf, tellsSource, countSearch }: PageParts,
): Listener {
  const { pages, segmented } = caches;
  const serveKept = (req: IncomingMessage, res: ServerResponse, key: string): boolean => {
    const hit = pages.lookup(key);
    if (!hit) return false;
    const requestId = requestIdOf(req);
    const source = tellsSource ? "kept" : null;
    countSearch(req, hit.page.missedSearch);
    giveBrowserId(req, res, hit.page.countedAt);
    servePreparedPage(req, res, { pages, key, page: hit.page, requestId, source });
    if (hit.isStale)
      pages.fill(key, hit.page.owners, () => render(sharedRequest(req), requestId)).catch(() => {});
    return true;
  };
  const serveOwn = async (
    req: IncomingMessage,
    res: ServerResponse,
    asked: PageRequest,
  ): Promise<boolean> => {
    const place = await findPage(req, asked);
    if (!place) return false;
    const { found, key, owners } = place;
    if (!found) return serveKept(req, res, key);
    const hit = segmented.lookup(key);
    if (!hit) return false;
    const requestId = requestIdOf(req);
    countSearch(req, hit.page.missedSearch);
    giveBrowserId(req, res, hit.page.countedAt);
    serveSegmentedPage(req, res, hit.page, found, { requestId, tellsSource });
    if (hit.isStale)
      segmented.fill(key, owners, () => renderSegmentedPage(render, req, requestId, found)).catch(() => {});
    return true;
  };
  return (req, res) => {
    const asked = pageRequest(req);
    if (!asked) return app(req, res);
    if (asked.token === null) {
      if (!serveKept(req, res, asked.key)) app(req, res);
      return;
    }
    // A lookup that fails is tried again, and answered for, by the app.
    serveOwn(req, res, asked).then(
      (isServed) => isServed || app(req, res),
      () => app(req, res),
    );
  };
}
