import type { Response as ExpressResponse, RequestHandler } from "express";
import type { ShopDirectory } from "../shop/shop-directory.server";
import type { PageCache } from "./page-cache.server";
import { pageKey } from "./page-key.server";
import type { PageRenderer } from "./render-page.server";
import { servePreparedPage } from "./serve-cached-page.server";
import { toRequest } from "./to-request.server";

/** Renders a shareable page on a miss and keeps it; what turns out not to be shareable is answered and forgotten. */
export function fillPageCache(shops: ShopDirectory, pages: PageCache, render: PageRenderer): RequestHandler {
  return async (req, res, next) => {
    const key = pageKey(req);
    if (key === null) return next();
    try {
      const shop = await shops.find(req.headers.host ?? "");
      if (!shop) return next();
      let unshared: Response | null = null;
      const keepUnshared = (response: Response) => {
        unshared = response;
      };
      const { requestId } = res.locals;
      const page = await pages.fill(key, shop.id, () => render(toRequest(req), requestId, keepUnshared));
      if (page) return servePreparedPage(req, res, page, requestId);
      if (unshared) return await sendResponse(res, unshared);
      next();
    } catch (error) {
      next(error);
    }
  };
}

async function sendResponse(res: ExpressResponse, response: Response): Promise<void> {
  res.status(response.status);
  for (const [name, value] of response.headers) res.append(name, value);
  if (!response.headers.has("Cache-Control")) res.setHeader("Cache-Control", "private, no-store");
  res.end(Buffer.from(await response.arrayBuffer()));
}
