import { expect, it } from "vitest";
import { hostOfRequest } from "./host-of-request.server";

const headers = { host: "harbor.localhost:3000", "client-domain": "leaf.localhost" };

it.each(["/api-graphql", "/api-graphql?x=1", "/api/countries"])(
  "%s goes to the shop client-domain names",
  (url) => {
    expect(hostOfRequest({ url, headers })).toBe("leaf.localhost");
  },
);

it.each(["/", "/login", "/api-docs", "/apiary", "/mug/api/countries"])(
  "%s goes to the shop of its host",
  (url) => {
    expect(hostOfRequest({ url, headers })).toBe("harbor.localhost:3000");
  },
);

it("without client-domain the host decides", () => {
  expect(hostOfRequest({ url: "/api-graphql", headers: { host: "harbor.localhost" } })).toBe(
    "harbor.localhost",
  );
});

it("a blank client-domain names nothing", () => {
  const blank = { host: "harbor.localhost", "client-domain": " " };
  expect(hostOfRequest({ url: "/api-graphql", headers: blank })).toBe("harbor.localhost");
});
