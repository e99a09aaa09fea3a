import { createRequestHandler, data, type EntryContext, type ServerBuild } from "@remix-run/node";
import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { holderFor, holdLoaderData, releaseHeldData } from "./held-data.server";

type Loader = () => unknown;

/** A build of a layout and a page, whose entry keeps what it would render. */
function buildOf(loader: Loader, seen: { entry: EntryContext | null }): ServerBuild {
  const empty = { default: () => null };
  const routes = {
    root: { id: "root", path: "", module: { ...empty, loader: () => ({ shop: "harbor" }) } },
    page: { id: "page", parentId: "root", path: "page", module: { ...empty, loader } },
  };
  const render = (_request: Request, status: number, headers: Headers, entry: EntryContext) => {
    seen.entry = entry;
    return new Response(null, { status, headers });
  };
  return {
    ...{ routes, basename: "/", mode: "production", future: { v3_singleFetch: true } },
    assets: { routes, version: "1", entry: { module: "", imports: [] } },
    entry: { module: { default: render, handleError: () => {} } },
  } as unknown as ServerBuild;
}

async function answerOf(build: ServerBuild, context: object) {
  const handle = createRequestHandler(build, "production");
  return handle(new Request("http://harbor.example/page"), context as never);
}

const read = async (stream: ReadableStream<Uint8Array>) => (await decode(stream)).value;

/** What a browser gets from Remix alone, and with held data. */
async function bothWays(loader: Loader) {
  const [own, held] = [{ entry: null as EntryContext | null }, { entry: null as EntryContext | null }];
  const context = { heldData: new Map<string, unknown>() };
  const ownAnswer = await answerOf(buildOf(loader, own), {});
  const heldAnswer = await answerOf(holdLoaderData(buildOf(loader, held)), context);
  const released = held.entry && releaseHeldData(held.entry, context as never);
  return {
    ...{ context, ownAnswer, heldAnswer, released },
    ownState: own.entry?.serverHandoffStream && (await read(own.entry.serverHandoffStream)),
    heldState: released && (await read(new Blob([released.handoff]).stream())),
    ownEntry: own.entry,
  };
}

test.each<[string, Loader]>([
  ["data", () => ({ cards: [{ name: "Mug", wasMinor: null }], page: 1 })],
  ["data with a status", () => data({ listing: { isMissing: true } }, { status: 503 })],
  ["nothing", () => null],
  ["a thrown answer", () => Promise.reject(new Response("Gone", { status: 410, statusText: "Gone" }))],
  ["a fault of ours", () => Promise.reject(new Error("secret"))],
])("a browser cannot tell held data from Remix's own: %s", async (_, loader) => {
  const { ownAnswer, heldAnswer, ownState, heldState, ownEntry, released } = await bothWays(loader);
  expect(heldAnswer.status).toBe(ownAnswer.status);
  expect(heldState).toEqual(ownState);
  expect(released?.entryContext.staticHandlerContext.loaderData).toEqual(
    ownEntry?.staticHandlerContext.loaderData,
  );
});

test("a redirect is unchanged", async () => {
  const away = () => new Response(null, { status: 302, headers: { Location: "/mugs" } });
  const { heldAnswer, context } = await bothWays(away);
  expect(heldAnswer.headers.get("Location")).toBe("/mugs");
  expect(context.heldData.has("page")).toBe(false);
});

test("without held data Remix sends its own", async () => {
  const seen = { entry: null as EntryContext | null };
  await answerOf(holdLoaderData(buildOf(() => ({ page: 1 }), seen)), {});
  expect(seen.entry?.staticHandlerContext.loaderData.page).toEqual({ page: 1 });
  expect(releaseHeldData(seen.entry as EntryContext, {} as never)).toBeNull();
});

test("a route without a page is unchanged", async () => {
  const seen = { entry: null as EntryContext | null };
  const build = buildOf(() => null, seen);
  const { page } = build.routes;
  const resource = { ...page, module: { ...page?.module, default: undefined, loader: () => ({ ok: true }) } };
  const holding = holdLoaderData({ ...build, routes: { ...build.routes, page: resource } } as ServerBuild);
  expect(holding.routes.page).toBe(resource);
});

test.each(["/kitchen.data", "/_root.data", "/kitchen?_data=root"])(
  "%s asks for data, not for a page",
  (path) => {
    expect(holderFor(new Request(`http://harbor.example${path}`))).toBeUndefined();
    expect(holderFor(new Request("http://harbor.example/kitchen?page=2"))).toEqual(new Map());
  },
);
