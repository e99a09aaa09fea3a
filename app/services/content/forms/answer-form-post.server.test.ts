import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filesQuotaMessage } from "~/models/platform/form/posted-controls";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { widgetContents } from "~/tables/content/content";
import { emailSignups, formFiles, formSubmissions } from "~/tables/content/forms";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { readConfig } from "../../platform/config/read-config.server";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { answerFormPost } from "./answer-form-post.server";
import { answerUpload } from "./answer-upload.server";
import { findForm } from "./find-form.server";
import type { FormContext } from "./form-context.server";
import { addForm, makeDataDir, openFormShop, pngFile, programFile, sentFile } from "./form-fixture.server";

let database: TestDatabase;
const dataDir = makeDataDir();
let ctx: FormContext;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const shop = await openFormShop(database.db);
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir.path });
  ctx = { ...shop, config };
  await addForm(ctx, "contact", [
    { wuid: "name", fieldLabel: "Name", fieldRequired: true },
    { wuid: "photo", fieldLabel: "Photo", fieldType: "file" },
  ]);
  await byTest(database.db, (db) =>
    db.insert(widgetContents).values({
      ...shopKey(ctx),
      attributeName: "news",
      content: { type: "email-signup", props: { formName: "Footer" }, items: [] },
    }),
  );
});
afterAll(async () => {
  dataDir.remove();
  await database?.drop();
});

type Told = {
  sent?: boolean;
  fieldErrors?: Record<string, string>;
  repopulateFields?: Record<string, string>;
};

/** The result of a post: status, redirect, message. */
async function post(name: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  return answer(name, new Request("https://harbor.example/forms/x", { method: "POST", body }));
}

async function answer(name: string, request: Request) {
  const found = await findForm(ctx, name);
  if (!found) throw new Error("the test has no such form");
  const answered = await answerFormPost({ ...ctx, visitor: async () => anonymousVisitor }, found, request);
  if ("data" in answered) return { status: 200, location: null, told: answered.data as Told };
  const text = await answered.text();
  const told = (text ? JSON.parse(text) : {}) as Told;
  return { status: answered.status, location: answered.headers.get("Location"), told };
}

const kept = () => database.db.select().from(formSubmissions).where(ofShop(formSubmissions, ctx));

describe("a form that is sent", () => {
  test("without a script redirects to its page", async () => {
    const { status, location } = await post("contact", { name: "Ada", _return_to: "/contact?a=1" });
    expect([status, location]).toEqual([303, "/contact?a=1&sent=contact#form-contact"]);
    expect(await kept()).toHaveLength(1);
  });

  test.each(["https://evil.example/", "//evil.example", ""])("never redirects to '%s'", async (target) => {
    const { location } = await post("contact", { name: "Ada", _return_to: target });
    expect(location).toBe("/forms/contact?sent=contact#form-contact");
  });

  test("by a script is confirmed", async () => {
    expect(await post("contact", { name: "Ada", _answer: "data" })).toMatchObject({ told: { sent: true } });
  });

  test("may be a plain form without files", async () => {
    const body = new URLSearchParams({ name: "Ada" });
    const { status } = await answer(
      "contact",
      new Request("https://harbor.example/", { method: "POST", body }),
    );
    expect(status).toBe(303);
  });
});

