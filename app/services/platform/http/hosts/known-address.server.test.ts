import { expect, test } from "vitest";
import { knownAddress } from "./known-address.server";

test.each([
  ["/kitchen", "/kitchen"],
  ["/kitchen?", "/kitchen"],
  ["/kitchen?utm_source=mail&page=2", "/kitchen?page=2"],
  ["/kitchen?sort=name&page=2", "/kitchen?page=2&sort=name"],
  ["/kitchen?page=2&page=3", "/kitchen?page=2"],
  ["/?junk=1", "/"],
  ["/search?q=tea+cup&gclid=x", "/search?q=tea+cup"],
  ["/search?q=tea%20cup", "/search?q=tea+cup"],
  ["/kitchen?price_to=20&price_from=5", "/kitchen?price_from=5&price_to=20"],
  ["/kitchen.data?_routes=routes%2F_store&x=1", "/kitchen.data?_routes=routes%2F_store"],
  ["/contact?sent=letter", "/contact?sent=letter"],
  ["/harbor-tee/pv/TEE-NAVY-XS?open=Size&fbclid=1", "/harbor-tee/pv/TEE-NAVY-XS?open=Size"],
])("%s is the page %s", (url, page) => {
  expect(knownAddress(url)).toBe(page);
});
