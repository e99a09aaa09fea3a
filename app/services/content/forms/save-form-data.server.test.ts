import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { emailSignups, formFiles, formSubmissions } from "~/tables/content/forms";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import {
  type CaptchaProvider,
  startCaptchaProvider,
} from "../../../../tests/support/services/captcha-provider";
import { ofShop } from "../../shops/context/of-shop.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import {
  addForm,
  captchaSecrets,
  captchaSettings,
  incomingFile,
  makeDataDir,
  openFormShop,
  pngFile,
  programFile,
} from "./form-fixture.server";
import { type FormRequest, saveFormData } from "./save-form-data.server";

const items: Record<string, string | boolean>[] = [
  { wuid: "name", fieldLabel: "Name" },
  {
    wuid: "mail",
    fieldType: "email",
    fieldCollectEmail: true,
    fieldShowEmailOptIn: true,
    fieldEmailOptInText: "Send me news",
  },
  { wuid: "photo", fieldLabel: "Photo", fieldType: "file", fieldSupportedTypes: "png|svg" },
];

let database: TestDatabase;
const dataDir = makeDataDir();
let ctx: Awaited<ReturnType<typeof openFormShop>>;
let definition: FormDefinition;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openFormShop(database.db, { dataDir: dataDir.path });
  definition = await addForm(ctx, "contact", items);
});
afterAll(async () => {
  dataDir.remove();
  await database?.drop();
});

const request = (over: Partial<FormRequest> = {}): FormRequest => ({
  definition,
  submission: { name: "Ada", mail: "ada@example.com", photo: [] },
  isOptedIn: () => true,
  token: "",
  source: "Website Signup(Contact)",
  ...over,
});
const submissionsOf = (shopId: string) =>
  database.db.select().from(formSubmissions).where(eq(formSubmissions.shopId, shopId));
const signupsOf = (shopId: string) =>
  database.db.select().from(emailSignups).where(eq(emailSignups.shopId, shopId));
const folderOf = (shopCode: string) => join(dataDir.path, "uploads", shopCode, "form-submissions");

test("a submission is stored with its form", async () => {
  const saved = await saveFormData(ctx, request());
  expect(await submissionsOf(ctx.shop.id)).toEqual([saved]);
  expect(saved).toMatchObject({
    form: 1,
    version: 1,
    attributeName: "contact",
    source: "Website Signup(Contact)",
    content: [
      { wuid: "name", value: "Ada" },
      { wuid: "mail", value: "ada@example.com" },
      { wuid: "photo", value: "" },
    ],
  });
});

describe("an opted-in e-mail", () => {
  test("is signed up, once", async () => {
    await saveFormData(ctx, request());
    await saveFormData(ctx, request());
    expect(await signupsOf(ctx.shop.id)).toMatchObject([
      { email: "ada@example.com", source: "Website Signup(Contact)" },
    ]);
  });

  test("is not signed up without the opt-in", async () => {
    await saveFormData(ctx, request({ isOptedIn: () => false }));
    expect(await signupsOf(ctx.shop.id)).toEqual([]);
  });

  test("is not signed up in a shop that does not collect e-mails", async () => {
    const shop = await openFormShop(database.db, { settings: { email_capture_enabled: false } });
    expect((await saveFormData(shop, request())).emailOpted).toEqual([]);
    expect(await signupsOf(shop.shop.id)).toEqual([]);
  });
});

describe("a file", () => {
  const withPhoto = (...photo: File[]) => request({ submission: { name: "Ada", mail: "", photo } });

  test("is stored under a generated name, not executable", async () => {
    const { id } = await saveFormData(ctx, withPhoto(pngFile("../../etc/my photo.png")));
    const [row] = await database.db
      .select()
      .from(formFiles)
      .where(and(ofShop(formFiles, ctx), eq(formFiles.submissionId, id)));
    expect(row).toMatchObject({
      wuid: "photo",
      fileName: ".._.._etc_my photo.png",
      contentType: "image/png",
    });
    const path = join(dataDir.path, "uploads", row?.storedAs ?? "");
    expect(path.startsWith(join(folderOf(ctx.shop.code), id))).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test.each([
    ["a renamed program", () => programFile("holiday.png")],
    [
      "a drawing of more than a megabyte",
      () => incomingFile("drawing.svg", `<svg>${" ".repeat(1024 * 1024)}</svg>`, "image/svg+xml"),
    ],
    ["a picture under another ending", () => pngFile("holiday.svg")],
    [
      "a drawing with a script",
      () => incomingFile("drawing.svg", "<svg><script>alert(1)</script></svg>", "image/svg+xml"),
    ],
  ])("%s is refused and nothing is stored", async (_, make) => {
    await expect(saveFormData(ctx, withPhoto(pngFile(), make()))).rejects.toMatchObject({
      status: 422,
      field: "photo",
      message: "Photo must have a valid file type (eg: .png, .svg)",
    });
    expect(await submissionsOf(ctx.shop.id)).toEqual([]);
    expect(existsSync(folderOf(ctx.shop.code))).toBe(false);
  });

  test("is deleted if the rest cannot be stored", async () => {
    // Too long for an index: the signup fails after the file was written.
    const mail = randomBytes(4000).toString("hex");
    await expect(
      saveFormData(ctx, request({ submission: { name: "Ada", mail, photo: [pngFile()] } })),
    ).rejects.toThrow();
    const folders = readdirSync(folderOf(ctx.shop.code));
    expect(folders).toHaveLength(1);
    expect(folders.flatMap((folder) => readdirSync(join(folderOf(ctx.shop.code), folder)))).toEqual([]);
    expect(await submissionsOf(ctx.shop.id)).toEqual([]);
  });
});

test("an address may send a limited number", async () => {
  const { limit } = attemptLimits.formByAddress;
  for (let sent = 0; sent < limit; sent += 1) await saveFormData(ctx, request());
  await expect(saveFormData(ctx, request())).rejects.toMatchObject({ status: 429 });
  await expect(saveFormData({ ...ctx, clientAddress: "192.0.2.8" }, request())).resolves.toBeDefined();
});

describe("with a captcha", () => {
  let captcha: CaptchaProvider;
  beforeAll(async () => {
    captcha = await startCaptchaProvider();
  });
  afterAll(() => captcha?.close());

  test.each([
    ["good", 1],
    ["bad", 0],
    ["", 0],
  ])("token '%s' stores %d submissions", async (token, kept) => {
    const shop = await openFormShop(database.db, {
      settings: captchaSettings,
      secrets: captchaSecrets,
      verifyUrl: captcha.verifyUrl,
    });
    await saveFormData(shop, request({ token })).catch(() => null);
    expect(await submissionsOf(shop.shop.id)).toHaveLength(kept);
  });
});
