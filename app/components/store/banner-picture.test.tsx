import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BannerPicture } from "./banner-picture";

const url = "/media/acme/0123456789abcdef-1800x800";
const render = (props: { url: string; mobileUrl?: string }) =>
  renderToStaticMarkup(<BannerPicture alt="" sizes="100vw" className="size-full" {...props} />);

test("a stored picture has the dimensions its address tells", () => {
  expect(render({ url })).toContain('width="1800" height="800"');
});

test("a picture from elsewhere is shown from there", () => {
  expect(render({ url: "https://cdn.example.com/a.jpg" })).toContain('src="https://cdn.example.com/a.jpg"');
});

test("the name of a file that was not there is the placeholder, and asks for nothing", () => {
  expect(render({ url: "hero.webp" })).toMatch(/^<svg[^>]* class="[^"]*size-full/);
});

test("a phone's picture that was not there leaves the other one", () => {
  const html = render({ url, mobileUrl: "hero-m.webp" });
  expect(html).not.toContain("hero-m");
  expect(html).not.toContain("media=");
});

test("a phone's picture alone is shown everywhere", () => {
  expect(render({ url: "hero.webp", mobileUrl: url })).toContain(`${url}-640`);
});
