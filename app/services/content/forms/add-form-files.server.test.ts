import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formFiles } from "~/tables/content/forms";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { ofShop } from "../../shops/context/of-shop.server";
import { addFormFiles } from "./add-form-files.server";
import { addForm, makeDataDir, openFormShop, pngFile, programFile } from "./form-fixture.server";
import { saveFormData } from "./save-form-data.server";

let database: TestDatabase;
const dataDir = makeDataDir();
let ctx: Awaited<ReturnType<typeof openFormShop>>;
let id: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openFormShop(database.db, { dataDir: dataDir.path });
  const definition = await addForm(ctx, "repair", [
    { wuid: "name", fieldLabel: "Name" },
    { wuid: "photo", fieldLabel: "Photo", fieldType: "file" },
  ]);
  const submission = { name: "Ada", photo: [] };
  const saved = await saveFormData(ctx, {
    definition,
    submission,
    isOptedIn: () => false,
    token: "",
    source: "Website Signup",
  });
  id = saved.id;
});
afterAll(async () => {
  dataDir.remove();
  await database?.drop();
});

const photo = (file = pngFile()) => ({ wuid: "photo", file });
const kept = () => database.db.select().from(formFiles).where(ofShop(formFiles, ctx));

test("files follow their submission", async () => {
  await addFormFiles(ctx, id, [photo(), photo(pngFile("other.png"))]);
  expect((await kept()).map(({ submissionId, fileName }) => [submissionId, fileName]).sort()).toEqual([
    [id, "other.png"],
    [id, "photo.png"],
  ]);
});

test.each([
  ["for another field", () => ({ wuid: "name", file: pngFile() }), "The form has no file field 'name'."],
  [
    "that is a program",
    () => photo(programFile("photo.png")),
    "Photo must have a valid file type (eg: .jpeg, .jpg, .png, .gif, .heic, .webp, .avif, .pdf, .svg)",
  ],
])("a file %s is refused with all that came along", async (_, make, message) => {
  await expect(addFormFiles(ctx, id, [photo(), make()])).rejects.toMatchObject({ status: 422, message });
  expect(await kept()).toEqual([]);
});

test.each(["", "not-an-id", "00000000-0000-4000-8000-000000000000"])(
  "no submission has the id '%s'",
  async (other) => {
    await expect(addFormFiles(ctx, other, [photo()])).rejects.toMatchObject({ status: 404 });
  },
);

test("another shop's submission takes no files", async () => {
  const other = await openFormShop(database.db);
  await expect(addFormFiles(other, id, [photo()])).rejects.toMatchObject({ status: 404 });
});

test("an hour later nothing more is taken", async () => {
  ctx.clock.now = new Date("2026-03-01T13:00:00Z");
  await expect(addFormFiles(ctx, id, [photo()])).rejects.toMatchObject({ status: 404 });
});

test("two at once do not pass the limit together", async () => {
  const three = [photo(), photo(), photo()];
  const results = await Promise.allSettled([addFormFiles(ctx, id, three), addFormFiles(ctx, id, three)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await kept()).toHaveLength(3);
});
