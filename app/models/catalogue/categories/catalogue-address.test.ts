import fc from "fast-check";
import { expect, it } from "vitest";
import { parseCatalogueAddress } from "./catalogue-address";

it.each([
  ["mug", "mug", null],
  ["mug/", "mug", null],
  ["help/returns", "help/returns", null],
  ["tee/pv/TEE-NAVY", "tee", "TEE-NAVY"],
  ["tee/pv/AB/12", "tee", "AB/12"],
  ["tee/pv/pv", "tee", "pv"],
  ["pv", "pv", null],
])("/%s is the slug %s and the variation %s", (path, slug, variationSku) => {
  expect(parseCatalogueAddress(path)).toEqual({ slug, variationSku });
});

it.each(["", "/", "//", "tee/pv", "tee/pv/", "a\u0000b"])("/%j is no valid address", (path) => {
  expect(parseCatalogueAddress(path)).toBeNull();
});

it("never throws", () => {
  fc.assert(fc.property(fc.string(), (path) => parseCatalogueAddress(path) !== undefined));
});
