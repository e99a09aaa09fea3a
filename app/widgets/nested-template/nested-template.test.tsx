import { beforeAll, expect, test } from "vitest";
import type { TemplateView as View } from "~/models/content/templates/template-view";
import { loadCode } from "../loaded-code";
import { TemplateView } from "../template-view";
import { renderOnPage } from "../widget-fixture";

beforeAll(() => loadCode(["block", "form-content", "form-placeholder", "simple-text"]));

const note: View = {
  tree: [
    { kind: "html", tag: "p", attributes: {}, html: "Free shipping" },
    { kind: "widget", type: "simple-text", attributeName: "repair", key: "simple-text:repair" },
  ],
  widgets: {
    "simple-text:repair": {
      type: "simple-text",
      props: {},
      items: [{ textContent: "<b>Repairs for life</b>" }],
      data: null,
    },
  },
};
const around = (type: string, data: View | null) =>
  renderOnPage(
    <TemplateView
      view={{
        tree: [{ kind: "widget", type, attributeName: "note", key: "note" }],
        widgets: { note: { type, props: {}, items: [], data } },
      }}
    />,
  );

test.each(["block", "form-content", "form-placeholder"])("%s shows its template with its widgets", (type) => {
  const html = around(type, note);
  expect(html).toContain("<p>Free shipping</p>");
  expect(html).toContain("<b>Repairs for life</b>");
});

test.each(["block", "form-content", "form-placeholder"])("%s without its template shows nothing", (type) => {
  expect(around(type, null)).toBe("");
});
