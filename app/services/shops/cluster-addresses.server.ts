import { data } from "@remix-run/node";
import { inCluster } from "~/models/platform/media/media-address";
import { isHiddenData, staticData } from "~/models/platform/page/static-data";
import { type Build, mapHandlers, type RouteHandler } from "./map-handlers.server";

const textual = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml)|application\/graphql-response)/;

/**
 * The build with every picture's address as this cluster serves it, in whatever a loader or action answers:
 * data of pages, answers of the API, owners' HTML. It happens here, ahead of rendering, so that no page can
 * forget it and what is stored names no cluster. In production, which has no suffix, it is the build itself.
 */
export function withClusterAddresses(build: Build, suffix: string): Build {
  return suffix === "" ? build : mapHandlers(build, (handler) => inAnswers(handler, suffix));
}

function inAnswers(handler: RouteHandler, suffix: string): RouteHandler {
  return async (args) => {
    try {
      return (await addressAll(await handler(args), suffix)) as Awaited<ReturnType<RouteHandler>>;
    } catch (thrown) {
      throw thrown instanceof Response ? await addressResponse(thrown, suffix) : thrown;
    }
  };
}

/** The same value with its texts addressed; what is no plain data stays the object it is. */
function addressAll(value: unknown, suffix: string): unknown {
  if (typeof value === "string") return inCluster(value, suffix);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => addressAll(item, suffix));
  if (value instanceof Response) return addressResponse(value, suffix);
  if (value instanceof Promise) return value.then((later) => addressAll(later, suffix));
  if (isDataWithInit(value)) return data(addressAll(value.data, suffix), value.init ?? undefined);
  if (!isPlain(value)) return value;
  if (isHiddenData(value)) return staticData(addressAll(value.data, suffix), true);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, addressAll(inner, suffix)]));
}

async function addressResponse(response: Response, suffix: string): Promise<Response> {
  if (!response.body || !textual.test(response.headers.get("Content-Type") ?? "")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  const { status, statusText } = response;
  return new Response(inCluster(await response.text(), suffix), { status, statusText, headers });
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What Remix's `data()` makes: a value with a status or headers. */
const isDataWithInit = (value: object): value is { data: unknown; init: ResponseInit | null } =>
  "type" in value && value.type === "DataWithResponseInit" && "data" in value && "init" in value;
