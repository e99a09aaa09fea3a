import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailSignups, formSubmissions } from "~/tables/content/forms";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/databases/test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { addForm, captchaSecrets, captchaSettings } from "../../../content/forms/form-fixture.server";
import { ofShop } from "../../../shops/context/of-shop.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { callApi } from "../api-fixture.server";

let database: TestDatabase;
let ctx: ShopContext;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await addForm(ctx, "contact", [
    { wuid: "name", fieldLabel: "Name", fieldRequired: true },
    { wuid: "agree", fieldLabel: "Terms", fieldType: "checkbox" },
    { wuid: "photo", fieldLabel: "Photo", fieldType: "file", fieldRequired: true },
  ]);
});
afterAll(() => database?.drop());

const mutation = `mutation ($input: FormDataInput!) {
  saveFormData(input: $input) { _id content { wuid value } createdAt updatedAt }
}`;
type Saved = { saveFormData: { _id: string; content: unknown; createdAt: string } };
const send = (input: Record<string, unknown>) =>
  callApi<Saved>(ctx, mutation, {
    variables: { input: { form: 1, content: [{ wuid: "name", value: "Ada" }], ...input } },
  });
const submissions = () => database.db.select().from(formSubmissions).where(ofShop(formSubmissions, ctx));

test("a form is stored and returns its id, for files to follow", async () => {
  const content = [
    { wuid: "name", value: "Ada" },
    { wuid: "agree", value: true },
  ];
  const { data, errors } = await send({ content });
  expect(errors).toEqual([]);
  expect(data.saveFormData).toMatchObject({
    content: [
      { wuid: "name", value: "Ada" },
      { wuid: "agree", value: "On" },
      { wuid: "photo", value: "" },
    ],
    createdAt: "2026-03-01T12:00:00.000Z",
  });
  expect(await submissions()).toMatchObject([
    { id: data.saveFormData._id, source: "Website Signup(Contact)" },
  ]);
});

test.each([
  [{ form: 2 }, "not_found", "form"],
  [{ version: 2 }, "conflict", "version"],
  [{ content: [] }, "invalid", "name"],
  [{ content: [{ wuid: "name", value: ["Ada"] }] }, "invalid", "name"],
  [{ source: "Elsewhere" }, "invalid", "source"],
])("%j is refused as %s of '%s'", async (input, code, field) => {
  const { errors } = await send(input);
  expect(errors[0]?.extensions).toMatchObject({ code, field });
  expect(await submissions()).toEqual([]);
});

test("a text that the database cannot store is refused by its place, and nothing is kept", async () => {
  const { errors } = await send({ content: [{ wuid: "name", value: "A\0d\ud800a" }] });
  expect(errors[0]?.extensions).toMatchObject({ code: "invalid", status: 400 });
  expect(await submissions()).toEqual([]);
});

const signUp = (shop: ShopContext, email: string) =>
  callApi(shop, "mutation ($email: String!) { saveSignupEmail(input: { email: $email }) }", {
    variables: { email },
  });

test("a signup returns true, also when repeated", async () => {
  for (const _ of [1, 2])
    expect((await signUp(ctx, "ada@example.com")).data).toEqual({ saveSignupEmail: true });
  const kept = await database.db.select().from(emailSignups).where(ofShop(emailSignups, ctx));
  expect(kept).toMatchObject([{ email: "ada@example.com", source: "Website Signup" }]);
});

test.each([
  ["", "Email is required!"],
  ["ada", "Invalid email!"],
])("'%s' is refused: %s", async (email, message) => {
  expect((await signUp(ctx, email)).errors[0]?.message).toBe(message);
});

test("a shop with a captcha refuses submissions without a token", async () => {
  const guarded = await withSecrets(await openTestShop(database.db, captchaSettings), captchaSecrets);
  expect((await signUp(guarded, "ada@example.com")).errors[0]?.extensions?.code).toBe("invalid");
});
