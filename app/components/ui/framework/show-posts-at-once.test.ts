import { describe, expect, test } from "vitest";
import { showPostsAtOnce } from "./show-posts-at-once";

/** A router that notes what it was asked with. */
function notingRouter() {
  const asked: unknown[][] = [];
  const note = async (...args: unknown[]) => void asked.push(args);
  const router = { fetch: note, navigate: note };
  showPostsAtOnce(router);
  return { router, asked };
}

/** What a form sends: the fields by name. */
function fieldsOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const validated = fieldsOf({ __rvfInternalFormId: "sign-in", email: "ada@example.com" });

describe("a validated form is shown on its way at once (rule forms-18)", () => {
  test("sent to a page of its own", async () => {
    const { router, asked } = notingRouter();
    await router.navigate("/login", { formMethod: "post", body: validated });
    expect(asked).toEqual([["/login", { formMethod: "post", body: validated, flushSync: true }]]);
  });

  test("sent without leaving the page", async () => {
    const { router, asked } = notingRouter();
    await router.fetch("key", "root", "/login", { body: validated });
    expect(asked).toEqual([["key", "root", "/login", { body: validated, flushSync: true }]]);
  });
});

test.each([
  ["a link", ["/kitchen", { replace: false }]],
  ["a step back", [-1]],
  ["another form", ["/search", { body: fieldsOf({ q: "mug" }) }]],
])("%s goes on as before", async (_what, args) => {
  const { router, asked } = notingRouter();
  await router.navigate(...args);
  expect(asked.map((given) => given.filter((value) => value !== undefined))).toEqual([args]);
});
