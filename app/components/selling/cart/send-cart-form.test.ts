import { beforeEach, expect, test } from "vitest";
import { useBrowserState } from "../../ui/browser-state";
import { sendCartForm } from "./send-cart-form";

const notSent = "This could not be sent. Please try again in a moment.";
const lose = () => Promise.reject(new TypeError("Failed to fetch"));
beforeEach(() => useBrowserState.setState({ lost: "" }));

function posted(intent: string): FormData {
  const form = new FormData();
  form.set("intent", intent);
  form.set("__rvfInternalFormId", "its-form");
  return form;
}

test.each([
  ["apply-code", "code"],
  ["note", "customer_note"],
  ["estimate", "postcode"],
])("a lost %s is told beside its field, in its form alone (rule errors-5)", async (intent, field) => {
  const answer = (await sendCartForm(posted(intent), lose)) as Response;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ fieldErrors: { [field]: notSent }, formId: "its-form" });
  expect(useBrowserState.getState().lost).toBe("");
});

test("a lost button of a code is told over the page (rule errors-5)", async () => {
  await sendCartForm(posted("remove-code"), lose);
  expect(useBrowserState.getState().lost).toBe(notSent);
});

test("another post is not sent", () => {
  expect(sendCartForm(posted("add"), lose)).toBeNull();
});
