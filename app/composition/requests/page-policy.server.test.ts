import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { hashSource } from "~/services/content/pages/find-page-sources.server";
import { zoomStyleHashes } from "./page-policy.server";

test("the policy allows the style sheet that the zoom library adds", () => {
  const library = createRequire(import.meta.url).resolve("react-zoom-pan-pinch");
  const [, css = '""'] = /var css_248z = (".*");/.exec(readFileSync(library, "utf8")) ?? [];
  expect(zoomStyleHashes).toEqual([hashSource(""), hashSource(JSON.parse(css))]);
});
