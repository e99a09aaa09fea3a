import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addForm, makeDataDir, openFormShop, pngFile } from "./form-fixture.server";
import { listSubmissions } from "./list-submissions.server";
import { saveFormData } from "./save-form-data.server";
import { saveSignupEmail } from "./save-signup-email.server";

let database: TestDatabase;
const dataDir = makeDataDir();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  dataDir.remove();
  await database?.drop();
});

test("every form's submissions and the signups; or one form's alone", async () => {
  const ctx = await openFormShop(database.db, { dataDir: dataDir.path });
  const rest = { isOptedIn: () => false, token: "", source: "Website Signup" };
  const contact = await addForm(ctx, "contact", [{ wuid: "name", fieldLabel: "Name" }], { form: 1 });
  const repair = await addForm(ctx, "repair", [{ wuid: "photo", fieldLabel: "Photo", fieldType: "file" }], {
    form: 2,
  });
  await saveFormData(ctx, { definition: contact, submission: { name: "Ada" }, ...rest });
  ctx.clock.now = new Date("2026-03-01T12:00:01Z");
  await saveFormData(ctx, { definition: repair, submission: { photo: [pngFile()] }, ...rest });
  await saveSignupEmail(ctx, { email: "ada@example.com", ...rest });

  const [head, ...rows] = await listSubmissions(ctx, null);
  expect(head?.slice(6)).toEqual(["Name", "Photo", "files", "id"]);
  expect(rows.map((row) => row.slice(1, 8))).toEqual([
    ["contact", "1", "1", "Website Signup", "", "Ada", ""],
    ["repair", "2", "1", "Website Signup", "", "", "photo.png"],
    ["signup", "", "", "Website Signup", "ada@example.com", "", ""],
  ]);
  expect(rows[1]?.[8]).toMatch(/\/form-submissions\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/);

  const [headOfOne, ...one] = await listSubmissions(ctx, 2);
  expect(headOfOne?.slice(6)).toEqual(["Photo", "files", "id"]);
  expect(one).toHaveLength(1);
  expect(await listSubmissions(await openFormShop(database.db), null)).toHaveLength(1);
});
