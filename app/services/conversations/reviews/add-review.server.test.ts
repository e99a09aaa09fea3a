import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { photoTypeMessage, unreadablePhotoMessage } from "~/models/platform/upload/photo-limits";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { reviews } from "~/tables/conversations/reviews";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { makeDataDir } from "../../content/forms/form-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { createPictureWorkers } from "../../platform/media/picture-workers.server";
import { addReview, type NewReview } from "./add-review.server";
import { listReviews } from "./read-reviews.server";
import type { ReviewContext } from "./review-context.server";

const database = withTestDatabase();
/** One process decodes the photos of all tests; without it each photo would start its own. */
const photoWorkers = createPictureWorkers({ processes: 1 });
afterAll(() => photoWorkers.close());
let dataDir: ReturnType<typeof makeDataDir>;
let ctx: ReviewContext;
let mug: number;
let ada: VisitorCustomer;
beforeEach(async () => {
  dataDir = makeDataDir();
  const shop = await openTestShop(database.db);
  ctx = { ...shop, fileStore: createDiskStore(dataDir.path), photoWorkers, clientAddress: "192.0.2.7" };
  mug = await addProduct(ctx, "MUG");
  ada = await addWriter("ada@example.com");
});
afterEach(() => dataDir.remove());

async function addWriter(email: string, nickName = ""): Promise<VisitorCustomer> {
  const { id } = await addCustomer(ctx, { email, nickName });
  const names = { firstName: "Ada", lastName: "Marsh", nickName };
  return { id, email, group: "", isRestricted: false, isVerified: true, ...names };
}

const form = { star: 5, nick_name: "Ada M.", title: "Good", content: "Keeps tea hot." };
const write = (over: Partial<NewReview> = {}, shop = ctx) =>
  addReview(shop, { productId: mug, customer: ada, form, files: [], ...over });
const rules = (settings: object) => ({
  ...ctx,
  shop: { ...ctx.shop, settings: shopSettingsSchema.parse(settings) },
});
const photo = (bytes: Uint8Array, name = "photo.jpg") => {
  const path = join(dataDir.path, name);
  writeFileSync(path, bytes);
  return new IncomingFile(path, name, "image/jpeg", bytes.byteLength);
};

it("waits for approval, with its writer's name", async () => {
  await write();
  expect(await listReviews(ctx, "pending", 10)).toMatchObject([
    { status: "pending", displayName: "Ada M.", star: 5, isGuest: false, isBuyer: false },
  ]);
});

it("is written once however often its form is sent", async () => {
  const sent = { ...form, protect_code: "8c8fa4d4-0c7c-4f6c-9df2-0d3f8dd0f3c1" };
  await Promise.all([write({ form: sent }), write({ form: sent })]);
  expect(await listReviews(ctx, null, 10)).toHaveLength(1);
});

it("needs a product that the shop shows", async () => {
  await expect(write({ productId: mug + 1000 })).rejects.toMatchObject({ code: "not_found" });
  await expect(write({}, rules({ active_review_module: false }))).rejects.toMatchObject({
    code: "not_found",
  });
});

describe("a guest (rule reviews-2)", () => {
  const guest = { customer: null, form: { ...form, email: "guest@example.com" } };

  it("signs in first", async () => {
    await expect(write(guest)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  it("writes where the shop allows it, and the e-mail is kept", async () => {
    await write(guest, rules({ reviews: { allow_guest: true } }));
    const [row] = await database.db.select().from(reviews).where(eq(reviews.tenantId, ctx.tenant.id));
    expect(row).toMatchObject({ customerId: null, guestEmail: "guest@example.com" });
  });
});

describe("the display name (rule reviews-3)", () => {
  const taken = { code: "conflict", field: "nick_name" };

  it("is not another customer's nick name, in any case", async () => {
    await addWriter("bea@example.com", "Tidewater");
    await expect(write({ form: { ...form, nick_name: "TIDEWATER" } })).rejects.toMatchObject({
      ...taken,
      message: "This name is already taken. Please choose another name",
    });
  });

  it("is not another reviewer's, and stays its own writer's", async () => {
    await write();
    const bea = await addWriter("bea@example.com");
    await expect(write({ customer: bea })).rejects.toMatchObject(taken);
    await write();
    expect(await listReviews(ctx, null, 10)).toHaveLength(2);
  });

  it("goes to one of two who choose it at once", async () => {
    const bea = await addWriter("bea@example.com");
    const ends = await Promise.allSettled([write(), write({ customer: bea })]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("photos (rule reviews-4)", () => {
  const jpeg = () =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#1f3a34" } })
      .withExif({ IFD0: { Copyright: "somewhere at home" } })
      .jpeg()
      .toBuffer();

  it("are stored anew: smaller, as WebP, without metadata", async () => {
    await write({ files: [photo(await jpeg())] });
    const [review] = await listReviews(ctx, null, 1);
    expect(review?.images).toMatchObject([{ width: 2000, height: 1000 }]);
    const name = review?.images[0]?.url.split("/").at(-1) ?? "";
    const stored = await sharp(join(dataDir.path, "media", ctx.shop.code, `${name}.webp`)).metadata();
    expect(stored).toMatchObject({ format: "webp" });
    expect(stored.exif).toBeUndefined();
  });

  it("may be a drawing, which is drawn", async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="9" height="9"/></svg>',
    );
    await write({ files: [photo(svg, "logo.svg")] });
    const [review] = await listReviews(ctx, null, 1);
    expect(review?.images).toMatchObject([{ width: 20, height: 10 }]);
  });

  it.each([
    ["a program under a photo's name", Buffer.from("MZ\x90\x00 This program"), photoTypeMessage],
    ["a PDF", Buffer.from("%PDF-1.7\n"), photoTypeMessage],
    ["a drawing with a script", Buffer.from("<svg><script>1</script></svg>"), photoTypeMessage],
    ["a HEIC that cannot be decoded", Buffer.from("\0\0\0\x14ftypheic\0\0\0\0mif1"), unreadablePhotoMessage],
    ["a damaged photo", Buffer.from("\xff\xd8\xff\xe0 cut off", "latin1"), unreadablePhotoMessage],
  ])("refuse %s, and nothing is written", async (_kind, bytes, message) => {
    await expect(write({ files: [photo(bytes)] })).rejects.toMatchObject({ message, field: "files" });
    expect(await listReviews(ctx, null, 10)).toEqual([]);
  });
});

it("is refused after ten of a customer in a day", async () => {
  for (let at = 0; at < 10; at++) await write();
  await expect(write()).rejects.toMatchObject({ code: "too_many" });
});
