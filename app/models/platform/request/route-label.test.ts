import { expect, test } from "vitest";
import { routeLabel } from "./route-label";

test.each([
  ["/", "home"],
  ["/_root.data", "home"],
  ["/tide-mug", "page"],
  ["/tide-mug/pv/M-1", "page"],
  ["/no/such/subject", "page"],
  ["/search/brand/acme", "search"],
  ["/checkout", "checkout"],
  ["/checkout.data", "checkout"],
  ["/checkout/cart", "checkout/cart"],
  ["/API/location/18064", "api"],
  ["/api-graphql", "api-graphql"],
  ["/media/harbor/a.webp", "media"],
  ["//evil.example", "page"],
])("%s is counted as %s", (path, label) => {
  expect(routeLabel(path)).toBe(label);
});
