import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { sendWithoutNetwork } from "./runner/send-without-network";

/** Part of every text of the private settings. */
const marker = "HUSH";

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener();
  await demo.writeSettings("harbor", {
    recaptcha: { site_key: "for everybody", minScore: 0.123456 },
    delivery_estimates: [
      { id: "standard", days: [3, 5] },
      { id: "unused", text: marker },
    ],
    tax: { rules: [{ name: marker, country: "US", rateBasisPoints: 4711 }] },
    shipping_methods: [{ type: "flat", code: "a", title: marker, amountMinor: 4711 }],
    payment: {
      offline: [{ code: "bank", title: marker, instructions: marker }],
      paypal: { active: true, title: marker, client_id: marker, webhook_id: marker },
      stripe: { active: true, title: marker },
      klarna: { active: true, title: marker, username: marker },
    },
  });
});
afterAll(() => demo?.close());

const send = (path: string, query?: string) =>
  sendWithoutNetwork(demo.listener)({
    method: query ? "POST" : "GET",
    url: new URL(path, "http://harbor.localhost"),
    headers: query ? { "content-type": "application/json" } : { accept: "text/html" },
    body: query ? JSON.stringify({ query }) : "",
  });

test.each([
  "/",
  "/kitchen",
  "/garden-pitcher",
  "/search?q=mug",
  "/brands",
  "/login",
  "/checkout/cart",
  "/robots.txt",
  "/api/countries",
  "/no-such-page",
])("%s contains no private settings", async (path) => {
  const { body } = await send(path);
  expect(body.length).toBeGreaterThan(10);
  expect(body).not.toMatch(/HUSH|4711|0\.123456/);
});

test("nor does the API", async () => {
  const { status, body } = await send(
    "/api-graphql",
    `{ initSettings { settings { client { code } general { app { name base_url } email phone tagline logo } currency
      active_theme active_review_module checkout_countries us_restrict_states seo { robots title_suffix }
      modules { sociallogins { hide_price_for_anonymous }
        order_management { prevent_checkout prevent_checkout_message allow_request_quote } } } } }`,
  );
  expect(status).toBe(200);
  expect(body).toContain("hello@harbor.example");
  expect(body).not.toMatch(/HUSH|4711|0\.123456/);
});
