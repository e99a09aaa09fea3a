import { expect, test } from "vitest";
import { renderOnPage } from "../widget-fixture";
import { SocialIcons } from "./social-icons";

test("each network is a link with a name, in the same tab", () => {
  const data = [{ network: "tiktok" as const, url: "https://tiktok.example/shop" }];
  const html = renderOnPage(<SocialIcons props={{ title: "" }} items={[]} data={data} name="social" />);
  expect(html).toMatch(/href="https:\/\/tiktok.example\/shop" rel="noopener"/);
  expect(html).not.toContain("_blank");
  expect(html).toContain("TikTok");
});

test("a shop without networks shows none", () => {
  const html = renderOnPage(<SocialIcons props={{ title: "Follow" }} items={[]} data={[]} name="social" />);
  expect(html).not.toContain("Follow");
});
