import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture";

const image = { url: "/media/acme/aa", alt: "A blue mug", width: 1000, height: 800 };

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

it("is a drawing where there is no picture", () => {
  expect(renderToStaticMarkup(<Picture image={null} sizes="50vw" />)).toMatch(/^<svg/);
});
