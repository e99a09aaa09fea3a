import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { exportShopFolder } from "~/services/files/export-shop-folder.server";
import { markMarketplaceExport } from "~/services/files/folders/export/mark-marketplace-export.server";
import { findPictures } from "~/services/files/folders/pictures/find-pictures.server";
import { readFolderMarks, saveMarks } from "~/services/files/folders/rows/folder-marks.server";
import { importFile } from "~/services/files/import-file.server";
import { listAwaitedPictures } from "~/services/files/list-awaited-pictures.server";
import { awaitPictures, expectPictures, queueFetching } from "~/services/files/moving/await-pictures.server";
import { fetchPictures } from "~/services/files/moving/fetch-pictures.server";
import { findCouponGoods } from "~/services/files/moving/find-coupon-goods.server";
import { importProducts } from "~/services/files/moving/import-products.server";
import { planSales } from "~/services/files/moving/plan-sales.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { makeFolder, writeFiles } from "../../../support/shop-folder";
import type { Attempts } from "../../two-shops";

/** Tries services of shop folders as the second shop with the first shop's rows. */
export const folderAttempts: Attempts = {
  exportShopFolder: async ({ beta }) => {
    const folder = await makeFolder();
    try {
      await exportShopFolder(
        { ...beta, box: testBox, fileStore: createDiskStore(folder.path) },
        join(folder.path, "out"),
        () => {},
      );
      const files = await readdir(join(folder.path, "out"), { recursive: true, withFileTypes: true });
      const texts = files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), "utf8"));
      return await Promise.all(texts);
    } finally {
      await folder.remove();
    }
  },
  markMarketplaceExport: ({ beta }) =>
    markMarketplaceExport({ ...beta, box: testBox, fileStore: createDiskStore("/nowhere") }, "", {
      products: { cells: [], entries: [] },
      offers: { cells: [], offers: [] },
      sellers: [],
    }),
  listAwaitedPictures: ({ beta }) => listAwaitedPictures(beta),
  expectPictures: async ({ beta }) => {
    const place = { ...beta, box: testBox, fileStore: createDiskStore("/nowhere") };
    const finder = await expectPictures(
      place,
      await findPictures({ fileStore: createDiskStore("/nowhere"), shopCode: "b" }, null),
    );
    return finder.find("https://alpha.example/mug.jpg");
  },
  awaitPictures: ({ beta }) => {
    const entry = { sku: "ALPHA-MUG" } as Parameters<typeof awaitPictures>[1][number]["entry"];
    const image = { source: "https://alpha.example/mug.jpg", alt: null };
    const record = { sku: "ALPHA-MUG", images: [image] } as unknown as Parameters<
      typeof awaitPictures
    >[2][number];
    const finder = { isAwaited: () => true } as unknown as Parameters<typeof awaitPictures>[3];
    return awaitPictures(beta, [{ line: 1, keepsCategories: false, entry }], [record], finder);
  },
  findCouponGoods: async ({ beta }) => {
    const found = await findCouponGoods(beta, { skus: ["ALPHA-MUG"], ids: [], categories: [] });
    return found.skus;
  },
  planSales: ({ beta }) =>
    planSales(beta, [{ line: 2, sku: "ALPHA-MUG", price: "1", from: "2026-01-01", to: null }]),
  queueFetching: ({ beta }) => queueFetching(beta, { at: new Date("2030-01-01"), fillsHome: false }),
  fetchPictures: ({ beta }) =>
    fetchPictures({ ...beta, fileStore: createDiskStore("/nowhere") }, { until: () => false }),
  readFolderMarks: ({ beta }) => readFolderMarks(beta, ""),
  saveMarks: ({ beta }) => saveMarks(beta, { folder: "", marks: {}, by: "export" }),
  importFile: async ({ beta, customer }) => {
    const folder = await makeFolder();
    try {
      const files = {
        "customers.csv": `email,first_name\n${customer.email},Eve\n`,
        "discounts.csv": "code,value,type\nMOVED,10,percentage\n",
        "gift-cards.csv": "code,balance\nMOVEDCARD123,25.00\n",
        "reviews.csv": "rating,body,review_date,sku\n1,Stolen words,2025-01-01,ALPHA-MUG\n",
        "pages.csv": "handle,title,body_html,published\nmoved,Moved,<p>Here.</p>,yes\n",
      };
      await writeFiles(folder.path, files);
      const reports = [];
      for (const name of Object.keys(files)) {
        const request = { file: join(folder.path, name), imagesFolder: null };
        reports.push(
          await importFile(
            { ...beta, box: testBox, fileStore: createDiskStore(folder.path) },
            request,
            () => {},
          ),
        );
      }
      // What was typed is said back.
      return JSON.stringify(reports).replaceAll("ALPHA-MUG", "");
    } finally {
      await folder.remove();
    }
  },
  importProducts: async ({ beta }) => {
    const folder = await makeFolder();
    try {
      await writeFiles(folder.path, { "products.csv": "sku,name,price\nALPHA-MUG,Stolen mug,1.00\n" });
      const file = join(folder.path, "products.csv");
      await importProducts(
        { ...beta, box: testBox, fileStore: createDiskStore(folder.path) },
        { file, imagesFolder: null },
        () => {},
      );
    } finally {
      await folder.remove();
    }
  },
};
