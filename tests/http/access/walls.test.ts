import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noChoices } from "~/models/catalogue/options/line-choices";
import { schema } from "~/services/api/graphql/graphql-server.server";
import { addListItem } from "~/services/selling/lists/add-list-item.server";
import { createList } from "~/services/selling/lists/create-list.server";
import { shoppingListItems } from "~/tables/selling/lists";
import { type DemoListener, openDemoListener } from "../demo-listener";
import type { Send } from "../runner/answer";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { accountAttempts, type RouteAttempts, type StrangersRows } from "./account-attempts";
import { apiAttempts } from "./api-attempts";
import { type Attempt, dataOf, givenAway, makeAttempt, methodOf, nameOf, textOf } from "./attempt";
import { graphqlAttempts, openCalls } from "./graphql-attempts";
import { type KeptRows, keepRows } from "./kept-rows";
import { linkAttempts } from "./link-attempts";
import { openRoutes } from "./open-routes";
import { orderAttempts } from "./order-attempts";
import { type Belongings, fillCustomer, ownedIdsOf, tracesOf } from "./rich-customer";
import { type SignedIn, signUp, word } from "./signed-in";

const host = "http://harbor.localhost:3000";
const routeAttempts: RouteAttempts = {
  ...accountAttempts,
  ...orderAttempts,
  ...apiAttempts,
  ...linkAttempts,
};
const names = [...Object.keys(routeAttempts), ...Object.keys(graphqlAttempts)];

let demo: DemoListener;
let send: Send;
let build: ServerBuild;
let owned: Belongings;
let rows: KeptRows;
let stranger: SignedIn;
let strangersRows: StrangersRows;

beforeAll(async () => {
  const file = pathToFileURL(join(process.cwd(), "build", "server", "index.js")).href;
  build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  demo = await openDemoListener();
  send = sendWithoutNetwork(demo.listener);
  const isOn = { enable: true };
  const orders = { allow_request_quote: true, withdrawal: { everywhere: true } };
  await demo.writeSettings("harbor", {
    modules: { save_for_later: isOn, shopping_list: isOn, "order-management": orders },
  });
  const ctx = { ...(await demo.contextOf("harbor")), secret: demo.secret, dataDir: demo.dataDir };
  owned = await fillCustomer(ctx);
  rows = await keepRows(ctx.db);
  // Later than the rows that are kept: what the stranger does to their own things is not looked at.
  stranger = await signUp(ctx, "outsider");
  const listId = await createList(ctx, stranger.id, "Own list");
  const key = { customerId: stranger.id, listId };
  await addListItem(ctx, key, {
    productId: owned.boughtId,
    sellerId: ctx.shop.sellerId,
    lineData: noChoices,
    qty: 1,
  });
  const ofStranger = eq(shoppingListItems.customerId, stranger.id);
  const [item] = await ctx.db.select().from(shoppingListItems).where(ofStranger);
  strangersRows = { listId, listItemId: item?.id ?? 0 };
});
afterAll(() => demo?.close());

/** The attempts of a route or a call. */
function attemptsOf(name: string): Attempt[] {
  const attempts = routeAttempts[name]?.(owned, strangersRows) ?? graphqlAttempts[name]?.(owned) ?? [];
  return attempts.flatMap((attempt) => [attempt, ...dataOf(attempt, `routes/${name}`)]);
}

const proofsOf = ({ reveals, proof }: Attempt) => (proof === undefined ? (reveals ?? [word]) : [proof]);

describe("the list of attempts", () => {
  const served = () =>
    Object.entries(build.routes).flatMap(([id, route]) =>
      route && (route.module.loader || route.module.action)
        ? [{ name: id.replace(/^routes\//, ""), module: route.module }]
        : [],
    );
  const calls = () =>
    [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));

  test("has every route, or says why nothing of a customer can be named to it", () => {
    const listed = new Set([...Object.keys(routeAttempts), ...Object.keys(openRoutes)]);
    // Those of staff open with a cookie that no customer has: office-rights.test.ts walks all of them.
    const isOffice = (name: string) => /^admin_?\+\//.test(name);
    expect(served().filter(({ name }) => !listed.has(name) && !isOffice(name))).toEqual([]);
  });

  test("has every call, or says why nothing of a customer can be named to it", () => {
    const listed = new Set([...Object.keys(graphqlAttempts), ...Object.keys(openCalls)]);
    expect(calls().filter((name) => !listed.has(name))).toEqual([]);
  });

  test("has nothing that no longer exists, and nothing twice", () => {
    const existing = new Set([...served().map(({ name }) => name), ...calls()]);
    const listed = [...names, ...Object.keys(openRoutes), ...Object.keys(openCalls)];
    expect(listed.filter((name) => !existing.has(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("tries the page and the form of a route that has both", () => {
    const untried = served().flatMap(({ name, module }) => {
      const methods = attemptsOf(name).map(methodOf);
      if (!routeAttempts[name]) return [];
      const isRead = !module.loader || methods.includes("GET");
      const isWritten = !module.action || methods.some((method) => method !== "GET");
      return [isRead ? "" : `the page of ${name}`, isWritten ? "" : `the form of ${name}`].filter(Boolean);
    });
    expect(untried).toEqual([]);
  });
});

describe.each([
  ["another customer", () => stranger],
  ["a visitor", () => null],
])("with what is a customer's, %s reads nothing and changes nothing at", (_, who) => {
  test.each(names)("%s", async (name) => {
    const traces = tracesOf(owned);
    const problems: string[] = [];
    for (const attempt of attemptsOf(name)) {
      const answer = await makeAttempt(send, host, attempt, who());
      const told = givenAway(attempt, answer, [...traces, ...(attempt.reveals ?? [])]);
      if (told.length > 0) problems.push(`${nameOf(attempt)} gives away ${told.join(", ")}`);
      // An attempt that was not even looked at proves nothing.
      if (answer.status === 429 || answer.status >= 500)
        problems.push(`${nameOf(attempt)} is answered ${answer.status}`);
    }
    expect(problems).toEqual([]);
    expect(await rows.differences(ownedIdsOf(owned))).toEqual([]);
  });
});

/**
 * Names of the attempts that do something for the owner, as they are tried: those that end something last.
 */
describe.each(["shows", "changes", "ends"] as const)(
  "what %s something to its owner does so at",
  (effect) => {
    test.each(names)("%s", async (name) => {
      const failed: string[] = [];
      const state = async () =>
        effect === "shows" ? "" : JSON.stringify(await rows.differences(ownedIdsOf(owned)));
      const attempts = attemptsOf(name).filter(({ forOwner }) => forOwner === effect);
      let before = attempts.length > 0 ? await state() : "";
      for (const attempt of attempts) {
        const answer = await makeAttempt(send, host, attempt, owned.owner);
        const told = textOf(answer);
        const after = await state();
        const isSeen =
          effect === "shows" ? proofsOf(attempt).every((text) => told.includes(text)) : after !== before;
        before = after;
        if (!isSeen) failed.push(`${nameOf(attempt)}: ${answer.status} ${told.slice(0, 3000)}`);
      }
      expect(failed).toEqual([]);
    });
  },
);
