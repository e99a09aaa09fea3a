import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BannerPicture } from "./banner-picture";

const url = "/media/acme/0123456789abcdef-1800x800";
const render = (props: { url: string; mobileUrl?: string }) =>
  renderToStaticMarkup(<BannerPicture alt="" sizes="100vw" className="size-full" {...props} />);

test("a stored picture has the dimensions in its address", () => {
  expect(render({ url })).toContain('width="1800" height="800"');
});

test("an external picture keeps its address", () => {
  expect(render({ url: "https://cdn.example.com/a.jpg" })).toContain('src="https://cdn.example.com/a.jpg"');
});

test("a missing file is a placeholder, and nothing is requested", () => {
  expect(render({ url: "hero.webp" })).toMatch(/^<svg[^>]* class="[^"]*size-full/);
});

test("a missing picture for phones leaves the other one", () => {
  const html = render({ url, mobileUrl: "hero-m.webp" });
  expect(html).not.toContain("hero-m");
  expect(html).not.toContain("media=");
});

test("a picture for phones alone is shown everywhere", () => {
  expect(render({ url: "hero.webp", mobileUrl: url })).toContain(`${url}-640`);
});
