import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture";

const image = { url: "/media/acme/0123456789abcdef-1000x800", alt: "A blue mug", width: 1000, height: 800 };

it("reserves its space and loads lazily", () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);
  expect(html).toMatch(/width="1000" height="800"/);
  expect(html).toContain('loading="lazy"');
});

it("loads at once if it is seen first", () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" priority />);
  expect(html).toContain('fetchpriority="high"');
  expect(html).not.toContain("lazy");
});

it("has its alternative text, unless it is next to it", () => {
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toContain('alt="A blue mug"');
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" alt="" />)).toContain('alt=""');
});

it("offers widths for the browser to choose from, without a format", () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" upToPx={320} />);
  const url = image.url;
  expect(html).toContain(`src="${url}-320" srcSet="${url}-160 160w, ${url}-320 320w" sizes="50vw"`);
});

it("is replaced by another in a narrow window, with its own dimensions", () => {
  const phone = { url: "/media/acme/00000000000000bb-640x800", alt: "", width: 640, height: 800 };
  const html = renderToStaticMarkup(
    <Picture image={image} sizes="50vw" instead={{ image: phone, media: "(max-width: 719.98px)" }} />,
  );
  expect(html).toMatch(
    /^<picture[^>]*><source media="\(max-width: 719\.98px\)" srcSet="[^"]*00bb[^>]* width="640" height="800"/,
  );
});

it("from another server is unchanged", () => {
  const outside = { ...image, url: "https://cdn.example.com/a.jpg" };
  expect(renderToStaticMarkup(<Picture image={outside} sizes="50vw" />)).toMatch(
    /^<img [^>]*width="1000" height="800" src="https:\/\/cdn\.example\.com\/a\.jpg"\/>$/,
  );
});

it("is a drawing if there is no picture", () => {
  expect(renderToStaticMarkup(<Picture image={null} sizes="50vw" />)).toMatch(/^<svg/);
});
