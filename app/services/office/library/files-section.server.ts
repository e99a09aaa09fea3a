import { readFile } from "node:fs/promises";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import {
  libraryStates,
  type PictureUse,
  pictureAtPlace,
  picturesOnPage,
  placeOfPicture,
  readLibraryQuery,
  useKinds,
  useLabels,
  usesText,
} from "~/models/office/library/library";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { recordScreens } from "~/models/office/records/record-screens";
import { AppError } from "~/models/platform/error/app-error";
import { isDocumentUrl } from "~/models/platform/media/document-address";
import { sizeInUrl } from "~/models/platform/media/media-address";
import { can } from "~/models/shops/actors/can";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { withQuery } from "~/paths";
import { officeFilesPath, officeProductPath, officeRecordPath, officeSettingsPath } from "~/paths/office";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { importedPictures } from "./imported-pictures.server";
import { listLibrary } from "./list-library.server";
import { readLibraryPicture } from "./read-library-picture.server";
import { removeLibraryPicture } from "./remove-library-picture.server";
import { replaceLibraryPicture } from "./replace-library-picture.server";
import { restoreLibraryPicture } from "./restore-library-picture.server";
import { saveLibraryPicture } from "./save-library-picture.server";
import { uploadPicture } from "./upload-picture.server";

type Args = [ctx: RequestContext, url: string, files: readonly IncomingFile[]];
const line = (length: number) =>
  z.string().trim().max(length, `Use at most ${length} characters.`).default("");
const percent = z.coerce
  .number({ message: "Enter a number from 0 to 100." })
  .int("Enter a whole number.")
  .min(0, "Enter a number from 0 to 100.")
  .max(100, "Enter a number from 0 to 100.");
const named = z.object({ name: line(200) });
const added = z.object({ alt: line(300) });
const described = z.object({ name: line(200), alt: line(300), focusX: percent, focusY: percent });
const removed = z.object({ uses: z.coerce.number().int().min(0) });

const picturesOf = async (files: readonly IncomingFile[], alt: string) => {
  if (files.length === 0) throw new AppError("invalid", "Choose a file.", "picture");
  return Promise.all(
    files.map(async (file) => ({ bytes: await readFile(file.path), fileName: file.name, alt })),
  );
};

const listRules = {
  add: deedRule<Args, typeof added>(added, async (ctx, _url, files, { alt }) => {
    for (const picture of await picturesOf(files, alt)) await uploadPicture(ctx, picture);
  }),
};

const oneRules = {
  name: deedRule<Args, typeof named>(named, (ctx, url, _files, said) => saveLibraryPicture(ctx, url, said)),
  describe: deedRule<Args, typeof described>(described, (ctx, url, _files, said) =>
    saveLibraryPicture(ctx, url, said),
  ),
  replace: deedRule<Args, typeof added>(added, async (ctx, url, files, { alt }) => {
    const [picture] = await picturesOf(files, alt);
    if (!picture) return;
    const { url: to, left } = await replaceLibraryPicture(ctx, url, picture);
    return redirect(
      withQuery(officeFilesPath(placeOfPicture(to)), { done: left > 0 ? "replaced-some" : "replace" }),
      303,
    );
  }),
  remove: deedRule<Args, typeof removed>(removed, (ctx, url, _files, { uses }) =>
    removeLibraryPicture(ctx, { url, seenUses: uses }),
  ),
  restore: deedRule<Args, z.ZodTypeAny>(z.object({}), (ctx, url) => restoreLibraryPicture(ctx, url)),
};

/** The shop's pictures and documents, each with where it is shown (rules library-1 to 9). */
export const filesSection: Section = {
  need: { verb: "view", kind: "content" },
  takesFiles: true,
  doneTexts: {
    add: "Added. Fields for pictures offer it now.",
    describe: "Saved.",
    name: "Saved.",
    replace:
      "Replaced wherever it was shown. The new file has an address of its own, so no cache shows the former one.",
    "replaced-some": "Replaced. Drafts and some places still show the former one: its page lists them.",
    remove: "Removed. Browsers that have it may show it for a while; below you can put it back.",
    restore: "It is back at its address.",
  },
  load: (ctx, rest, query) => (rest === "" ? loadAll(ctx, query) : loadOne(ctx, rest)),
  act(ctx, posted, rest) {
    const files = posted.getAll("picture").filter((file) => file instanceof IncomingFile);
    if (rest === "") return answerDeed<Args>(posted, listRules, [ctx, "", files], officeFilesPath());
    const url = requirePicture(rest);
    return answerDeed<Args>(posted, oneRules, [ctx, url, files], officeFilesPath(rest));
  },
};

