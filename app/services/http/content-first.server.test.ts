import { expect, test } from "vitest";
import { contentFirst } from "./content-first.server";

test("scripts are fetched after what people look at, pictures and styles as before", () => {
  const page =
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><img src="/a.jpg"/>';
  expect(contentFirst(page)).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><img src="/a.jpg"/>',
  );
});
