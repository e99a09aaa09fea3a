import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { AroundView } from "~/models/content/templates/template-view";
import { loadCode } from "./loaded-code";
import { Surrounded } from "./surrounded";

beforeAll(() => loadCode(["main-part"]));

const mug = <article>Orchard mug</article>;
const render = (by?: AroundView) => renderToStaticMarkup(<Surrounded by={by}>{mug}</Surrounded>);

test("a page without a template around it has the same bytes (rule templates-12)", () => {
  expect(render()).toBe(renderToStaticMarkup(mug));
});

test("the page's own part stands at its place among the owner's blocks (rule templates-12)", () => {
  const place = { kind: "widget", type: "main-part", attributeName: "", key: "main-part:" } as const;
  const view: AroundView["view"] = {
    tree: [
      { kind: "html", tag: "p", attributes: {}, html: "Free delivery" },
      { kind: "element", tag: "section", attributes: { class: "band" }, children: [place] },
    ],
    widgets: { [place.key]: { type: "main-part", props: {}, items: [], data: null } },
  };
  expect(render({ view, hasSources: false })).toBe(
    '<p>Free delivery</p><section class="band"><article>Orchard mug</article></section>',
  );
});
