import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Shopper } from "../../live/harness/shopper";
import { type DemoListener, openDemoListener } from "../demo-listener";
import type { Answer, Send } from "../runner/answer";
import { elementsOf, seenText } from "../runner/page";
import { select } from "../runner/select";
import { sendWithoutNetwork } from "../runner/send-without-network";

const pages = ["/", "/kitchen", "/tide-mug", "/search?q=mug", "/brands"];

let demo: DemoListener;
let send: Send;
let productId: string;
beforeAll(async () => {
  demo = await openDemoListener({ SERVER_TIMING: "on" });
  send = sendWithoutNetwork(demo.listener);
  productId = await new Shopper(send).productId("tide-mug");
  // A filtered listing waits for the index, and listings without counts are not cached.
  await new Shopper(send).get("/kitchen/color=Blue");
});
afterAll(() => demo?.close());

async function guestWith(pieces: number): Promise<Shopper> {
  const guest = new Shopper(send);
  await guest.add(productId, pieces);
  return guest;
}

async function customer(firstName: string): Promise<Shopper> {
  const shopper = new Shopper(send);
  const account = { email: `${crypto.randomUUID()}@example.com`, password: "a-good-long-password" };
  await demo.addCustomer("harbor", { ...account, firstName });
  const answer = await shopper.post("/login", account);
  if (answer.status !== 303) throw new Error(seenText(answer.body));
  return shopper;
}

const isSegmented = ({ headers }: Answer) => headers["server-timing"] === 'cache;desc="segmented"';
const cartLabel = ({ body }: Answer) => select(body, 'a[href="/checkout/cart"]')[0]?.attribs["aria-label"];

/** The page rendered for this visitor alone: an API client's header excludes it from the shared cache. */
function renderedAlone(path: string, visitor: Shopper): Promise<Answer> {
  const token = /awning_session=([^;]+)/.exec(visitor.cookie())?.[1] ?? "";
  const url = new URL(path, "http://harbor.localhost");
  return send({ method: "GET", url, headers: { accept: "text/html", "session-id": token }, body: "" });
}

/** Every element with its attributes, and every visible text. */
const contentOf = ({ body }: Answer) => ({
  text: seenText(body),
  elements: elementsOf(body)
    .filter(({ name }) => name !== "script")
    .map(({ name, attribs }) => [name, attribs]),
});

describe.each(pages)("%s", (path) => {
  test("is the same for a guest with a cart as if it were rendered for them alone", async () => {
    const guest = await guestWith(3);
    await guest.get(path);
    const shared = await guest.get(path);
    expect(isSegmented(shared)).toBe(true);
    expect(contentOf(shared)).toEqual(contentOf(await renderedAlone(path, guest)));
  });

  test("is the same for a customer", async () => {
    const ada = await customer("Ada <&> 'O\"Neil'");
    await ada.get(path);
    const shared = await ada.get(path);
    expect(isSegmented(shared)).toBe(true);
    expect(contentOf(shared)).toEqual(contentOf(await renderedAlone(path, ada)));
  });
});

test("a customer never sees another customer's name, in the page or in its data", async () => {
  const [ada, bob] = [await customer("Adalberta"), await customer("Bobowitz")];
  for (const path of ["/", "/kitchen", "/kitchen.data"]) {
    expect((await ada.get(path)).body).toContain("Adalberta");
    const { body } = await bob.get(path);
    expect(body).toContain("Bobowitz");
    expect(body).not.toContain("Adalberta");
  }
});

const marks = ({ body }: Answer) => /\.heart:is\([^)]*\)/.exec(body)?.[0];
const mark = (shopper: Shopper) => shopper.post("/account/favorites", { toggle: productId });

test("a customer's favorites are marked from the very next page on, and no other visitor's (rule lists-4)", async () => {
  const [ada, bob] = [await customer("Ada"), await customer("Bob")];
  for (const shopper of [ada, bob]) await shopper.get("/kitchen");
  await mark(ada);
  const [heart] = select((await ada.get("/tide-mug")).body, ".heart-wide");
  expect(marks(await ada.get("/kitchen"))).toBe(`.heart:is([value="${heart?.attribs.value}"])`);
  expect(isSegmented(await ada.get("/kitchen"))).toBe(true);
  expect(marks(await bob.get("/kitchen"))).toBe('.heart:is([value=""])');
  expect(marks(await new Shopper(send).get("/kitchen"))).toBe('.heart:is([value=""])');
  await mark(ada);
  expect(marks(await ada.get("/kitchen"))).toBe('.heart:is([value=""])');
});

test("an added piece is counted on the very next page", async () => {
  const guest = await guestWith(2);
  expect(cartLabel(await guest.get("/kitchen"))).toBe("Cart, 2 items");
  await guest.add(productId, 1);
  expect(cartLabel(await guest.get("/kitchen"))).toBe("Cart, 3 items");
});

test("the page after signing out shows no customer", async () => {
  const ada = await customer("Adalberta");
  await ada.get("/");
  await ada.post("/logout", {});
  expect((await ada.get("/")).body).not.toContain("Adalberta");
});

test("the policy allows the script of a shared page", async () => {
  const guest = await guestWith(4);
  await guest.get("/");
  const { body, headers } = await guest.get("/");
  const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const code = scripts.map(([, text = ""]) => text).find((text) => text.includes("enqueue")) ?? "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  const hash = Buffer.from(digest).toString("base64");
  expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
});

test("a visitor with an empty cart gets the general pages", async () => {
  const guest = await guestWith(1);
  const summary = await guest.get("/checkout/cart");
  const item = select(summary.body, 'input[name="item_id"]')[0]?.attribs.value ?? "";
  await guest.post("/checkout/cart", { intent: "remove", item_id: item });
  // A page is cached when it is requested again (caching-2).
  for (let time = 0; time < 2; time++) await guest.get("/kitchen");
  expect((await guest.get("/kitchen")).headers["server-timing"]).toBe('cache;desc="page"');
});
