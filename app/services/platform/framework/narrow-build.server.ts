import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** A path whose first segment decides which routes it can match. Others are matched with all routes. */
const plainPath = /^\/([\w-]*)(?:\/|$)/;

/**
 * A Remix handler that tries only the routes an address can match. Remix compiles and tries every route of a
 * build several times per request; most addresses of a shop, a category's or product's, can only match the
 * few routes without a fixed first segment.
 */
export function createNarrowHandler(build: ServerBuild, mode: string): RequestHandler {
  const firstWords = new Set(
    Object.values(build.routes).flatMap((route) => (route ? firstWord(route, build.routes) : [])),
  );
  const handlers = new Map<string | null, RequestHandler>();
  return (request, context) => {
    const word = wordOf(request, firstWords);
    const handler =
      handlers.get(word) ?? createRequestHandler(word === null ? build : narrowBuild(build, word), mode);
    handlers.set(word, handler);
    return handler(request, context);
  };
}

/** The first segment that decides; null if all routes are needed. */
function wordOf(request: Request, firstWords: ReadonlySet<string | null>): string | null {
  const first = plainPath.exec(new URL(request.url).pathname)?.[1]?.toLowerCase();
  if (first === undefined) return null;
  return firstWords.has(first) ? first : "";
}

/**
 * The build with only the routes that an address can match.
 * @param word first segment in lower case, as Remix compares it; empty for one that no route begins with
 */
export function narrowBuild(build: ServerBuild, word: string): ServerBuild {
  const kept = new Set<string>();
  for (const route of Object.values(build.routes)) {
    if (!route) continue;
    const first = firstWord(route, build.routes);
    if (first === null || first === word) for (const each of lineOf(route, build.routes)) kept.add(each.id);
  }
  const routes = pick(build.routes, kept);
  return { ...build, routes, assets: { ...build.assets, routes: pick(build.assets.routes, kept) } };
}

/** The fixed first segment of a route's path, in lower case; null if it has none. */
function firstWord(route: Route, routes: Routes): string | null {
  const [first] = lineOf(route, routes)
    .reverse()
    .flatMap(({ path }) => path?.split("/").filter(Boolean) ?? []);
  return first && /^[^:*?]+$/.test(first) ? first.toLowerCase() : null;
}

/** A route and its parents, outwards. */
function lineOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [route, ...lineOf(parent, routes)] : [route];
}

const pick = <T>(from: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([id]) => ids.has(id)));
