// @public

import { data } from "@remix-run/node";
import { atHome, type PictureHome } from "~/models/platform/media/media-address";
import { isHiddenData, staticData } from "~/models/platform/page/static-data";
import { type Build, mapHandlers, type RouteHandler } from "../context/map-handlers.server";

const textual = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml)|application\/graphql-response)/;

const forOwners = /^\/admin(?:-graphql)?(?:\/|\.data$|$)/;

/**
 * The build with every picture's address where it is served, in whatever a loader or action answers: data of
 * pages, answers of the API, owners' HTML. It happens here, ahead of rendering, so that no page can forget it
 * and what is stored names neither cluster nor origin. Staff and their
 * programs get pictures at the shop's own origin: what they send back is stored. Without a suffix and another
 * origin it is the build itself.
 */
export function withClusterAddresses(build: Build, home: PictureHome): Build {
  return home.suffix === "" && !home.origin
    ? build
    : mapHandlers(build, (handler) => inAnswers(handler, home));
}

function inAnswers(handler: RouteHandler, home: PictureHome): RouteHandler {
  return async (args) => {
    const here = forOwners.test(new URL(args.request.url).pathname) ? { suffix: home.suffix } : home;
    try {
      return (await addressAll(await handler(args), here)) as Awaited<ReturnType<RouteHandler>>;
    } catch (thrown) {
      throw thrown instanceof Response ? await addressResponse(thrown, here) : thrown;
    }
  };
}

/** The same value with its texts addressed; what is no plain data stays the object it is. */
function addressAll(value: unknown, home: PictureHome): unknown {
  if (typeof value === "string") return atHome(value, home);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => addressAll(item, home));
  if (value instanceof Response) return addressResponse(value, home);
  if (value instanceof Promise) return value.then((later) => addressAll(later, home));
  if (isDataWithInit(value)) return data(addressAll(value.data, home), value.init ?? undefined);
  if (!isPlain(value)) return value;
  if (isHiddenData(value)) return staticData(addressAll(value.data, home), true);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, addressAll(inner, home)]));
}

async function addressResponse(response: Response, home: PictureHome): Promise<Response> {
  if (!response.body || !textual.test(response.headers.get("Content-Type") ?? "")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  const { status, statusText } = response;
  return new Response(atHome(await response.text(), home), { status, statusText, headers });
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What Remix's `data()` makes: a value with a status or headers. */
const isDataWithInit = (value: object): value is { data: unknown; init: ResponseInit | null } =>
  "type" in value && value.type === "DataWithResponseInit" && "data" in value && "init" in value;
