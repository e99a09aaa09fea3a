import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { visitorView } from "~/models/visitor/visitor";
import type { SessionVisitor } from "../auth/find-session-visitor.server";
import type { PageCaches } from "./page-caches.server";
import { sharedRequest } from "./page-request.server";
import type { PageRenderer } from "./render-page.server";
import { servePreparedPage } from "./serve-cached-page.server";
import { completeHeaders, sendResponse } from "./serve-remix.server";
import type { FindPage } from "./shelf/find-page.server";
import { serveShelf } from "./shelf/serve-shelf.server";
import { makeStandIns } from "./shelf/split-page.server";

/** Renders a shareable page on a miss and keeps it; what turns out not to be shareable is answered and forgotten. */
export function fillPageCache(findPage: FindPage, caches: PageCaches, render: PageRenderer): RequestHandler {
  return async (req, res, next) => {
    try {
      const place = await findPage(req);
      if (!place) return next();
      const { shopId, key, found } = place;
      const { requestId } = res.locals;
      if (found) {
        // What could not be shared was not rendered for this visitor: that is still to be done.
        if (caches.shelves.isRefused(key)) return next();
        const shelf = await caches.shelves.fill(key, shopId, () =>
          renderShelf(render, req, requestId, found),
        );
        return shelf ? serveShelf(req, res, shelf, found, requestId) : next();
      }
      let answered: Response | null = null;
      const unshared = (response: Response) => {
        answered = response;
      };
      const page = await caches.pages.fill(key, shopId, () =>
        render(sharedRequest(req), requestId, { unshared }),
      );
      if (page) return servePreparedPage(req, res, page, requestId, "rendered");
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

/** Renders the page of a visitor's audience, with stand-ins for what is the visitor's own. */
export function renderShelf(
  render: PageRenderer,
  req: IncomingMessage,
  requestId: string,
  { visitor, cartCount }: SessionVisitor,
): ReturnType<PageRenderer> {
  const standIns = makeStandIns();
  const own = visitorView(visitor, cartCount);
  const view = {
    ...own,
    firstName: own.firstName && standIns.firstName,
    cartCount: cartCount > 1 ? standIns.cartCount : cartCount,
  };
  return render(sharedRequest(req), requestId, { standIn: { visitor, view, standIns } });
}
