import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { visitorView } from "~/models/shops/visitors/visitor";
import type { SessionVisitor } from "~/services/accounts/sessions/find-session-visitor.server";
import type { CountSearch } from "../requests/counts/count-search.server";
import { giveBrowserId } from "../requests/give-browser-id.server";
import { isShortened, sharedRequest } from "../requests/page-request.server";
import { completeHeaders, sendResponse } from "../requests/serve-remix.server";
import type { FindPage } from "./find-page.server";
import type { PageCaches } from "./page-caches.server";
import type { PageRenderer } from "./render-page.server";
import { servePreparedPage } from "./serve-cached-page.server";
import { serveSegmentedPage } from "./serve-segmented-page.server";
import { makePlaceholders } from "./split-page.server";

/**
 * Renders a shareable page on a miss and caches it; a page that turns out not to be shareable is sent and
 * discarded.
 */
export function fillPageCache(
  findPage: FindPage,
  caches: PageCaches,
  render: PageRenderer,
  { tellsSource, countSearch }: { tellsSource: boolean; countSearch: CountSearch },
): RequestHandler {
  const { pages } = caches;
  return async (req, res, next) => {
    try {
      const place = await findPage(req);
      if (!place) return next();
      const { owners, key, found } = place;
      const { requestId } = res.locals;
      if (found) {
        // The shared rendering could not be used, so the page must be rendered for this visitor.
        if (caches.segmented.isRefused(key)) return next();
        const segmentedPage = await caches.segmented.fill(key, owners, () =>
          renderSegmentedPage(render, req, requestId, found),
        );
        if (!segmentedPage) return next();
        countSearch(req, segmentedPage.missedSearch);
        giveBrowserId(req, res, segmentedPage.countedAt);
        return serveSegmentedPage(req, res, segmentedPage, found, { requestId, tellsSource });
      }
      let answered: Response | null = null;
      const unshared = (response: Response) => {
        answered = response;
      };
      const page = await pages.fill(key, owners, () => render(sharedRequest(req), requestId, { unshared }));
      // A redirect keeps parameters that pages ignore, such as a campaign's name, so it is made from the
      // whole address.
      if (isRedirect(answered) && isShortened(req)) return next();
      const source = tellsSource ? "rendered" : null;
      if (page) {
        countSearch(req, page.missedSearch);
        giveBrowserId(req, res, page.countedAt);
        return servePreparedPage(req, res, { pages, key, page, requestId, source });
      }
      if (answered) {
        completeHeaders(res);
        return await sendResponse(res, answered);
      }
      next();
    } catch (error) {
      next(error);
    }
  };
}

const isRedirect = (answer: Response | null) =>
  answer !== null && answer.status >= 300 && answer.status < 400;

/** Renders the page for the visitor's audience, with placeholders for personal values. */
export function renderSegmentedPage(
  render: PageRenderer,
  req: IncomingMessage,
  requestId: string,
  { visitor, ...counts }: SessionVisitor,
): ReturnType<PageRenderer> {
  const placeholders = makePlaceholders();
  const own = visitorView(visitor, counts);
  const { cartCount } = counts;
  const view = {
    ...own,
    firstName: own.firstName && placeholders.firstName,
    cartCount: cartCount > 1 ? placeholders.cartCount : cartCount,
    favorites: visitor.customer ? placeholders.favorites : "",
  };
  return render(sharedRequest(req), requestId, { placeholder: { visitor, view, placeholders } });
}
