import { expect, test } from "vitest";
import { permalinkCapability, ucpProfile } from "./ucp-profile";

const capabilities = { "dev.ucp.shopping.checkout": [{ version: "1" }] };
const handlers = { "com.example.pay": [{ id: "card" }] };
const key = { kid: "k1", kty: "EC", crv: "P-256", x: "a", y: "b", use: "sig", alg: "ES256" };

test("a shop's profile names its endpoint, capabilities, ways to pay and keys (rule agents-1)", () => {
  const told = { endpoint: "https://a.example/ucp/v1", capabilities, handlers, keys: [key] };
  const said = ucpProfile({ ...told, mcpEndpoint: null });
  expect(said.ucp.services["dev.ucp.shopping"]).toEqual([
    {
      version: said.ucp.version,
      spec: expect.stringMatching(/\/specification\/overview$/),
      transport: "rest",
      schema: expect.stringMatching(/\/services\/shopping\/rest\.openapi\.json$/),
      endpoint: "https://a.example/ucp/v1",
    },
  ]);
  expect(said.ucp).toMatchObject({ capabilities, payment_handlers: handlers });
  expect(said.signing_keys).toEqual([key]);
  expect(said.version).toBe(said.ucp.version);
  const { ucp } = ucpProfile({ ...told, mcpEndpoint: "https://a.example/ucp/mcp" });
  expect(ucp.services["dev.ucp.shopping"][1]).toMatchObject({
    transport: "mcp",
    schema: expect.stringMatching(/\/services\/shopping\/mcp\.openrpc\.json$/),
    endpoint: "https://a.example/ucp/mcp",
  });
});

test("links that name goods begin at an address of the shop (rule agents-22)", () => {
  const [link] = permalinkCapability("https://a.example/ucp/buy")["dev.ucp.shopping.permalink"] ?? [];
  expect(link).toMatchObject({
    version: "2026-08-25",
    spec: "https://ucp.dev/2026-08-25/specification/permalink",
    config: { endpoint: "https://a.example/ucp/buy" },
  });
});
