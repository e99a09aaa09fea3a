// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useBrowserState } from "../browser-state";
import { askBeforePosting } from "./ask-before-posting";

const left: string[] = [];
beforeAll(() => {
  askBeforePosting();
  // What is not held back leaves the page; jsdom has no other.
  window.addEventListener("submit", (event) => {
    const submitter = event.submitter as HTMLButtonElement | null;
    if (!event.defaultPrevented) left.push(submitter?.value ?? "");
    event.preventDefault();
  });
});
beforeEach(() => {
  left.length = 0;
  useBrowserState.setState({ lost: "" });
  document.body.innerHTML = `
    <form id="again" method="post" action="/order/1/reorder"><button name="intent" value="pay">Pay</button></form>
    <form id="find" action="/search"><button value="find">Find</button></form>
    <form id="bank" method="post" action="https://bank.test/pay"><button value="bank">Pay</button></form>`;
});

const press = (form: string) => document.querySelector<HTMLButtonElement>(`#${form} button`)?.click();

test("a post that leaves the page is sent once the shop answers, with its button", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  press("again");
  press("again");
  expect(left).toEqual([]);
  await vi.waitFor(() => expect(left).toEqual(["pay"]));
  expect(useBrowserState.getState().lost).toBe("");
});

test("on a dead line the page stays and says so (rule errors-5)", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  press("again");
  await vi.waitFor(() =>
    expect(useBrowserState.getState().lost).toBe("This could not be sent. Please try again in a moment."),
  );
  expect(left).toEqual([]);
});

test.each(["find", "bank"])("what only asks, or is sent to another site, is not held back: %s", (form) => {
  press(form);
  expect(left).toEqual([form]);
});
