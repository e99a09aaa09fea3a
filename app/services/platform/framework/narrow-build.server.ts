// @public

import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { buildBelow, type PrefixedHandler, requestBelow } from "./below-prefix.server";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** A path without escapes. Others are matched with all routes. */
const plainPath = /^\/[\w\-/]*$/;
/** What narrows to pages of the office. */
const officeNarrowing = /^\/?admin(\/|$)/;
/** What Remix adds to the address of a page when it wants the page's data alone. */
const dataEnding = /\.data$/;

/**
 * A Remix handler that tries only the routes an address can match. Remix flattens, compiles and tries every
 * route of a build several times per request. A route without parameters wins over all others, so its address
 * needs no other; most other addresses of a shop, a category's or product's, can only match the few routes
 * without a fixed first segment.
 */
export function createNarrowHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): PrefixedHandler {
  // In development the build is another after each change.
  if (typeof build === "function")
    return async (request, context, prefix = "") =>
      createRequestHandler(buildBelow(await build(), prefix), mode)(requestBelow(request, prefix), context);
  const routes = Object.values(build.routes).flatMap((route) => route ?? []);
  const narrowings: Narrowings = {
    firstWords: new Set(routes.flatMap((route) => firstWord(route, build.routes) ?? [])),
    fixedPaths: new Set(routes.flatMap((route) => fixedPath(route, build.routes) ?? [])),
  };
  const handlers = new Map<string, RequestHandler>();
  return (request, context, prefix = "") => {
    const path = narrowingOf(request.url, narrowings);
    const key = `${prefix} ${path ?? "*"}`;
    const handler =
      handlers.get(key) ??
      createRequestHandler(buildBelow(path === null ? build : narrowBuild(build, path), prefix), mode);
    handlers.set(key, handler);
    return handler(requestBelow(request, prefix), context);
  };
}

/**
 * What a build can be narrowed to: the first segments and the whole paths, without parameters, of its routes.
 */
export type Narrowings = { firstWords: ReadonlySet<string>; fixedPaths: ReadonlySet<string> };

/**
 * What an address narrows the routes to, in lower case, as Remix compares them: `/checkout/cart`, the path of
 * a route; `checkout`, a first segment; empty for one that no route begins with; null if all routes are
 * needed.
 */
export function narrowingOf(url: string, { firstWords, fixedPaths }: Narrowings): string | null {
  const path = new URL(url).pathname.replace(dataEnding, "").toLowerCase();
  if (!plainPath.test(path)) return null;
  if (fixedPaths.has(path)) return path;
  const [, first = ""] = path.split("/");
  return firstWords.has(first) ? first : "";
}

/**
 * The build with only the routes that an address can match, by what it narrows them to. Browsers of shoppers
 * get the list of routes without the office's, which `scripts/framework/shop-manifest.mjs` writes.
 */
export function narrowBuild(build: ServerBuild, narrowing: string): ServerBuild {
  const kept = new Set<string>();
  for (const route of Object.values(build.routes)) {
    if (!route) continue;
    const first = firstWord(route, build.routes);
    const isKept = narrowing.startsWith("/")
      ? fixedPath(route, build.routes) === narrowing
      : first === null || first === narrowing;
    if (isKept) for (const each of lineOf(route, build.routes)) kept.add(each.id);
  }
  const routes = pick(build.routes, kept);
  const { url } = build.assets;
  const listUrl = officeNarrowing.test(narrowing) ? url : url.replace(/\.js$/, "-shop.js");
  return {
    ...build,
    routes,
    assets: { ...build.assets, url: listUrl, routes: pick(build.assets.routes, kept) },
  };
}

/** The fixed first segment of a route's path, in lower case; null if it has none. */
function firstWord(route: Route, routes: Routes): string | null {
  const [first] = segmentsOf(route, routes);
  return first && isFixed(first) ? first.toLowerCase() : null;
}

/** The path of a route without parameters, in lower case; null for others, and for the home page. */
function fixedPath(route: Route, routes: Routes): string | null {
  const segments = segmentsOf(route, routes);
  return segments.length > 0 && segments.every(isFixed) ? `/${segments.join("/").toLowerCase()}` : null;
}

const isFixed = (segment: string) => /^[^:*?]+$/.test(segment);

const segmentsOf = (route: Route, routes: Routes): string[] =>
  lineOf(route, routes)
    .reverse()
    .flatMap(({ path }) => path?.split("/").filter(Boolean) ?? []);

/** A route and its parents, outwards. */
function lineOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [route, ...lineOf(parent, routes)] : [route];
}

const pick = <T>(from: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([id]) => ids.has(id)));
