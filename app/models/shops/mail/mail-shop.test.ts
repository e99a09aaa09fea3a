import { expect, test } from "vitest";
import { english } from "../../platform/texts/format-message";
import { shopSettingsSchema } from "../settings/shop-settings";
import { mailShop } from "./mail-shop";

const origin = "https://harbor.example";
const shopOf = (settings: object) =>
  mailShop(
    {
      name: "Harbor & Pine",
      code: "harbor",
      domains: ["harbor.example"],
      settings: shopSettingsSchema.parse(settings),
    },
    origin,
    english,
  );

test("a mail has the shop's contact, address and colours", () => {
  const shop = shopOf({
    general: { email: "hello@harbor.example", phone: "2075550142", logo: "/media/harbor/logo.png" },
    client_address: { address_line1: "12 Wharf Street", city_locality: "Portland", state_province: "ME" },
    active_theme: { colors: { brand: "#123456", surfaceSunken: "#eeeeee" } },
  });
  expect(shop).toMatchObject({
    email: "hello@harbor.example",
    phone: "(207) 555-0142",
    address: "12 Wharf Street, Portland, ME",
    logoUrl: "https://harbor.example/media/harbor/logo.png",
    colors: { brand: "#123456", sunken: "#eeeeee", ink: "#1d2321" },
  });
});

test("a shop without logo and address has its name alone", () => {
  expect(shopOf({})).toMatchObject({ name: "Harbor & Pine", logoUrl: null, address: "" });
});
