import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler as createExpressHandler } from "@remix-run/express";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { mediaHandler } from "../media/serve-media.server";
import type { ShopDirectory } from "../shop/shop-directory.server";
import { createRequestContext, type ProcessParts } from "./create-request-context.server";
import { hostOfRequest } from "./host-of-request.server";
import type { PageCache, RenderedPage } from "./page-cache.server";
import { pageKey } from "./page-key.server";
import { isSameOrigin } from "./same-origin.server";
import { securityHeaders } from "./security-headers.server";
import { servePreparedPage } from "./serve-cached-page.server";

/** Everything the request listener is made of. */
export type AppParts = ProcessParts & {
  build: ServerBuild | (() => Promise<ServerBuild>);
  shops: ShopDirectory;
  /** Absent in development, where a page must never be older than the code. */
  pages?: PageCache | undefined;
  isReady: () => boolean;
  /** Serves assets ahead of everything: Vite in development, files in production. */
  assets: express.RequestHandler[];
};

let counted = 0;
const startedAt = Date.now().toString(36);
/** Unique in this process and short: start time and a count. */
const nextRequestId = () => `${startedAt}-${(counted++).toString(36)}`;

/** The request listener of the process: the page cache first, then express with Remix. */
export function createApp(parts: AppParts): (req: IncomingMessage, res: ServerResponse) => void {
  const app = createExpressApp(parts);
  const { pages } = parts;
  if (!pages) return app;
  const render = createPageRenderer(parts);
  return (req, res) => {
    const key = pageKey(req);
    const hit = key === null ? null : pages.lookup(key);
    if (!hit || key === null) return app(req, res);
    const requestId = nextRequestId();
    servePreparedPage(req, res, hit.page, requestId);
    if (hit.isStale)
      pages.fill(key, hit.page.shopId, () => render(toRequest(req), requestId)).catch(() => {});
  };
}

function createExpressApp(parts: AppParts): express.Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.get("/healthz", (_req, res) => {
    res
      .status(parts.isReady() ? 200 : 503)
      .type("text/plain")
      .send(parts.isReady() ? "ok" : "starting");
  });
  app.use((req, res, next) => {
    res.locals.requestId = nextRequestId();
    res.setHeader("X-Request-Id", res.locals.requestId);
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    const posted = {
      method: req.method,
      host: req.headers.host ?? "",
      origin: req.headers.origin,
      fetchSite: req.headers["sec-fetch-site"] as string | undefined,
    };
    if (isSameOrigin(posted)) return next();
    res.status(403).type("text/plain").send("This form can only be sent from the shop's own pages.");
  });
  app.use(...parts.assets);
  app.use(mediaHandler(parts.config));
  if (parts.pages) app.use(fillPageCache(parts, parts.pages));
  app.use(compression());
  // Not a path pattern: express would decode the path and fail on what is not UTF-8 before Remix can answer 404.
  app.use(async (req, res, next) => {
    try {
      const shop = await parts.shops.find(hostOfRequest(req));
      const { context } = createRequestContext(
        parts,
        toRequest(req),
        shop,
        res.locals.requestId,
        req.socket.remoteAddress,
      );
      if (!res.getHeader("Cache-Control")) res.setHeader("Cache-Control", "private, no-store");
      createExpressHandler({ build: parts.build, getLoadContext: () => context, mode: parts.config.nodeEnv })(
        req,
        res,
        next,
      );
    } catch (error) {
      next(error);
    }
  });
  app.use(((error: unknown, _req, res, _next) => {
    parts.log.error("request failed", { requestId: res.locals.requestId, error });
    if (!res.headersSent) res.status(500).type("text/plain").send("Internal Server Error");
  }) as express.ErrorRequestHandler);
  return app;
}

/** Renders a shareable page on a miss; what turns out not to be shareable is answered once and forgotten. */
function fillPageCache(parts: AppParts, pages: PageCache): express.RequestHandler {
  const render = createPageRenderer(parts);
  return async (req, res, next) => {
    const key = pageKey(req);
    if (key === null) return next();
    try {
      const shop = await parts.shops.find(req.headers.host ?? "");
      if (!shop) return next();
      let unshared: Response | null = null;
      const keepUnshared = (response: Response) => {
        unshared = response;
      };
      const page = await pages.fill(key, shop.id, () =>
        render(toRequest(req), res.locals.requestId, keepUnshared),
      );
      if (page) return servePreparedPage(req, res, page, res.locals.requestId);
      if (unshared) return sendResponse(res, unshared);
      next();
    } catch (error) {
      next(error);
    }
  };
}

/** Renders through Remix without a socket; null when the page must not be shared, which then goes to `unshared`. */
function createPageRenderer(parts: AppParts) {
  return async (
    request: Request,
    requestId: string,
    unshared: (response: Response) => void = () => {},
  ): Promise<RenderedPage | null> => {
    const shop = await parts.shops.find(request.headers.get("host") ?? "");
    if (!shop) return null;
    const build = typeof parts.build === "function" ? await parts.build() : parts.build;
    const { context, notes } = createRequestContext(parts, request, shop, requestId);
    const response = await createRequestHandler(build, parts.config.nodeEnv)(request, context);
    if (response.status !== 200 || !notes.isCacheable || response.headers.has("Set-Cookie")) {
      unshared(response);
      return null;
    }
    const body = Buffer.from(await response.arrayBuffer());
    return {
      shopId: shop.id,
      tags: notes.tags,
      contentType: response.headers.get("Content-Type") ?? "",
      policy: response.headers.get("Content-Security-Policy") ?? "",
      body,
    };
  };
}

async function sendResponse(res: express.Response, response: Response): Promise<void> {
  res.status(response.status);
  for (const [name, value] of response.headers) res.append(name, value);
  if (!response.headers.has("Cache-Control")) res.setHeader("Cache-Control", "private, no-store");
  res.end(Buffer.from(await response.arrayBuffer()));
}

/** The web Request of a GET, for the context and the page renderer; bodies are read by the express adapter. */
function toRequest(req: IncomingMessage): Request {
  const proto = req.headers["x-forwarded-proto"] === "https" ? "https" : "http";
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const path = "originalUrl" in req ? String(req.originalUrl) : (req.url ?? "/");
  return new Request(new URL(path, `${proto}://${req.headers.host ?? "localhost"}`), { headers });
}
