import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { drawPicture, makeFolder, type TestFolder } from "../../../tests/support/shop-folder";
import { createDiskStore } from "../platform/file-store/disk-store.server";
import { createPictureWorkers, type PictureWorkers } from "../platform/media/picture-workers.server";
import { hearChanges } from "../shops/records/hear-changes-fixture.server";
import { addPicture, type PictureContext } from "./pictures/add-picture.server";
import { describePicture } from "./pictures/describe-picture.server";
import { listPictures } from "./pictures/list-pictures.server";
import { orderPictures } from "./pictures/order-pictures.server";
import { removePicture } from "./pictures/remove-picture.server";
import { addProduct, openTestShop } from "./products/catalogue-fixture.server";

const database = withTestDatabase();
let disk: TestFolder;
let workers: PictureWorkers;
let ctx: PictureContext;
beforeAll(async () => {
  disk = await makeFolder();
  workers = createPictureWorkers({ processes: 1 });
});
afterAll(async () => {
  await workers.close();
  await disk.remove();
});
beforeEach(async () => {
  ctx = {
    ...(await openTestShop(database.db)),
    fileStore: createDiskStore(disk.path),
    photoWorkers: workers,
  };
  await addProduct(ctx, "MUG");
});

const add = async (colour: string, alt = "") =>
  addPicture(ctx, { sku: "MUG", bytes: await drawPicture(colour), alt });
const urls = async () => (await listPictures(ctx, "MUG")).pictures.map(({ url }) => url);

describe("a picture of a product (rule owners-7)", () => {
  it("is added behind the others, with what is said of it", async () => {
    const first = await add("#446688");
    const second = await add("#884466", " A mug | from above ");
    expect((await listPictures(ctx, "MUG")).pictures).toEqual([
      { url: first, alt: "" },
      { url: second, alt: "A mug / from above" },
    ]);
  });

  it("is refused a second time", async () => {
    await add("#446688");
    await expect(add("#446688")).rejects.toThrow("'MUG' has this picture already.");
  });

  it("goes first, and the others follow", async () => {
    const [first, second, third] = [await add("#000000"), await add("#111111"), await add("#222222")];
    await orderPictures(ctx, { sku: "MUG", urls: [third, first] });
    expect(await urls()).toEqual([third, first, second]);
  });

  it("is described anew", async () => {
    const url = await add("#446688", "A cup");
    await describePicture(ctx, { sku: "MUG", url, alt: "A mug" });
    expect((await listPictures(ctx, "MUG")).pictures).toEqual([{ url, alt: "A mug" }]);
  });

  it("is taken off", async () => {
    const [first, second] = [await add("#000000"), await add("#111111")];
    await removePicture(ctx, { sku: "MUG", url: first });
    expect(await urls()).toEqual([second]);
  });

  it("that the product does not have is not found", async () => {
    await expect(removePicture(ctx, { sku: "MUG", url: "/media/other" })).rejects.toMatchObject({
      code: "not_found",
      message: "'MUG' has no picture /media/other.",
    });
  });

  it("is not changed where the product was changed in the meantime", async () => {
    const url = await add("#446688");
    const late = describePicture(ctx, { sku: "MUG", url, alt: "A mug", expectedVersion: "of before" });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });
});

it.each([
  ["text", Buffer.from("<html>"), "it is not a JPEG, PNG, WebP, AVIF or GIF picture"],
  ["a header alone", Buffer.from("89504e470d0a1a0a", "hex"), "the picture is damaged"],
])("%s is no picture, and the product stays as it is", async (_what, bytes, message) => {
  await expect(addPicture(ctx, { sku: "MUG", bytes, alt: "" })).rejects.toThrow(message);
  expect(await urls()).toEqual([]);
});

it("a picture that is cut off is refused by the process that decodes it", async () => {
  const whole = await drawPicture("#446688");
  const bytes = whole.subarray(0, whole.length - 20);
  await expect(addPicture(ctx, { sku: "MUG", bytes, alt: "" })).rejects.toThrow("the picture is damaged");
});

describe("all processes", () => {
  const told = hearChanges(database);

  it("are told of a picture that was added", async () => {
    const messages = await told(() => add("#446688"));
    expect(messages.flat()).toContainEqual(expect.stringMatching(/^product:/));
  });
});
