import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture";

const image = { url: "/media/acme/0123456789abcdef-1000x800", alt: "A blue mug", width: 1000, height: 800 };

it("holds its room before it is loaded, and is loaded when it is needed", () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" />);
  expect(html).toMatch(/width="1000" height="800"/);
  expect(html).toContain('loading="lazy"');
});

it("is loaded first when it is seen first", () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" priority />);
  expect(html).toContain('fetchpriority="high"');
  expect(html).not.toContain("lazy");
});

it("tells its text, unless that stands beside it", () => {
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toContain('alt="A blue mug"');
  expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" alt="" />)).toContain('alt=""');
});

it("comes in the width the browser chooses, and names no format", () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="50vw" upToPx={320} />);
  const url = image.url;
  expect(html).toContain(
    `<img src="${url}-320" srcSet="${url}-160 160w, ${url}-320 320w" sizes="50vw" width="1000"`,
  );
});

it("gives way to another where the window is narrow, which has its own room", () => {
  const phone = { url: "/media/acme/00000000000000bb-640x800", alt: "", width: 640, height: 800 };
  const html = renderToStaticMarkup(
    <Picture image={image} sizes="50vw" instead={{ image: phone, media: "(max-width: 719.98px)" }} />,
  );
  expect(html).toMatch(
    /^<picture[^>]*><source media="\(max-width: 719\.98px\)" srcSet="[^"]*00bb[^>]* width="640" height="800"/,
  );
});

it("from elsewhere comes as it is", () => {
  const outside = { ...image, url: "https://cdn.example.com/a.jpg" };
  expect(renderToStaticMarkup(<Picture image={outside} sizes="50vw" />)).toMatch(
    /^<img src="https:\/\/cdn\.example\.com\/a\.jpg" width="1000" height="800"/,
  );
});

it("is a drawing where there is no picture", () => {
  expect(renderToStaticMarkup(<Picture image={null} sizes="50vw" />)).toMatch(/^<svg/);
});
