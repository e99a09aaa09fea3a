import { expect, test } from "vitest";
import { agentProfileSchema, eventsUrlOf, isMultiGroup, versionsOf } from "./agent-profile";

const profile = (capabilities: object) =>
  agentProfileSchema.parse({ ucp: { version: "2026-04-08", capabilities } });

test("a profile says which versions of each capability its agent speaks", () => {
  const said = profile({ "dev.ucp.shopping.checkout": [{ version: "2" }, { version: "1", spec: "x" }] });
  expect(versionsOf(said)).toEqual({ "dev.ucp.shopping.checkout": ["2", "1"] });
});

test("one without capabilities or keys has none", () => {
  const said = agentProfileSchema.parse({ ucp: { version: "2026-04-08" } });
  expect([versionsOf(said), said.signing_keys, eventsUrlOf(said)]).toEqual([{}, [], ""]);
});

test("a key keeps all of its members", () => {
  const key = { kid: "k1", kty: "EC", crv: "P-256", x: "a", y: "b" };
  const said = agentProfileSchema.parse({ ucp: { version: "1" }, signing_keys: [key] });
  expect(said.signing_keys).toEqual([key]);
});

const order = (config: unknown) => profile({ "dev.ucp.shopping.order": [{ version: "1", config }] });

test.each([
  [{ webhook_url: "https://agent.example/orders" }, "https://agent.example/orders"],
  [{ webhook_url: `https://${"a".repeat(1992)}` }, `https://${"a".repeat(1992)}`],
  [{ webhook_url: `https://${"a".repeat(1993)}` }, ""],
  [{ webhook_url: 7 }, ""],
  [{}, ""],
  [undefined, ""],
])("orders are told to the address of %j", (config, url) => {
  expect(eventsUrlOf(order(config))).toBe(url);
});

test.each([
  { ucp: { version: "v".repeat(41) } },
  { ucp: { version: "1", capabilities: { a: Array(21).fill({ version: "1" }) } } },
  { ucp: { version: "1", capabilities: { a: [{ version: "v".repeat(41) }] } } },
  { ucp: { version: "1" }, signing_keys: Array(21).fill({ kid: "k", kty: "EC" }) },
  { ucp: { version: "1" }, signing_keys: [{ kid: "k".repeat(201), kty: "EC" }] },
  { ucp: { version: "1" }, signing_keys: [{ kid: "k", kty: "E".repeat(21) }] },
])("a profile of more than a shop reads is refused: %#", (sent) => {
  expect(agentProfileSchema.safeParse(sent).success).toBe(false);
});

test.each([
  [{ supports_multi_group: true }, true],
  [{ supports_multi_group: "yes" }, false],
  [{}, false],
  [undefined, false],
])("an agent shows several groups only where it says so: %j", (config, expected) => {
  const fulfillment = [{ version: "1", config }];
  expect(isMultiGroup(profile({ "dev.ucp.shopping.fulfillment": fulfillment }))).toBe(expected);
  expect(isMultiGroup(profile({}))).toBe(false);
});
