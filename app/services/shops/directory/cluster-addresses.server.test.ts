import { data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { testBuild } from "../../platform/framework/build-fixture.server";
import { withClusterAddresses } from "./cluster-addresses.server";

const name = "0123456789abcdef-40x30";
const stored = `/media/acme/${name}`;
const here = `/media/acme-staging/${name}`;
const date = new Date(0);
const argsAt = (path: string) =>
  ({ request: new Request(`https://acme.example${path}`) }) as LoaderFunctionArgs;
const args = argsAt("/");

/** A build of one route whose loader answers or throws what a test gives it. */
const buildOf = (loader: () => unknown) =>
  testBuild({
    routes: { page: { id: "page", path: "/", module: { default: () => null, loader } }, gone: undefined },
  });
const answer = async (loader: () => unknown, suffix = "staging") => {
  const build = await resolve(withClusterAddresses(buildOf(loader), { suffix }));
  return build.routes.page?.module.loader?.(args);
};
const resolve = (build: ServerBuild | (() => Promise<ServerBuild>)) =>
  typeof build === "function" ? build() : build;

test("data has the cluster's addresses, at any depth and in owners' HTML, and nothing else changes", async () => {
  const value = {
    images: [{ url: stored, width: 40 }],
    html: `<img src="${stored}">`,
    at: date,
    none: null,
    price: undefined,
  };
  expect(await answer(() => value)).toEqual({
    images: [{ url: here, width: 40 }],
    html: `<img src="${here}">`,
    at: date,
    none: null,
    price: undefined,
  });
  expect(value.images[0]?.url).toBe(stored);
});

test("what comes later has them too", async () => {
  const value = (await answer(() => ({ later: Promise.resolve(stored) }))) as { later: Promise<string> };
  expect(await value.later).toBe(here);
});

test("a value with a status keeps it", async () => {
  const value = await answer(() => data({ url: stored }, { status: 404 }));
  expect(value).toMatchObject({ data: { url: here }, init: { status: 404 } });
});

test.each(["application/json", "text/html; charset=utf-8", "application/ld+json", "application/xml"])(
  "a response of %s has them",
  async (type) => {
    const response = (await answer(
      () =>
        new Response(`"${stored}"`, {
          status: 201,
          headers: { "Content-Type": type, "Content-Length": "9" },
        }),
    )) as Response;
    expect(response.status).toBe(201);
    expect(response.headers.get("Content-Length")).toBeNull();
    expect(await response.text()).toBe(`"${here}"`);
  },
);

test("bytes and empty answers are left alone", async () => {
  const file = new Response(stored, { headers: { "Content-Type": "application/octet-stream" } });
  expect(await answer(() => file)).toBe(file);
  const moved = new Response(null, { status: 303, headers: { Location: "/cart" } });
  expect(await answer(() => moved)).toBe(moved);
});

test("a thrown response has them, a fault stays what it is", async () => {
  const thrown = await answer(() => {
    throw Response.json({ url: stored }, { status: 404 });
  }).catch((response: Response) => response.json());
  expect(thrown).toEqual({ url: here });
  const fault = new Error("no");
  await expect(
    answer(() => {
      throw fault;
    }),
  ).rejects.toBe(fault);
});

test("production, which has no suffix, runs the build itself", async () => {
  const build = buildOf(() => null);
  expect(withClusterAddresses(build, { suffix: "" })).toBe(build);
});

test("a build that is made anew for each request is wrapped each time", async () => {
  const wrapped = withClusterAddresses(async () => buildOf(() => stored), { suffix: "staging" });
  const build = await resolve(wrapped);
  expect(await build.routes.page?.module.loader?.(args)).toBe(here);
});

test("pictures are at another origin for shoppers, and at the shop's own for staff and their programs (pictures-7)", async () => {
  const home = { suffix: "", origin: "https://cdn.example" };
  const build = await resolve(
    withClusterAddresses(
      buildOf(() => ({ url: stored })),
      home,
    ),
  );
  const { loader } = build.routes.page?.module ?? {};
  expect(await loader?.(argsAt("/a-page"))).toEqual({ url: `https://cdn.example${stored}` });
  expect(await loader?.(argsAt("/admin/products"))).toEqual({ url: stored });
  expect(await loader?.(argsAt("/admin-graphql"))).toEqual({ url: stored });
});
