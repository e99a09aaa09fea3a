// @vitest-environment jsdom
import { expect, test } from "vitest";
import { scriptedAction } from "./scripted-action";

test.each([
  ["/checkout/cart", null, "/checkout/mini-cart"],
  ["/tide-mug", null, "/tide-mug"],
  ["/checkout/cart", "/tide-mug", "/tide-mug"],
])("a form that goes to %s, and its button to %s, is sent to %s by a script", (action, own, sent) => {
  const form = document.createElement("form");
  form.setAttribute("action", action);
  const button = document.createElement("button");
  if (own) button.setAttribute("formaction", own);
  expect(scriptedAction(form, button)).toBe(sent);
});
