import { expect, it } from "vitest";
import { hostOfRequest } from "./host-of-request.server";

const headers = { host: "harbor.localhost:3000", "client-domain": "leaf.localhost" };

it.each(["/api-graphql", "/api-graphql?x=1", "/api/countries"])(
  "%s selects the shop in client-domain",
  (url) => {
    expect(hostOfRequest({ url, headers })).toBe("leaf.localhost");
  },
);

it.each(["/", "/login", "/api-docs", "/apiary", "/mug/api/countries"])(
  "%s selects the shop of its host",
  (url) => {
    expect(hostOfRequest({ url, headers })).toBe("harbor.localhost:3000");
  },
);

it("without client-domain the host decides", () => {
  expect(hostOfRequest({ url: "/api-graphql", headers: { host: "harbor.localhost" } })).toBe(
    "harbor.localhost",
  );
});

it("an empty client-domain is ignored", () => {
  const blank = { host: "harbor.localhost", "client-domain": " " };
  expect(hostOfRequest({ url: "/api-graphql", headers: blank })).toBe("harbor.localhost");
});
