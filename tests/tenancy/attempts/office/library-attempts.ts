import { choiceKinds } from "~/models/office/choices/choice-kinds";
import { readLibraryQuery } from "~/models/office/library/library";
import { libraryPictures } from "~/services/catalogue/changes/library-pictures.server";
import { findChoices } from "~/services/office/choices/find-choices.server";
import { findSellersChoices } from "~/services/office/choices/find-sellers-choices.server";
import { addLibraryPictures } from "~/services/office/library/add-library-pictures.server";
import { listLibrary } from "~/services/office/library/list-library.server";
import { readLibraryPicture } from "~/services/office/library/read-library-picture.server";
import { removeLibraryPicture } from "~/services/office/library/remove-library-picture.server";
import { replaceLibraryPicture } from "~/services/office/library/replace-library-picture.server";
import { restoreLibraryPicture } from "~/services/office/library/restore-library-picture.server";
import { saveLibraryPicture } from "~/services/office/library/save-library-picture.server";
import { uploadPicture } from "~/services/office/library/upload-picture.server";
import { findPictureUses } from "~/services/office/library/used-pictures.server";
import { withTypedNames } from "~/services/office/sections/many/with-typed-names.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

const url = "/media/alpha/0123456789abcdef-16x16";
const fileStore = createDiskStore("/nowhere");
const uploaded = { bytes: Buffer.from("planted"), fileName: "planted.png", alt: "" };

/** What each service of the library of pictures is asked in the name of the second shop. */
export const libraryAttempts: Attempts = {
  libraryPictures: async ({ beta }) => {
    if ((await libraryPictures(beta, [url])).size > 0) throw failure("found a picture of another shop");
  },
  withTypedNames: async ({ beta }) => {
    const row = { sku: "EVE", fields: { images: "alpha-picture.webp", categories: "Alpha" } };
    const [named] = await withTypedNames(beta, [row]);
    if (JSON.stringify(named) !== JSON.stringify(row)) throw failure("named things of another shop");
  },
  listLibrary: ({ beta }) => listLibrary(beta, readLibraryQuery(new URLSearchParams())),
  findChoices: async ({ beta }) =>
    Promise.all(choiceKinds.map((kind) => findChoices(beta, kind, "alpha").catch(() => []))),
  findSellersChoices: async ({ alpha, beta }) => {
    const ctx = { ...beta, sellersPage: { sellerId: alpha.shop.sellerId, code: "alpha" } };
    return Promise.all(choiceKinds.map((kind) => findSellersChoices(ctx, kind, "alpha").catch(() => [])));
  },
  findPictureUses: ({ beta }) => findPictureUses(beta, url, 10),
  readLibraryPicture: ({ beta }) => readLibraryPicture(beta, url),
  addLibraryPictures: ({ beta }) => addLibraryPictures(beta, { sku: "MUG", urls: [url] }),
  saveLibraryPicture: ({ beta }) => saveLibraryPicture(beta, url, { alt: "Planted" }),
  uploadPicture: ({ beta }) => uploadPicture({ ...beta, fileStore }, uploaded),
  replaceLibraryPicture: ({ beta }) => replaceLibraryPicture({ ...beta, fileStore }, url, uploaded),
  removeLibraryPicture: ({ beta }) => removeLibraryPicture({ ...beta, fileStore }, { url, seenUses: 0 }),
  restoreLibraryPicture: ({ beta }) => restoreLibraryPicture({ ...beta, fileStore }, url),
};
