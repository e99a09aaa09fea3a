import { expect, test } from "vitest";
import { sentPath } from "./forms";

test.each([
  ["/contact", "/contact?sent=hello#form-hello"],
  ["/search?q=mug&sent=old", "/search?q=mug&sent=hello#form-hello"],
  ["/", "/?sent=hello#form-hello"],
])("a form on %s returns to %s", (from, to) => {
  expect(sentPath(from, { name: "hello", elementId: "form-hello" })).toBe(to);
});
