import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { isAppError } from "~/models/platform/error/app-error";
import { makeDataDir } from "../../content/forms/form-fixture.server";
import { IncomingFile, incomingFolder } from "./incoming-files.server";
import { withFormPost } from "./with-form-post.server";

const dataDir = makeDataDir();
const config = { dataDir: dataDir.path, recaptchaVerifyUrl: "" };
afterAll(() => dataDir.remove());

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://harbor.example/", { method: "POST", body, headers });

const formWith = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries)
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value);
  return form;
};

const read = (request: Request, maxBytes?: number) =>
  withFormPost({ config }, request, async (posted) => [...posted], maxBytes);
const refusal = (request: Request, maxBytes?: number) =>
  read(request, maxBytes).then(
    () => "taken",
    (error) => (isAppError(error) ? [error.status, error.message] : error),
  );
const leftFiles = () =>
  existsSync(incomingFolder(dataDir.path)) ? readdirSync(incomingFolder(dataDir.path)) : [];

test("returns text fields and files on disk, in the order sent", async () => {
  const body = formWith(
    ["name", "Ada \u00e9"],
    ["photo", new File(["first"], "1.png", { type: "image/png" })],
    ["photo", new File(["the second"], "2.png")],
    ["note", "x"],
  );
  await withFormPost({ config }, post(body), async (posted) => {
    expect([...posted.keys()]).toEqual(["name", "photo", "photo", "note"]);
    expect(posted.get("name")).toBe("Ada \u00e9");
    const files = posted.getAll("photo").filter((value) => value instanceof IncomingFile);
    expect(files).toMatchObject([
      { name: "1.png", size: 5, type: "image/png" },
      { name: "2.png", size: 10 },
    ]);
    expect(files.map(({ path }) => readFileSync(path, "utf8"))).toEqual(["first", "the second"]);
    expect(files.map(({ path }) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
  });
});

test("deletes files without a submission, whatever happens", async () => {
  const body = () => post(formWith(["photo", new File(["x"], "photo.png")]));
  await read(body());
  expect(leftFiles()).toEqual([]);
  const failing = withFormPost({ config }, body(), () => Promise.reject(new Error("the disk is full")));
  await expect(failing).rejects.toThrow("the disk is full");
  expect(leftFiles()).toEqual([]);
});

test("an empty file input gives no file", async () => {
  expect(await read(post(formWith(["photo", new File([], "")], ["name", "Ada"])))).toEqual([["name", "Ada"]]);
});

test("a post may be as long as the limit but no longer", async () => {
  const body = Buffer.from(
    await post(formWith(["photo", new File(["12345678"], "photo.png")])).arrayBuffer(),
  );
  const type = `multipart/form-data; boundary=${body.toString("latin1").slice(2).split("\r\n", 1)[0]}`;
  const again = () => post(new Uint8Array(body), { "Content-Type": type });
  expect(await read(again(), body.length)).toHaveLength(1);
  expect(await refusal(again(), body.length - 1)).toEqual([413, "All files together may have 0 MB."]);
  expect(leftFiles()).toEqual([]);
});

test.each([
  ["JSON", "application/json", "{}"],
  ["a cut-off form", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data"],
  [
    "a form that ends in a file",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nhalf',
  ],
  ["a form without its boundary", "multipart/form-data; charset=utf-8", "--x--"],
])("%s is not a form", async (_, type, body) => {
  expect(await refusal(post(body, { "Content-Type": type }))).toEqual([400, "This form could not be read."]);
  expect(leftFiles()).toEqual([]);
});

test.each([
  ["a name that is a path", formWith(["a[0][0]", "1"]), 400],
  ["a file's name that is a path", formWith(["a.b.c", new File(["x"], "a.png")]), 400],
  ["a name every object has", formWith(["__proto__", "1"]), 400],
  ["501 fields", formWith(...Array.from({ length: 501 }, () => ["a", "1"] as [string, string])), 413],
  ["a text of more than 128 kB", formWith(["a", "x".repeat(131_073)]), 413],
  ["texts of more than 128 kB", formWith(["a", "x".repeat(131_000)], ["b", "x".repeat(131_000)]), 413],
])("%s is refused", async (_, form, status) => {
  expect(await refusal(post(form))).toMatchObject([status, expect.any(String)]);
});

test("500 fields are accepted", async () => {
  const fields = Array.from({ length: 500 }, () => ["a", "1"] as [string, string]);
  expect(await read(post(formWith(...fields)))).toHaveLength(500);
});
