import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAttempt } from "../access/attempt";
import { type Belongings, fillCustomer } from "../access/rich-customer";
import { type DemoListener, openDemoListener } from "../demo-listener";
import type { Send } from "../runner/answer";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { type RestCall, restCalls } from "./rest-calls";

const hostOf = (shop: string) => `http://${shop}.localhost:3000`;
const host = hostOf("harbor");
let demo: DemoListener;
let send: Send;
let own: Belongings;
let calls: Record<string, RestCall>;

beforeAll(async () => {
  demo = await openDemoListener();
  send = sendWithoutNetwork(demo.listener);
  const isOn = { enable: true };
  await demo.writeSettings("harbor", { modules: { save_for_later: isOn, shopping_list: isOn } });
  own = await fillCustomer({
    ...(await demo.contextOf("harbor")),
    secret: demo.secret,
    dataDir: demo.dataDir,
  });
  calls = restCalls(own);
});
afterAll(() => demo?.close());

/** Whether a value has something, even null, at a path such as `conversation.messages[]._id`. */
function has(value: unknown, path: string): boolean {
  let found = value;
  for (const step of path.split(/\.|(?=\[\])/)) {
    if (step === "[]") {
      if (!Array.isArray(found) || found.length === 0) return false;
      found = found[0];
    } else {
      if (typeof found !== "object" || found === null || !(step in found)) return false;
      found = (found as Record<string, unknown>)[step];
    }
  }
  return found !== undefined;
}

describe("a REST call of a storefront", () => {
  test.each(Object.keys(restCalls({ question: {}, list: {}, owner: {}, ids: {} } as Belongings)))(
    "%s answers what storefronts read",
    async (name) => {
      const call = calls[name];
      if (!call) throw new Error(`${name} is in the table`);
      const { as, shop = "harbor", reads, ...attempt } = call;
      const sender = as === "guest" ? null : own.owner;
      const answer = await makeAttempt(send, hostOf(shop), { ...attempt, forOwner: "shows" }, sender);
      expect(answer.headers["content-type"]).toMatch(/^application\/json/);
      const body: unknown = JSON.parse(answer.body);
      expect({ status: answer.status, body, lacks: reads.filter((path) => !has(body, path)) }).toMatchObject({
        lacks: [],
      });
    },
  );
});

describe("the headers of a storefront", () => {
  const sent = {
    "Content-Type": "application/json",
    context: "frontend",
    "client-domain": "harbor.localhost",
    "client-id": "any",
    "website-id": "any",
    "session-id": "",
    "quote-id": "",
    "quote-order-id": "",
    "seller-guid": "",
  };
  const ask = (query: string, headers: Record<string, string> = sent) =>
    send({
      method: "POST",
      url: new URL(`${host}/api-graphql`),
      headers,
      body: JSON.stringify({ query }),
    });

  test("are accepted, and the shop's client-id comes back", async () => {
    const { shop } = await demo.contextOf("harbor");
    const answer = await ask("{ initSettings { success settings { client { guid } } } }");
    expect(JSON.parse(answer.body)).toMatchObject({
      data: { initSettings: { success: true, settings: { client: { guid: shop.id } } } },
    });
    expect(answer.headers["client-id"]).toBe(shop.id);
  });

  test("a session that is started comes back as session_id, and as a cookie for 30 days", async () => {
    const answer = await ask(`mutation { addToCart(input: { _id: ${own.addedId} }) { success } }`);
    const session = answer.headers.session_id ?? "";
    expect(session).not.toBe("");
    const cookie = answer.setCookies.find((text) => text.includes(session)) ?? "";
    expect(cookie).toMatch(/Max-Age=2592000/);
    const counted = await ask("{ getCartCount { count } }", { ...sent, "session-id": session });
    expect(JSON.parse(counted.body)).toEqual({ data: { getCartCount: { count: 1 } } });
  });

  test("an unknown domain is named", async () => {
    const answer = await ask("{ getCartCount { count } }", { ...sent, "client-domain": "nowhere.example" });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toMatchObject({
      reason: "client-not-found",
      host: "nowhere.example",
    });
  });

  test("an unknown call below /api/ answers JSON", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const url = new URL(`${host}/api/no/such/call`);
      const answer = await send({ method, url, headers: { Accept: "text/html" }, body: "" });
      expect([answer.status, JSON.parse(answer.body).success]).toEqual([404, false]);
    }
  });
});
