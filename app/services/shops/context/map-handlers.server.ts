// @public

import type { ServerBuild } from "@remix-run/node";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** A route's loader or action. */
export type RouteHandler = NonNullable<Route["module"]["loader"]>;

/** A build, or a function that gets the newest one in development. */
export type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Wraps a loader or an action of a route, whose export `handle` it gets. */
export type Wrap = (
  handler: RouteHandler,
  kind: "loader" | "action",
  route: { id: string; handle: unknown },
) => RouteHandler;

/** The build with every loader and action wrapped. */
export function mapHandlers(build: Build, wrap: Wrap): Build {
  return typeof build === "function" ? async () => mapped(await build(), wrap) : mapped(build, wrap);
}

function mapped(build: ServerBuild, wrap: Wrap): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, handle } = route.module;
    const module = {
      ...route.module,
      ...(loader ? { loader: wrap(loader, "loader", { id, handle }) } : {}),
      ...(action ? { action: wrap(action, "action", { id, handle }) } : {}),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
