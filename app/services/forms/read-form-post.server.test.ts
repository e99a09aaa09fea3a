import { expect, test } from "vitest";
import { readFormPost } from "./read-form-post.server";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://harbor.example/", { method: "POST", body, headers });

test("reads fields and files", async () => {
  const body = new FormData();
  body.append("name", "Ada");
  body.append("photo", new File(["x"], "photo.png"));
  const form = await readFormPost(post(body));
  expect(form.get("name")).toBe("Ada");
  expect(form.get("photo")).toMatchObject({ name: "photo.png", size: 1 });
});

test("a post may be as long as the limit and not a byte longer", async () => {
  const body = "a=12345678";
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await readFormPost(post(body, headers), 10)).get("a")).toBe("12345678");
  await expect(readFormPost(post(`${body}9`, headers), 10)).rejects.toMatchObject({ status: 422 });
});

test.each([
  ["JSON", "application/json", "{}"],
  ["a cut-off form", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data"],
  ["a form without its boundary", "multipart/form-data", "--x--"],
])("%s is no form", async (_, type, body) => {
  await expect(readFormPost(post(body, { "Content-Type": type }))).rejects.toMatchObject({
    status: 422,
    message: "This is not a form.",
  });
});
