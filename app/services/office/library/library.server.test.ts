import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readLibraryQuery } from "~/models/office/library/library";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { drawPicture, makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { addPicture, type PictureContext } from "../../catalogue/pictures/add-picture.server";
import { listPictures } from "../../catalogue/pictures/list-pictures.server";
import { productRecords } from "../../catalogue/product/product-records.server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { menuRecords } from "../../content/pages/menu-records.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createPictureWorkers, type PictureWorkers } from "../../platform/media/picture-workers.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { findChoices } from "../choices/find-choices.server";
import { addLibraryPictures } from "./add-library-pictures.server";
import { listLibrary } from "./list-library.server";
import { readLibraryPicture } from "./read-library-picture.server";
import { removeLibraryPicture } from "./remove-library-picture.server";
import { replaceLibraryPicture } from "./replace-library-picture.server";
import { restoreLibraryPicture } from "./restore-library-picture.server";
import { saveLibraryPicture } from "./save-library-picture.server";
import { uploadPicture } from "./upload-picture.server";

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
  const shop = await openTestShop(database.db);
  ctx = { ...shop, fileStore: createDiskStore(disk.path), photoWorkers: workers };
  ctx = { ...ctx, handlers: { ...ctx.handlers, recordKinds: [menuRecords, productRecords] } };
  await addProduct(ctx, "MUG");
});

const upload = async (color: string, fileName: string, alt = "") =>
  uploadPicture(ctx, { bytes: await drawPicture(color), fileName, alt });
const found = async (query: string) => {
  const { pictures } = await listLibrary(ctx, readLibraryQuery(new URLSearchParams(query)));
  return pictures.map(({ url }) => url);
};
const showInMenu = (url: string) =>
  changeRecord(ctx, menuRecords, {
    name: "main",
    typed: { id: "main", name: "Main menu", items: [{ label: "Mugs", url: "/mugs", imageUrl: url }] },
  });

