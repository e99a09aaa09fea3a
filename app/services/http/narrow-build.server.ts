import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** A path whose first part says by itself which routes it can lead to. Anything else is matched with all of them. */
const plainPath = /^\/([\w-]*)(?:\/|$)/;
/** Where a browser asks which routes other addresses lead to, and so needs an answer out of all of them. */
const manifestWord = "__manifest";

/**
 * A handler for pages of a shop that knows which routes an address can lead to. Remix tries every route of a build, and
 * makes its pattern anew, several times in each request; most addresses of a shop, a category's or a product's, can only
 * lead to the few routes that begin with no fixed word.
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

/** The word whose routes answer a request; null where all are needed. */
function wordOf(request: Request, firstWords: ReadonlySet<string | null>): string | null {
  const first = plainPath.exec(new URL(request.url).pathname)?.[1]?.toLowerCase();
  if (first === undefined || first === manifestWord) return null;
  return firstWords.has(first) ? first : "";
}

/**
 * The build with those routes alone that an address can lead to.
 * @param word first part of the path in lower case, as Remix compares it; empty for one that no route begins with
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

/** The fixed word a route's path begins with, in lower case; null when it begins otherwise. */
function firstWord(route: Route, routes: Routes): string | null {
  const [first] = lineOf(route, routes)
    .reverse()
    .flatMap(({ path }) => path?.split("/").filter(Boolean) ?? []);
  return first && /^[^:*?]+$/.test(first) ? first.toLowerCase() : null;
}

/** A route and those it lies in, outwards. */
function lineOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [route, ...lineOf(parent, routes)] : [route];
}

const pick = <T>(from: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([id]) => ids.has(id)));
