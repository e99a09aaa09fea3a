import { expect, test } from "vitest";
import { widgetContentSchema } from "../widgets/widget-content-schema";
import { isScriptLink } from "./script-link";

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:x",
  "\u0001javascript:x",
  "vbscript:x",
  "data:text/html,x",
])("%j would run a script", (text) => {
  expect(isScriptLink(text)).toBe(true);
});

test.each([
  "/javascript",
  "https://shop.example/javascript:x",
  "JavaScript in ten days",
  "data:image/png;base64,x",
  "mailto:a@b.example",
  "",
])("%j would not", (text) => {
  expect(isScriptLink(text)).toBe(false);
});

test.each([
  [{ type: "button", items: [{ buttonLink: "javascript:alert(1)" }] }],
  [{ type: "button", items: [{ image: { value: "javascript:alert(1)", label: "" } }] }],
  [{ type: "copyright", props: { linkUrl: "javascript:alert(1)" } }],
  [{ type: "copyright", props: { links: [{ url: "javascript:alert(1)" }] } }],
])("a widget with such a link is refused: %j", (content) => {
  expect(widgetContentSchema.safeParse(content).error?.issues[0]?.message).toBe(
    "Use a path of this shop or an http(s) address instead of 'javascript:alert(1)'",
  );
});
