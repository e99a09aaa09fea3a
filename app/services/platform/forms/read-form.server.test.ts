import { expect, test } from "vitest";
import { readForm } from "./read-form.server";

const address = "http://harbor.localhost/checkout/cart";
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const post = (body: BodyInit, headers: Record<string, string> = form) =>
  new Request(address, { method: "POST", body, headers });

/** An endless body without a length. */
function endless() {
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      sentBytes += 1000;
      stream.enqueue(new TextEncoder().encode("a".repeat(1000)));
    },
  });
  const request = new Request(address, {
    method: "POST",
    body,
    headers: form,
    duplex: "half",
  } as RequestInit);
  return { request, sentBytes: () => sentBytes };
}

test("a form is read", async () => {
  expect((await readForm(post("intent=add&note=a+b%C3%A9&intent=more"))).getAll("intent")).toEqual([
    "add",
    "more",
  ]);
});

test("a multipart form is read, too", async () => {
  const body = new FormData();
  body.append("intent", "add");
  expect((await readForm(new Request(address, { method: "POST", body }))).get("intent")).toBe("add");
});

test.each([
  ["a body that is no form", post("{}", { "Content-Type": "application/json" }), 400],
  ["a name that is a path", post("a=1&a.b=2"), 400],
  ["a deep name", post(`a${"[0]".repeat(300_00)}=1`), 400],
  ["a name every object has", post("__proto__=1"), 400],
  ["a form of 131,073 bytes", post(`a=${"b".repeat(131_071)}`), 413],
  ["a form of 501 fields", post("a=1&".repeat(500).concat("a=1")), 413],
])("%s is refused", async (_, request, status) => {
  await expect(readForm(request)).rejects.toMatchObject({ status });
});

test("a form of 131,072 bytes and one of 500 fields are taken", async () => {
  expect((await readForm(post(`a=${"b".repeat(131_070)}`))).get("a")).toHaveLength(131_070);
  expect((await readForm(post("a=1&".repeat(499).concat("a=1")))).getAll("a")).toHaveLength(500);
});

test("files are refused where none are expected", async () => {
  const body = new FormData();
  body.append("photo", new File(["x"], "photo.png"));
  await expect(readForm(new Request(address, { method: "POST", body }))).rejects.toMatchObject({
    status: 400,
  });
});

test("an endless body is refused as soon as it is too long", async () => {
  const { request, sentBytes } = endless();
  await expect(readForm(request)).rejects.toMatchObject({ status: 413 });
  expect(sentBytes()).toBeLessThan(140_000);
});
