import { readFile } from "node:fs/promises";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { orderAfter, readItemChange } from "~/models/office/form/change-items";
import { type FoundInLibrary, picturesOnPage, readLibraryQuery } from "~/models/office/library/library";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { withQuery } from "~/paths";
import { officeProductPath, officeProductPicturesPath } from "~/paths/office";
import { addPicture } from "../../catalogue/pictures/add-picture.server";
import { describePicture } from "../../catalogue/pictures/describe-picture.server";
import { listPictures } from "../../catalogue/pictures/list-pictures.server";
import { orderPictures } from "../../catalogue/pictures/order-pictures.server";
import { removePicture } from "../../catalogue/pictures/remove-picture.server";
import { answerForm } from "../../platform/forms/answer-form.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { addLibraryPictures } from "../library/add-library-pictures.server";
import { listLibrary } from "../library/list-library.server";

/**
 * The pictures of a product, with the version that a change of them names, and those of the library that were
 * looked for. Staff of a seller come from what they offer, and have no library.
 * @throws AppError `not_found`
 */
export async function loadProductPictures(ctx: RequestContext, sku: string, query: URLSearchParams) {
  const { pictures, version } = await listPictures(ctx, sku);
  const actor = await ctx.actor();
  const isSellers = sellerOfActor(actor) !== null;
  const mayChoose = !isSellers && can(actor, "view", shopSubject("content", ctx.shop));
  const own = pictures.map(({ url, alt }) => ({ url, alt }));
  return { sku, version, isSellers, pictures: own, library: mayChoose ? await lookFor(ctx, query) : null };
}

/** Pictures of the library by what the address looks for, the newest first (rule library-10). */
async function lookFor(ctx: RequestContext, query: URLSearchParams): Promise<FoundInLibrary> {
  if (!query.has("q")) return { q: null, pictures: [], more: 0 };
  const { text } = readLibraryQuery(query);
  const { pictures, count } = await listLibrary(ctx, { text, state: "pictures", kind: "", page: 1 });
  const shown = pictures.map(({ url, name, alt }) => ({ url, name, alt }));
  return { q: text, pictures: shown, more: count - shown.length };
}

const text = (length: number) => z.string().trim().max(length).default("");
/** The page of the product sends its own forms here, too, and is shown again. */
const back = z.literal("product").optional();
const forms = {
  add: z.object({ alt: text(300), back }),
  describe: z.object({ url: text(500), alt: text(300), version: text(100), back }),
  choose: z.object({
    chosen: z.preprocess((one) => [one ?? []].flat(), z.array(text(500)).max(picturesOnPage)),
  }),
  move: z.object({ items: text(100), version: text(100), back }),
  remove: z.object({ url: text(500), version: text(100), back }),
};

/** Adds, describes, orders or removes a picture of a product as a form asks for (rule office-19). */
export function savePicturePage(ctx: RequestContext, request: Request, sku: string) {
  const done = (deed: string, from?: "product") => {
    const path = from ? officeProductPath(sku) : officeProductPicturesPath(sku);
    return redirect(withQuery(path, { done: deed }), 303);
  };
  return withFormPost(ctx, request, async (posted) => {
    const about = posted.get("url");
    switch (posted.get("do")) {
      case "add":
        return answerForm(
          posted,
          { id: "add", schema: forms.add, keeps: ["alt"] },
          async ({ alt, back: from }) => {
            const files = posted.getAll("picture").filter((file) => file instanceof IncomingFile);
            if (files.length === 0) throw new AppError("invalid", "Choose a picture.", "picture");
            for (const { path } of files) await addNamed(ctx, sku, await readFile(path), alt);
            return done("add", from);
          },
        );
      case "describe":
        return answerForm(
          posted,
          { id: `describe ${about}`, schema: forms.describe, keeps: "all" },
          async (form) => {
            await describePicture(ctx, { sku, url: form.url, alt: form.alt, expectedVersion: form.version });
            return done("describe", form.back);
          },
        );
      case "choose":
        return answerForm(posted, { id: "choose", schema: forms.choose }, async ({ chosen }) => {
          await addLibraryPictures(ctx, { sku, urls: chosen });
          return done("choose");
        });
      case "move":
        return answerForm(
          posted,
          { id: "move", schema: forms.move },
          async ({ items, version, back: from }) => {
            const change = readItemChange(items);
            if (!change) throw new AppError("invalid", "Choose where the picture goes.");
            const { pictures } = await listPictures(ctx, sku);
            const urls = orderAfter(pictures, change).map(({ url }) => url);
            await orderPictures(ctx, { sku, urls, expectedVersion: version });
            return done("move", from);
          },
        );
      case "remove":
        return answerForm(
          posted,
          { id: `remove ${about}`, schema: forms.remove },
          async ({ url, version, back: from }) => {
            await removePicture(ctx, { sku, url, expectedVersion: version });
            return done("remove", from);
          },
        );
      default:
        throw new Response("Bad Request", { status: 400 });
    }
  });
}

/** Adds a picture; what is wrong with it is said beside the field of the file. */
async function addNamed(ctx: RequestContext, sku: string, bytes: Uint8Array, alt: string): Promise<void> {
  try {
    await addPicture(ctx, { sku, bytes, alt });
  } catch (error) {
    if (isAppError(error) && error.code === "invalid")
      throw new AppError("invalid", error.message, "picture");
    throw error;
  }
}