describe("the library of pictures", () => {
  it("has what was uploaded and what something shows, each with the places (rule library-1)", async () => {
    const own = await upload("#446688", "Blue mug.png", "A blue mug");
    const shown = await addPicture(ctx, { sku: "MUG", bytes: await drawPicture("#884466"), alt: "" });
    await showInMenu(own);
    expect(await found("")).toEqual([own, shown]);
    expect(await found("q=BLUE")).toEqual([own]);
    expect(await found("kind=product")).toEqual([shown]);
    expect(await found("state=undescribed")).toEqual([shown]);
    expect((await readLibraryPicture(ctx, own)).shownBy).toEqual([
      { kind: "menu", name: "main", title: "Main menu" },
    ]);
  });

  it("lists what is shown nowhere", async () => {
    const own = await upload("#446688", "Mug.png");
    await addPicture(ctx, { sku: "MUG", bytes: await drawPicture("#884466"), alt: "" });
    expect(await found("state=unused")).toEqual([own]);
    expect(await found("state=used")).toHaveLength(1);
  });

  it("keeps what is said of a picture that was never uploaded here (rule library-3)", async () => {
    const shown = await addPicture(ctx, { sku: "MUG", bytes: await drawPicture("#884466"), alt: "" });
    await saveLibraryPicture(ctx, shown, { name: "Mug", alt: "A mug", focusX: 20, focusY: 80 });
    expect(await readLibraryPicture(ctx, shown)).toMatchObject({
      alt: "A mug",
      focusX: 20,
      focusY: 80,
      uses: 1,
    });
  });

  it("refuses what is no picture, beside the field", async () => {
    const upload = uploadPicture(ctx, { bytes: Buffer.from("<svg/>"), fileName: "logo.svg", alt: "" });
    await expect(upload).rejects.toMatchObject({ code: "invalid", field: "picture" });
  });

  it("puts another picture in every place of one, under its name (rule library-5)", async () => {
    const former = await addPicture(ctx, { sku: "MUG", bytes: await drawPicture("#884466"), alt: "A mug" });
    await saveLibraryPicture(ctx, former, { name: "The mug", alt: "A mug", focusX: 10, focusY: 20 });
    await showInMenu(former);
    const bytes = await drawPicture("#112233");
    const { url, left } = await replaceLibraryPicture(ctx, former, { bytes, fileName: "x.png", alt: "" });
    expect(left).toBe(0);
    expect((await listPictures(ctx, "MUG")).pictures).toEqual([{ url, alt: "A mug" }]);
    expect(await menuRecords.read(ctx, "main", false)).toMatchObject({ items: [{ imageUrl: url }] });
    expect(await readLibraryPicture(ctx, url)).toMatchObject({ name: "The mug", alt: "A mug", focusX: 10 });
  });

  it("takes a picture out, and puts it back (rule library-6)", async () => {
    const own = await upload("#446688", "Mug.png");
    const [, , code = "", name = ""] = own.split("/");
    await removeLibraryPicture(ctx, { url: own, seenUses: 0 });
    expect(await ctx.fileStore.head(`media/${code}/${name}.png`)).toBeNull();
    expect([await found(""), await found("state=removed")]).toEqual([[], [own]]);
    await restoreLibraryPicture(ctx, own);
    expect(await ctx.fileStore.head(`media/${code}/${name}.png`)).not.toBeNull();
    expect(await found("")).toEqual([own]);
  });

  it("takes nothing out that more places show than was read", async () => {
    const own = await upload("#446688", "Mug.png");
    await showInMenu(own);
    await expect(removeLibraryPicture(ctx, { url: own, seenUses: 0 })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("documents of the library (rule library-9)", () => {
  const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}\n%%EOF\n`);
  const uploadPdf = (words: string, fileName = "Size chart.pdf") =>
    uploadPicture(ctx, { bytes: pdf(words), fileName, alt: "" });

  it("are found by name, apart from pictures, with what links to them", async () => {
    const chart = await uploadPdf("sizes");
    await upload("#446688", "Mug.png");
    await showInMenu(chart);
    expect([await found("state=documents"), await found("q=size+chart")]).toEqual([[chart], [chart]]);
    expect(await found("state=pictures")).toHaveLength(1);
    expect((await readLibraryPicture(ctx, chart)).shownBy).toMatchObject([{ kind: "menu", name: "main" }]);
    const [link] = await findChoices(ctx, "link", "size chart");
    expect(link).toEqual({ value: chart, label: "Size chart", sub: "Document (PDF)" });
  });

  it("are replaced by a PDF alone, at an address of the same words", async () => {
    const chart = await uploadPdf("sizes");
    await showInMenu(chart);
    const picture = { bytes: await drawPicture("#446688"), fileName: "Mug.png", alt: "" };
    await expect(replaceLibraryPicture(ctx, chart, picture)).rejects.toMatchObject({ field: "picture" });
    const newer = { bytes: pdf("more sizes"), fileName: "v2 final.pdf", alt: "" };
    const { url, left } = await replaceLibraryPicture(ctx, chart, newer);
    expect([url === chart, url.endsWith("-size-chart.pdf"), left]).toEqual([false, true, 0]);
    expect(await menuRecords.read(ctx, "main", false)).toMatchObject({ items: [{ imageUrl: url }] });
  });

  it("are taken out and put back", async () => {
    const chart = await uploadPdf("sizes");
    const key = chart.slice(1);
    await removeLibraryPicture(ctx, { url: chart, seenUses: 0 });
    expect(await ctx.fileStore.head(key)).toBeNull();
    await restoreLibraryPicture(ctx, chart);
    expect(await ctx.fileStore.head(key)).not.toBeNull();
  });

  it("are whole", async () => {
    const cut = uploadPicture(ctx, { bytes: Buffer.from("%PDF-1.4\nsiz"), fileName: "a.pdf", alt: "" });
    await expect(cut).rejects.toMatchObject({ code: "invalid", field: "picture" });
  });
});

describe("pictures of the library for a product (rule library-10)", () => {
  it("come behind its own with their texts, each once", async () => {
    const own = await addPicture(ctx, { sku: "MUG", bytes: await drawPicture("#884466"), alt: "Red" });
    const [blue, green] = [
      await upload("#446688", "b.png", "Blue | above"),
      await upload("#448844", "g.png"),
    ];
    await addLibraryPictures(ctx, { sku: "MUG", urls: [green, own, blue] });
    const { pictures } = await listPictures(ctx, "MUG");
    expect(pictures.map(({ url }) => url)).toEqual([own, green, blue]);
    expect([pictures[0]?.alt, pictures[2]?.alt]).toEqual(["Red", "Blue / above"]);
  });

  it("are refused when the library does not have them", async () => {
    const blue = await upload("#446688", "b.png");
    const strange = "/media/other/0123456789abcdef-16x16";
    await expect(addLibraryPictures(ctx, { sku: "MUG", urls: [blue, strange] })).rejects.toMatchObject({
      code: "invalid",
      field: "chosen",
    });
    await expect(addLibraryPictures(ctx, { sku: "MUG", urls: [] })).rejects.toThrow("Choose at least one");
    expect((await listPictures(ctx, "MUG")).pictures).toEqual([]);
  });
});
