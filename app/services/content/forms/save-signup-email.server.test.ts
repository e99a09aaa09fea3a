import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailSignups } from "~/tables/content/forms";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { ofShop } from "../../shops/context/of-shop.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { openFormShop } from "./form-fixture.server";
import { saveSignupEmail } from "./save-signup-email.server";

let database: TestDatabase;
let ctx: Awaited<ReturnType<typeof openFormShop>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openFormShop(database.db);
});
afterAll(() => database?.drop());

const signUp = (email: string, source = "Website Signup") =>
  saveSignupEmail(ctx, { email, token: "", source });
const signups = () => database.db.select().from(emailSignups).where(ofShop(emailSignups, ctx));

test("an e-mail is stored once, in lower case, with its first source", async () => {
  await signUp("Ada@Example.com", "Website Signup(Footer)");
  await signUp("ada@example.com");
  expect(await signups()).toMatchObject([{ email: "ada@example.com", source: "Website Signup(Footer)" }]);
});

test.each([
  ["", "Email is required!"],
  ["ada", "Invalid email!"],
])("'%s' is refused: %s", async (email, message) => {
  await expect(signUp(email)).rejects.toMatchObject({ status: 422, field: "email", message });
  expect(await signups()).toEqual([]);
});

test("an address can sign up a limited number of e-mails", async () => {
  const { limit } = attemptLimits.signupByAddress;
  const tries = Array.from({ length: limit + 5 }, (_, at) => signUp(`neighbour-${at}@example.com`));
  await Promise.allSettled(tries);
  expect(await signups()).toHaveLength(limit);
});
