import { withPicture } from "~/models/office/library/library";
import { AppError } from "~/models/platform/error/app-error";
import { isDocumentUrl, wordsOfDocument } from "~/models/platform/media/document-address";
import { sizeInUrl } from "~/models/platform/media/media-address";
import type { PictureContext } from "../../catalogue/pictures/add-picture.server";
import { placePictures } from "../../catalogue/pictures/place-pictures.server";
import { isDocument } from "../../platform/media/store-document.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { requireKind } from "../load-record.server";
import { readLibraryPicture } from "./read-library-picture.server";
import { saveLibraryPicture } from "./save-library-picture.server";
import { type UploadedPicture, uploadPicture } from "./upload-picture.server";
import { findPictureUses } from "./used-pictures.server";

/** Places that are changed at once; more are changed by a second time. */
const mostPlaces = 200;

/**
 * Puts another picture or PDF in the place of one, wherever it is shown, under the same name (rule
 * library-5). Its address is new, so that no cache shows the former one. Each record is changed as by its
 * form, with its history; drafts keep what they say.
 * @returns the new address, and how many places still show the former one
 * @throws as {@link uploadPicture}; `invalid` for the same picture; StaleRecord
 */
export async function replaceLibraryPicture(
  ctx: PictureContext,
  url: string,
  uploaded: UploadedPicture,
): Promise<{ url: string; left: number }> {
  const { name, alt, focusX, focusY } = await readLibraryPicture(ctx, url);
  const isPdf = isDocumentUrl(url);
  if (isPdf !== isDocument(uploaded.bytes))
    throw new AppError("invalid", isPdf ? "A PDF takes its place." : "A picture takes its place.", "picture");
  const fileName = isPdf ? `${wordsOfDocument(url)}.pdf` : uploaded.fileName;
  const to = await uploadPicture(ctx, { bytes: uploaded.bytes, alt: uploaded.alt, fileName });
  if (to === url) throw new AppError("invalid", "This is the file that is here already.", "picture");
  await saveLibraryPicture(ctx, to, { name, alt: uploaded.alt || alt, focusX, focusY });
  const { uses } = await findPictureUses(ctx, url, mostPlaces);
  const added = { url: to, alt, ...(sizeInUrl(to) ?? { width: 0, height: 0 }) };
  for (const { kind: used, name: called } of uses) {
    if (used === "draft") continue;
    if (used === "product" && !isPdf)
      await placePictures(ctx, { sku: called, added: [added] }, (pictures) =>
        pictures.map((one) => (one.url === url ? { url: to, alt: one.alt } : one)),
      );
    const kind = requireKind(ctx, used);
    const before = await kind.read(ctx, called, false);
    if (before === null) continue;
    const typed = withPicture(before, url, to);
    if (JSON.stringify(typed) !== JSON.stringify(before))
      await changeRecord(ctx, kind, { name: called, typed, expectedVersion: recordVersion(before) });
  }
  return { url: to, left: (await findPictureUses(ctx, url, 1)).count };
}
