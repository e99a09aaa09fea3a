import { expect, test } from "vitest";
import { placedWidgets } from "./placed-widgets";
import type { TemplateNode } from "./template";

const widget = (attributeName: string): TemplateNode => ({
  kind: "widget",
  type: "simple-text",
  attributeName,
  key: `simple-text:${attributeName}`,
});

test("widgets come in page order, at any depth", () => {
  const tree: TemplateNode[] = [
    { kind: "element", tag: "div", attributes: {}, children: [{ kind: "text", text: "Hi" }, widget("a")] },
    { kind: "html", tag: "p", attributes: {}, html: "" },
    widget("b"),
  ];
  expect(placedWidgets(tree).map(({ attributeName }) => attributeName)).toEqual(["a", "b"]);
});
