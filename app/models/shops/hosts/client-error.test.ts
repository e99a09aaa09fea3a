import { expect, test } from "vitest";
import { shopLook } from "../settings/shop-look";
import { shopSettingsSchema } from "../settings/shop-settings";
import { isClientError } from "./client-error";

test.each([
  [{ reason: "client-inactive" }, true],
  [{ reason: "other" }, false],
  [{ reason: 404 }, false],
  ["client-not-found", false],
  [null, false],
])("%j is an error of the shop: %s", (data, isOne) => {
  expect(isClientError(data)).toBe(isOne);
});

test("a shop that is shut keeps its name, its logo and its colors", () => {
  const settings = shopSettingsSchema.parse({
    general: { logo: "/media/acme/mark.webp" },
    active_theme: { colors: { brand: "#112233" } },
  });
  const look = shopLook({ name: "Acme", settings });
  expect(look).toMatchObject({ name: "Acme", logo: "/media/acme/mark.webp" });
  expect(look.themeCss).toContain("--color-brand:#112233");
});