function requirePicture(rest: string): string {
  const url = pictureAtPlace(rest);
  if (url === null) throw new AppError("not_found", "There is no such file.");
  return url;
}

const mayChange = async (ctx: RequestContext) =>
  can(await ctx.actor(), "change", shopSubject("content", ctx.shop));

async function loadAll(ctx: RequestContext, params: URLSearchParams): Promise<RecordView> {
  const query = readLibraryQuery(params);
  const { pictures, count } = await listLibrary(ctx, query);
  const pages = Math.ceil(count / picturesOnPage);
  const pageLink = (page: number, label: string) => {
    const { text: q, state, kind } = query;
    return { href: withQuery(officeFilesPath(), { q, state, kind, page: String(page) }), label };
  };
  const links = [
    ...(query.page > 1 ? [pageLink(query.page - 1, "Previous page")] : []),
    ...(query.page < pages ? [pageLink(query.page + 1, "Next page")] : []),
  ];
  const kinds = useKinds.map((value) => ({ value, label: useLabels[value] }));
  return {
    title: "Pictures and documents",
    badges: [],
    intro:
      "What you uploaded, and what your products, pages and settings show. A PDF is linked where it helps: fields for links find it by its name.",
    way: [],
    deeds: [],
    ask: [
      deedField("q", "Find", { text: query.text, example: "Name, text, product or page" }),
      deedField("state", "Which", { kind: "choice", choices: libraryStates, text: query.state }),
      deedField("kind", "Shown by", {
        kind: "choice",
        choices: [{ value: "", label: "Anything" }, ...kinds],
        text: query.kind,
      }),
    ],
    main: [
      {
        kind: "library",
        title: count === 1 ? "1 file" : `${count} files`,
        empty: "No file matches.",
        mayAdd: await mayChange(ctx),
        pictures: pictures.map((one) => ({ ...one, to: officeFilesPath(placeOfPicture(one.url)) })),
      },
      ...(links.length > 0
        ? [{ kind: "links" as const, title: `Page ${query.page} of ${pages}`, links }]
        : []),
    ],
    aside: query.page > 1 ? [] : await importedPictures(ctx),
  };
}

async function loadOne(ctx: RequestContext, rest: string): Promise<RecordView> {
  const picture = await readLibraryPicture(ctx, requirePicture(rest));
  const { shownBy, ...shown } = picture;
  const isPdf = isDocumentUrl(picture.url);
  const size = sizeInUrl(picture.url);
  const may = await mayChange(ctx);
  return {
    title: picture.name || (isPdf ? "Document" : "Picture"),
    badges: picture.isRemoved
      ? [{ text: "Removed", tone: "bad" }]
      : picture.uses === 0
        ? [{ text: "Shown nowhere", tone: "mind" }]
        : [],
    intro: isPdf ? "PDF" : size ? `${size.width} × ${size.height} px` : "",
    way: [{ to: officeFilesPath(), label: "Pictures and documents" }],
    deeds: may ? [picture.isRemoved ? restoring : removing(shownBy, picture.uses)] : [],
    main: [
      {
        kind: "picture",
        title: isPdf ? "The document" : "The picture",
        picture: shown,
        mayChange: may && !picture.isRemoved,
      },
    ],
    aside: [
      {
        kind: "rows",
        title: `Shown in ${picture.uses} ${picture.uses === 1 ? "place" : "places"}`,
        empty: "Nothing shows it.",
        rows: shownBy.map((use) => ({ title: use.title, sub: useLabels[use.kind], to: pathOfUse(use) })),
      },
      {
        kind: "facts",
        title: "Address",
        facts: [{ label: "In the shop", text: picture.url, to: picture.url }],
      },
    ],
  };
}

const restoring: DeedView = {
  deed: "restore",
  label: "Put back…",
  submit: "Put it back",
  isMain: true,
  fields: [],
};

const removing = (shownBy: readonly PictureUse[], count: number): DeedView => ({
  deed: "remove",
  label: "Remove…",
  submit: "Remove it",
  isDanger: true,
  about:
    count === 0
      ? "Nothing shows it. You can put it back later."
      : `These would show a gap: ${usesText(shownBy, count)}. You can put it back later.`,
  fields: [],
  values: { uses: String(count) },
});

/** The office's page of what shows a picture; a draft has those of its record. */
function pathOfUse({ kind, name }: PictureUse): string {
  if (kind === "product") return officeProductPath(name);
  if (kind === "settings") return officeSettingsPath(name);
  const screen = recordScreens.find((one) => one.kind === kind);
  return screen ? officeRecordPath(screen.segment, name) : "/admin/drafts";
}
