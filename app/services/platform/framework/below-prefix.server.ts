import type { RequestHandler, ServerBuild } from "@remix-run/node";

type Route = NonNullable<ServerBuild["routes"][string]>;
type RouteHandler = NonNullable<Route["module"]["loader"]>;

/** A handler of requests; Remix writes and reads their addresses below a prefix such as `/de`. */
export type PrefixedHandler = (
  request: Request,
  context?: Parameters<RequestHandler>[1],
  prefix?: string,
) => Promise<Response>;

/**
 * The build below a prefix (rule locales-2): links, forms, redirects and the router in the browser have it by
 * Remix's `basename`, while loaders and actions get the address without it, as they write addresses.
 */
export function buildBelow(build: ServerBuild, prefix: string): ServerBuild {
  if (prefix === "") return build;
  const within =
    (handler: RouteHandler): RouteHandler =>
    (args) =>
      handler({ ...args, request: at(args.request, withoutPrefix(new URL(args.request.url), prefix)) });
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = { ...route.module };
    if (loader) module.loader = within(loader);
    if (action) module.action = within(action);
    return [id, { ...route, module }];
  });
  return { ...build, basename: prefix, routes: Object.fromEntries(routes) };
}

/** The request for a path of the shop as Remix gets it below a prefix. */
export function requestBelow(request: Request, prefix: string): Request {
  if (prefix === "") return request;
  const url = new URL(request.url);
  if (url.pathname === "/_root.data") url.pathname = `${prefix}.data`;
  else url.pathname = url.pathname === "/" ? prefix : prefix + url.pathname;
  return at(request, url);
}

function withoutPrefix(url: URL, prefix: string): URL {
  if (url.pathname === `${prefix}.data`) url.pathname = "/_root.data";
  else url.pathname = url.pathname.slice(prefix.length) || "/";
  return url;
}

/** The same request for another address. A body that is read while it comes in has to say so. */
function at({ method, headers, signal, body }: Request, url: URL): Request {
  const init = { method, headers, signal, body, ...(body ? { duplex: "half" } : {}) };
  return new Request(url, init as RequestInit);
}
