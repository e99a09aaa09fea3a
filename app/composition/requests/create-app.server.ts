import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import type { PictureHome } from "~/models/platform/media/media-address";
import type { VisitorCounts } from "~/services/numbers/visitor-counts.server";
import type { FileStore } from "~/services/platform/file-store/file-store";
import { answerFault } from "~/services/platform/http/answers/answer-fault.server";
import { securityHeaders } from "~/services/platform/http/answers/security-headers.server";
import { sendUnavailable } from "~/services/platform/http/answers/send-unavailable.server";
import { WriteCounts } from "~/services/platform/http/answers/write-counts.server";
import { isSameOrigin } from "~/services/platform/http/hosts/same-origin.server";
import { type FinishedRequest, observeRequests } from "~/services/platform/http/observe-requests.server";
import { decodableUrl } from "~/services/platform/http/reading/decodable-url.server";
import { limitBodyTime } from "~/services/platform/http/reading/limit-body-time.server";
import { limitRequestTime } from "~/services/platform/http/reading/limit-request-time.server";
import { createRequestIds, type RequestIdOf } from "~/services/platform/http/request-ids.server";
import { Turns } from "~/services/platform/http/turns.server";
import { withoutOldData } from "~/services/platform/http/without-old-data.server";
import type { PictureWorkers } from "~/services/platform/media/picture-workers.server";
import { mediaHandler } from "~/services/platform/media/serve-media.server";
import { withMethods } from "~/services/shops/context/with-methods.server";
import { withClusterAddresses } from "~/services/shops/directory/cluster-addresses.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { withRefusals } from "~/services/shops/limits/with-refusals.server";
import { withWriteLimits } from "~/services/shops/limits/with-write-limits.server";
import { withTexts } from "~/services/shops/texts/with-texts.server";
import { fillPageCache } from "../page-cache/fill-page-cache.server";
import { createPageFinder } from "../page-cache/find-page.server";
import type { PageCaches } from "../page-cache/page-caches.server";
import { createPageRenderer } from "../page-cache/render-page.server";
import { answerCertificate } from "./answer-certificate.server";
import { createSearchCounting } from "./counts/count-search.server";
import { countVisits } from "./counts/count-visits.server";
import { createRequestContext, type ProcessParts } from "./create-request-context.server";
import { giveBrowserId } from "./give-browser-id.server";
import { keepOfficeApart } from "./keep-office-apart.server";
import { leadToOffice } from "./lead-to-office.server";
import { noteCountry } from "./note-country.server";
import { redirectAliases } from "./redirect-aliases.server";
import { refuseOddRequests } from "./refuse-odd-requests.server";
import { serveOverHttps } from "./serve-over-https.server";
import { servePages } from "./serve-pages.server";
import { completeHeaders, createRemixServer, wholeRequest } from "./serve-remix.server";
import { findSpokenShop, splitLanguage } from "./split-language.server";
import { waitTurn } from "./wait-turn.server";
import { withNotFoundPage } from "./with-not-found-page.server";

/** What the request listener is made of. */
export type AppParts = ProcessParts & {
  build: ServerBuild | (() => Promise<ServerBuild>);
  shops: ShopDirectory;
  /** Absent in development, where pages must always be current. */
  pages?: PageCaches | undefined;
  isReady: () => boolean;
  /** Whether the database cannot be reached now. */
  isAway: () => boolean;
  /** Serves assets before everything else: Vite in development, files in production. */
  assets: express.RequestHandler[];
  requestIdOf?: RequestIdOf;
  /** This node's own store of resized pictures; absent keeps them with all files. */
  diskStore?: FileStore | undefined;
  /** Make pictures of other sizes; absent makes them here. */
  pictureWorkers?: PictureWorkers | undefined;
  /** Counts visitors of shops; absent counts none. */
  visitorCounts?: VisitorCounts | undefined;
  /** Observers of finished requests. */
  observers?: ((finished: FinishedRequest) => void)[];
};

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** The request listener of the process: cached pages first, then express with Remix. */
export function createApp(given: AppParts): Listener {
  const build = withMethods(
    withNotFoundPage(
      withRefusals(withWriteLimits(withClusterAddresses(given.build, pictureHome(given.config)))),
    ),
  );
  const requestIdOf = given.requestIdOf ?? createRequestIds();
  const listener = refuseOddRequests(
    limitBodyTime(
      createListener({
        ...given,
        writes: given.writes ?? new WriteCounts(),
        build,
        requestIdOf,
        styles: typeof given.build === "function" ? [] : (given.build.assets.routes.root?.css ?? []),
      }),
    ),
  );
  const apart = keepOfficeApart(listener, given.config);
  const { observers = [], visitorCounts } = given;
  const counted = noteCountry(visitorCounts ? countVisits(apart, given, visitorCounts) : apart, given.shops);
  return serveOverHttps(observeRequests(counted, observers), given.config);
}

