import {
  type AppLoadContext,
  data,
  type EntryContext,
  type LoaderFunction,
  type ServerBuild,
} from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { encodeHandoff } from "./encode-handoff.server";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** The placeholder Remix gets instead of held data: `null` would be data, and `undefined` an error. */
const placeholder = {};

/**
 * The build with loaders that store their data with the request and give Remix a placeholder. Remix would encode
 * the data value by value, which takes a tenth of a page's time; see `releaseHeldData`.
 */
export function holdLoaderData(build: ServerBuild): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) routes[id] = route && holding(route);
  return { ...build, routes };
}

function holding(route: Route): Route {
  const { loader, default: Page } = route.module;
  // The response of a route without a page is not touched.
  if (!loader || !Page) return route;
  const holdingLoader: LoaderFunction = async (args) => {
    const answer = await loader(args);
    const { heldData } = args.context;
    if (!heldData || typeof answer !== "object" || answer === null || answer instanceof Response)
      return answer;
    if (!isAnswerWithStatus(answer)) {
      heldData.set(route.id, answer);
      return placeholder;
    }
    heldData.set(route.id, answer.data);
    return data(placeholder, answer.init ?? undefined);
  };
  return { ...route, module: { ...route.module, loader: holdingLoader } };
}

/** Stores loader data with a request for a page. Requests for a page's data are answered by Remix. */
export function holderFor(request: Request): Map<string, unknown> | undefined {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.endsWith(".data") || searchParams.has("_data") ? undefined : new Map();
}

type AnswerWithStatus = ReturnType<typeof data>;

const isAnswerWithStatus = (answer: object): answer is AnswerWithStatus =>
  "type" in answer && answer.type === "DataWithResponseInit";

/** A page's state with held data, and its encoded text for browsers. */
export type Released = { entryContext: EntryContext; handoff: string };

/** Restores held data for rendering, and encodes it for browsers; null if none is held. */
export function releaseHeldData(entryContext: EntryContext, { heldData }: AppLoadContext): Released | null {
  if (!heldData || heldData.size === 0) return null;
  const { staticHandlerContext } = entryContext;
  const loaderData = { ...staticHandlerContext.loaderData };
  for (const [id, held] of heldData) if (id in loaderData) loaderData[id] = held;
  const { actionData, errors } = staticHandlerContext;
  return {
    entryContext: { ...entryContext, staticHandlerContext: { ...staticHandlerContext, loaderData } },
    handoff: encodeHandoff({ loaderData, actionData, errors: errors && errorsForBrowser(errors) }),
  };
}

/** Errors with the mark by which Remix restores them in a browser. What they may contain was decided before. */
function errorsForBrowser(errors: Record<string, unknown>): Record<string, unknown> {
  const marked = Object.entries(errors).map(([id, error]) => {
    if (isRouteErrorResponse(error)) {
      const { status, statusText, data } = error;
      return [id, { status, statusText, data, internal: false, __type: "RouteErrorResponse" }];
    }
    if (error instanceof Error) return [id, { message: error.message, stack: error.stack, __type: "Error" }];
    return [id, error];
  });
  return Object.fromEntries(marked);
}
