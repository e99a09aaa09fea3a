import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { tooManyWrites } from "~/models/platform/rate-limit/write-limits";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { schema } from "~/services/api/graphql/graphql-server.server";
import { WriteCounts } from "~/services/platform/http/answers/write-counts.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { withRefusals } from "~/services/shops/limits/with-refusals.server";
import { uncountedRoutes, withWriteLimits } from "~/services/shops/limits/with-write-limits.server";
import { Shopper } from "../live/harness/shopper";
import { openDemoListener } from "./demo-listener";
import { sendWithoutNetwork } from "./runner/send-without-network";

const windowMs = 60_000;
const none = { limit: 0, windowMs };
const customer = { id: 7 };

let build: ServerBuild;
beforeAll(async () => {
  const file = pathToFileURL(join(process.cwd(), "build", "server", "index.js")).href;
  const built = (await import(/* @vite-ignore */ file)) as ServerBuild;
  build = withRefusals(withWriteLimits(built)) as ServerBuild;
});

/** A request's context in which a scope has nothing left. */
const spent = (scope: "address" | "customer") =>
  ({
    tenant: { id: "t" },
    clientAddress: scope === "address" ? "192.0.2.1" : "",
    visitor: async () => (scope === "customer" ? { ...anonymousVisitor, customer } : anonymousVisitor),
    writes: new WriteCounts({ address: none, customer: none, carts: none, cartsOfNetwork: none }),
    log: { warn: () => {} },
    now: () => new Date("2026-03-01T12:00:00Z"),
  }) as unknown as RequestContext;

const actions = () =>
  Object.entries(build.routes).flatMap(([id, route]) =>
    route?.module.action ? [{ id, action: route.module.action }] : [],
  );

describe.each(["address", "customer"] as const)("when an %s has made too many changes", (scope) => {
  test("every form and call is answered 429 with the time to wait (rule input-18)", async () => {
    const others: string[] = [];
    const counted = actions().filter(({ id }) => !(id in uncountedRoutes));
    for (const { id, action } of counted) {
      const request = new Request("http://harbor.localhost/", { method: "POST" });
      const args = { request, params: {}, context: spent(scope) } as unknown as Parameters<typeof action>[0];
      const answer = await Promise.resolve(action(args)).catch((thrown: unknown) => thrown);
      const isRefused = answer instanceof Response && answer.status === 429;
      const told = isRefused ? await answer.clone().text() : "";
      const wait = isRefused ? answer.headers.get("Retry-After") : null;
      if (!isRefused || !told.includes(tooManyWrites) || wait !== "60") others.push(id);
    }
    expect(counted.length).toBeGreaterThan(40);
    expect(others).toEqual([]);
  });

  test("every mutation is refused", async () => {
    const fields = Object.entries(schema.getMutationType()?.getFields() ?? {});
    expect(fields.length).toBeGreaterThan(5);
    for (const [, { resolve }] of fields) {
      const context = { api: { ctx: spent(scope) } };
      await expect(resolve?.({}, {}, context, {} as never)).rejects.toMatchObject({ code: "too_many" });
    }
  });
});

test("the routes that are not counted exist", () => {
  const ids = new Set(actions().map(({ id }) => id));
  expect(Object.keys(uncountedRoutes).filter((id) => !ids.has(id))).toEqual([]);
});

test("neither the machine itself nor an unknown address is counted as one", async () => {
  const action = build.routes["routes/_store+/logout"]?.module.action;
  if (!action) throw new Error("the build has no way to sign out");
  for (const clientAddress of ["", "127.0.0.1", "0:0:0:0::/64"]) {
    const context = { ...spent("address"), clientAddress };
    const request = new Request("http://harbor.localhost/logout", { method: "POST" });
    const answer = await action({ request, params: {}, context } as unknown as Parameters<typeof action>[0]);
    expect((answer as Response).status).toBe(303);
  }
});

test("a guest's first cart is refused beyond the limits of the address and of its network", async () => {
  const [few, enough] = [
    { limit: 2, windowMs: 900_000 },
    { limit: 1000, windowMs: 900_000 },
  ];
  const limits = { address: enough, customer: enough, carts: few, cartsOfNetwork: { ...few, limit: 3 } };
  const demo = await openDemoListener({}, limits);
  const productId = await new Shopper(sendWithoutNetwork(demo.listener)).productId("harbor-carafe");
  /** Whether a shopper from an address has the carafe in the cart after adding it. */
  const adds = async (shopper: Shopper) => {
    await shopper.add(productId);
    return (await shopper.cartText()).includes("Harbor carafe");
  };
  const from = (address: string) => new Shopper(sendWithoutNetwork(demo.listener, address));
  const known = from("198.51.100.7");
  const added = [await adds(known)];
  for (const address of ["198.51.100.7", "198.51.100.7", "198.51.100.8", "198.51.100.9", "203.0.113.5"])
    added.push(await adds(from(address)));
  // The third of the address, and the fourth of the network; a cart that is there goes on.
  expect(added).toEqual([true, true, false, true, false, true]);
  expect(await adds(known)).toBe(true);
  await demo.close();
});
