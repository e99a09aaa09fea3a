import { expect, test } from "vitest";
import { readForm } from "./read-form.server";

const post = (body: string, headers: Record<string, string>) =>
  new Request("http://harbor.localhost/checkout/cart", { method: "POST", body, headers });
const form = { "Content-Type": "application/x-www-form-urlencoded" };

test("a form is read", async () => {
  expect((await readForm(post("intent=add", form))).get("intent")).toBe("add");
});

test.each([
  ["a body that is no form", post("{}", { "Content-Type": "application/json" }), 400],
  ["a form that is too long", post(`a=${"b".repeat(1_000_000)}`, form), 413],
])("%s is refused", async (_, request, status) => {
  await expect(readForm(request)).rejects.toMatchObject({ status });
});
