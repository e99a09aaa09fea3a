import { expect, test } from "vitest";
import { footerSocialSchema, visibleSocialLinks } from "./footer-social";

const shown = (social: unknown) =>
  visibleSocialLinks(footerSocialSchema.parse(social)).map(({ network }) => network);
const at = (network: string) => ({ url: `https://${network}.example/shop` });

test("networks have a default order (rule menus-7)", () => {
  const all = ["tiktok", "pinterest", "instagram", "twitter", "youtube", "facebook"];
  expect(shown(Object.fromEntries(all.map((network) => [network, at(network)])))).toEqual([
    "facebook",
    "youtube",
    "twitter",
    "instagram",
    "pinterest",
    "tiktok",
  ]);
});

test("an owner's order comes first", () => {
  expect(shown({ facebook: { ...at("facebook"), order: 9 }, tiktok: { ...at("tiktok"), order: 0 } })).toEqual(
    ["tiktok", "facebook"],
  );
});

test("a hidden network and one without an address are not shown", () => {
  expect(shown({ facebook: { ...at("facebook"), visible: false }, youtube: { url: "" } })).toEqual([]);
});

test("an address cannot contain a script", () => {
  expect(footerSocialSchema.safeParse({ facebook: { url: "javascript:alert(1)" } }).success).toBe(false);
});