const pictureHome = ({ clusterSuffix, files }: AppParts["config"]): PictureHome => ({
  suffix: clusterSuffix,
  origin: files.publicUrl,
});

/** Requests of a shop that are under way for each connection it may have: most of the time they need none. */
const turnsOfConnection = 8;

type ListenerParts = AppParts & { requestIdOf: RequestIdOf; styles: readonly string[] };

function createListener(parts: ListenerParts): Listener {
  const { pages: caches, requestIdOf } = parts;
  const local = (listener: Listener) => withDecodableUrl(splitLanguage(listener, parts.shops));
  if (!caches) return local(createExpressApp(parts, []));
  const render = createPageRenderer(parts);
  const findPage = createPageFinder(parts);
  const tellsSource = parts.config.serverTiming;
  const countSearch = createSearchCounting(parts.searchCounts);
  const filling = fillPageCache(findPage, caches, render, { tellsSource, countSearch });
  const pageParts = { caches, findPage, render, requestIdOf, tellsSource, countSearch };
  return local(servePages(createExpressApp(parts, [filling]), pageParts));
}

/** What browsers ask for where a document names no icon (rule layout-16). */
const leadToIcon: express.RequestHandler = (_req, res) => {
  res.set("Cache-Control", "public, max-age=86400").redirect("/favicon.svg");
};

function withDecodableUrl(listener: Listener): Listener {
  return (req, res) => {
    req.url = withoutOldData(decodableUrl(req.url ?? "/"));
    listener(req, res);
  };
}

function createExpressApp(parts: ListenerParts, beforeRemix: express.RequestHandler[]): express.Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  // Remix parses the query itself; express would parse it again into nested objects.
  app.set("query parser", false);
  app.get("/healthz", (_req, res) => void res.type("text/plain").send("ok"));
  app.get("/readyz", (_req, res) => {
    const isReady = parts.isReady();
    res
      .status(isReady ? 200 : 503)
      .type("text/plain")
      .send(isReady ? "ready" : "not ready");
  });
  app.use((req, res, next) => {
    res.locals.requestId = parts.requestIdOf(req);
    res.setHeader("X-Request-Id", res.locals.requestId);
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    const posted = {
      method: req.method,
      path: req.path,
      host: req.headers.host ?? "",
      origin: req.headers.origin,
      fetchSite: req.headers["sec-fetch-site"] as string | undefined,
    };
    if (isSameOrigin(posted)) return next();
    res.status(403).type("text/plain").send("This form can only be sent from the shop’s own pages.");
  });
  app.use(...parts.assets);
  app.get("/favicon.ico", leadToIcon);
  app.use(
    mediaHandler({
      fileStore: parts.fileStore,
      diskStore: parts.diskStore ?? parts.fileStore,
      clusterSuffix: parts.config.clusterSuffix,
      log: parts.log,
      workers: parts.pictureWorkers,
    }),
  );
  // Requests that need the database are refused at once instead of each waiting for a connection.
  app.use((req, res, next) => (parts.isAway() ? sendUnavailable(req, res) : next()));
  app.use(limitRequestTime({ deadlineMs: parts.config.requestDeadlineMs, log: parts.log }));
  app.get("/certificate", answerCertificate(parts));
  app.use(leadToOffice(parts));
  app.use(redirectAliases(parts));
  if (beforeRemix.length > 0) app.use(...beforeRemix);
  const atOnce = parts.config.database.tenantConnections * turnsOfConnection;
  const turns = new Turns(() => performance.now());
  app.use(waitTurn({ turns, shops: parts.shops, atOnce, styles: parts.styles }));
  app.use(compression());
  const countSearch = createSearchCounting(parts.searchCounts);
  const answer = createRemixServer(parts.build, parts.config.nodeEnv);
  // No path pattern: express would fail to decode a path that is not UTF-8 before Remix can answer 404.
  app.use(async (req, res, next) => {
    try {
      const shop = await findSpokenShop(parts.shops, req);
      if (shop) res.locals.shop = shop.code;
      const request = wholeRequest(req, res);
      const from = { peer: req.socket.remoteAddress };
      const { context, notes } = createRequestContext(parts, request, shop, res.locals.requestId, from);
      completeHeaders(res, () => giveBrowserId(req, res, notes.countedAt));
      await withTexts(context.texts, () => answer(request, context, res));
      countSearch(req, notes.missedSearch);
    } catch (error) {
      next(error);
    }
  });
  app.use(answerFault(parts.log));
  return app;
}