describe("a form that is refused", () => {
  test("keeps its values, with the message beside the field", async () => {
    const typed = { name: " ", _return_to: "/contact" };
    expect(await post("contact", typed)).toEqual({
      status: 422,
      location: null,
      told: { formId: "form-contact", fieldErrors: { name: "Name is required" }, repopulateFields: typed },
    });
  });

  test("because of a file has the message beside it", async () => {
    const { status, told } = await post("contact", {
      name: "Ada",
      photo: sentFile(programFile("photo.png")),
    });
    expect(status).toBe(422);
    expect(told.fieldErrors?.photo).toMatch(/^Photo must have a valid file type/);
    expect(told.repopulateFields).toEqual({ name: "Ada" });
    expect(await kept()).toEqual([]);
  });

  test("because of a quota has the message beside the files, and keeps its values", async () => {
    const action = { action: "files", by: "address", who: ctx.clientAddress } as const;
    await countAttempt(ctx, action, attemptLimits.filesByAddress, {
      amount: attemptLimits.filesByAddress.limit,
    });
    const { status, told } = await post("contact", { name: "Ada", photo: sentFile(pngFile()) });
    expect(status).toBe(429);
    expect(told.fieldErrors?.photo).toBe(filesQuotaMessage);
    expect(told.repopulateFields).toEqual({ name: "Ada" });
    expect(await kept()).toEqual([]);
  });

  test("as malformed is the caller's error", async () => {
    const request = new Request("https://harbor.example/", { method: "POST", body: "{}" });
    expect(await answer("contact", request)).toMatchObject({
      status: 400,
      told: { fieldErrors: { form: "This form could not be read." } },
    });
  });

  test("by a server fault has the specified message", async () => {
    ctx = { ...ctx, now: () => new Date(Number.NaN) };
    expect(await post("contact", { name: "Ada" })).toMatchObject({
      status: 500,
      told: { fieldErrors: { form: "Failed to submit data!" }, repopulateFields: { name: "Ada" } },
    });
  });

  test("to a database that cannot write is a 503, and keeps what was typed (rule resilience-3)", async () => {
    const fullDisk = () => {
      throw Object.assign(new Error("could not extend file"), { severity: "ERROR", code: "53100" });
    };
    ctx = { ...ctx, now: fullDisk };
    expect(await post("contact", { name: "Ada" })).toMatchObject({
      status: 503,
      told: { fieldErrors: { form: "Failed to submit data!" }, repopulateFields: { name: "Ada" } },
    });
  });
});

describe("a signup", () => {
  test("is stored with its source", async () => {
    await post("news", { email: "Ada@Example.com" });
    const rows = await database.db.select().from(emailSignups).where(ofShop(emailSignups, ctx));
    expect(rows).toMatchObject([{ email: "ada@example.com", source: "Website Signup(Footer)" }]);
  });

  test.each([
    ["", "Email is required!"],
    ["ada", "Invalid email!"],
  ])("of '%s' is refused: %s", async (email, message) => {
    expect(await post("news", { email })).toMatchObject({
      status: 422,
      told: { fieldErrors: { email: message }, repopulateFields: { email } },
    });
  });

  test("by a server fault has the specified message", async () => {
    ctx = { ...ctx, now: () => new Date(Number.NaN) };
    expect((await post("news", { email: "ada@example.com" })).told.fieldErrors).toEqual({
      form: "something went wrong, try again later!",
    });
  });
});

describe("POST /api/files/uploadToServer", () => {
  async function upload(change: Record<string, string> = {}, ...files: IncomingFile[]) {
    const [row] = await kept();
    const id = row?.id ?? "";
    const body = new FormData();
    const fields = { dir: `form-submissions/${id}`, submission_id: id, wuids: "photo", ...change };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const file of files) body.append("upload_data", sentFile(file));
    const response = await answerUpload(
      ctx,
      new Request("https://harbor.example/", { method: "POST", body }),
    );
    return { status: response.status, ...((await response.json()) as { success: boolean; field?: string }) };
  }
  beforeEach(async () => {
    await post("contact", { name: "Ada" });
  });

  test("adds the files to the submission", async () => {
    expect(await upload({ wuids: "photo,photo" }, pngFile(), pngFile())).toEqual({
      status: 200,
      success: true,
    });
    const rows = await database.db.select().from(formFiles).where(ofShop(formFiles, ctx));
    expect(rows).toHaveLength(2);
  });

  test.each([
    ["another folder", { dir: "media/harbor" }, [pngFile()], 422, "dir"],
    ["no file", {}, [], 422, "upload_data"],
    ["fewer fields than files", {}, [pngFile(), pngFile()], 422, "wuids"],
    ["a renamed program", {}, [programFile("photo.png")], 422, "photo"],
    [
      "nobody's submission",
      { dir: "form-submissions/x", submission_id: "x" },
      [pngFile()],
      404,
      "submission_id",
    ],
  ])("refuses %s", async (_, change, files, status, field) => {
    expect(await upload(change, ...files)).toMatchObject({ status, success: false, field });
  });
});
