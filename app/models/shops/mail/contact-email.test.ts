import { expect, test } from "vitest";
import { shopSettingsSchema } from "../settings/shop-settings";
import { contactEmail } from "./contact-email";

const shop = (email: string | undefined, domains: string[]) => ({
  settings: shopSettingsSchema.parse({ general: { email } }),
  domains,
  code: "acme",
});

test("a shop is reached at its own address, else at one of its primary domain (rule settings-6)", () => {
  expect(contactEmail(shop("ada@acme.example", ["acme.example"]))).toBe("ada@acme.example");
  expect(contactEmail(shop(undefined, ["acme.example", "www.acme.example"]))).toBe("hello@acme.example");
  expect(contactEmail(shop(undefined, []))).toBe("hello@acme.localhost");
});

test("an address that is none is refused", () => {
  expect(shopSettingsSchema.safeParse({ general: { email: "ada" } }).success).toBe(false);
});
