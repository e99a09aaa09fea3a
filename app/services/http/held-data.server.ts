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

/** What Remix gets in place of data that is held: `null` would be data, and `undefined` an error. */
const placeholder = {};

/**
 * The same build with loaders that leave their data with the request and hand Remix a placeholder. Remix would encode
 * what loaders answer value by value, at a tenth of a page's cost; see `releaseHeldData`.
 */
export function holdLoaderData(build: ServerBuild): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) routes[id] = route && holding(route);
  return { ...build, routes };
}

function holding(route: Route): Route {
  const { loader, default: Page } = route.module;
  // What a route without a page answers goes out as it is.
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

/** Where loaders may leave their data: with a request for a page. One for the data of a page is answered by Remix. */
export function holderFor(request: Request): Map<string, unknown> | undefined {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.endsWith(".data") || searchParams.has("_data") ? undefined : new Map();
}

type AnswerWithStatus = ReturnType<typeof data>;

const isAnswerWithStatus = (answer: object): answer is AnswerWithStatus =>
  "type" in answer && answer.type === "DataWithResponseInit";

/** A page's state with the data that was held, and the text browsers are to read it from. */
export type Released = { entryContext: EntryContext; handoff: string };

/** Puts held data back where a page is rendered from, and writes it for browsers; null where none is held. */
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

/** Errors with the mark by which Remix makes them errors again in a browser. What they may tell it has decided before. */
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
