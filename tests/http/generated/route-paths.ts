import type { ServerBuild } from "@remix-run/node";
import { anyInAddress } from "./odd-values";
import type { Random } from "./random";

/** Shows the error page by its own address: 500 is what it is asked for. */
const errorPage = "/error";

/** The path pattern of every route that answers by itself, e.g. `/account/orders/:id`; new routes are among them. */
export function routePatterns({ routes }: ServerBuild): string[] {
  const patternOf = (id: string): string => {
    const route = routes[id];
    if (!route) return "";
    return [route.parentId ? patternOf(route.parentId) : "", route.path ?? ""].filter(Boolean).join("/");
  };
  return [...new Set(Object.keys(routes).map((id) => `/${patternOf(id)}`))].filter(
    (path) => path !== errorPage,
  );
}

/** A path a pattern fits. */
export function pathOf(pattern: string, random: Random): string {
  const some = () => Array.from({ length: random.below(5) }, () => anyInAddress(random)).join("/");
  return pattern
    .split("/")
    .map((part) => (part === "*" ? some() : part.startsWith(":") ? anyInAddress(random) : part))
    .join("/");
}
