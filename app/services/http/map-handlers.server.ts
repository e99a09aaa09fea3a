import type { ServerBuild } from "@remix-run/node";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** A route's loader or action. */
export type RouteHandler = NonNullable<Route["module"]["loader"]>;

/** A build, or how to get the newest one in development. */
export type Build = ServerBuild | (() => Promise<ServerBuild>);

/** The build with every loader and action wrapped. */
export function mapHandlers(build: Build, wrap: (handler: RouteHandler) => RouteHandler): Build {
  return typeof build === "function" ? async () => mapped(await build(), wrap) : mapped(build, wrap);
}

function mapped(build: ServerBuild, wrap: (handler: RouteHandler) => RouteHandler): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader ? { loader: wrap(loader) } : {}),
      ...(action ? { action: wrap(action) } : {}),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
