import { readFile } from "node:fs/promises";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { withQuery } from "~/paths";
import { officeProductPicturesPath } from "~/paths/office";
import { addPicture } from "../../catalogue/pictures/add-picture.server";
import { describePicture } from "../../catalogue/pictures/describe-picture.server";
import { listPictures } from "../../catalogue/pictures/list-pictures.server";
import { orderPictures } from "../../catalogue/pictures/order-pictures.server";
import { removePicture } from "../../catalogue/pictures/remove-picture.server";
import { answerForm } from "../../platform/forms/answer-form.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * The pictures of a product, with the version that a change of them names. Staff of a seller come from what
 * they offer. @throws AppError `not_found`
 */
export async function loadPicturePage(ctx: RequestContext, sku: string) {
  const { pictures, version } = await listPictures(ctx, sku);
  const isSellers = sellerOfActor(await ctx.actor()) !== null;
  return { sku, version, isSellers, pictures: pictures.map(({ url, alt }) => ({ url, alt })) };
}

const text = (length: number) => z.string().trim().max(length).default("");
const forms = {
  add: z.object({ alt: text(300) }),
  describe: z.object({ url: text(500), alt: text(300), version: text(100) }),
  first: z.object({ url: text(500), version: text(100) }),
  remove: z.object({ url: text(500), version: text(100) }),
};

/** Adds, describes, orders or removes a picture of a product as a form asks for (rule office-19). */
export function savePicturePage(ctx: RequestContext, request: Request, sku: string) {
  const done = (deed: string) => redirect(withQuery(officeProductPicturesPath(sku), { done: deed }), 303);
  return withFormPost(ctx, request, async (posted) => {
    switch (posted.get("do")) {
      case "add":
        return answerForm(posted, { id: "add", schema: forms.add, keeps: ["alt"] }, async ({ alt }) => {
          const files = posted.getAll("picture").filter((file) => file instanceof IncomingFile);
          if (files.length === 0) throw new AppError("invalid", "Choose a picture.", "picture");
          for (const { path } of files) await addNamed(ctx, sku, await readFile(path), alt);
          return done("add");
        });
      case "describe":
        return answerForm(posted, { id: "describe", schema: forms.describe, keeps: "all" }, async (form) => {
          await describePicture(ctx, { sku, url: form.url, alt: form.alt, expectedVersion: form.version });
          return done("describe");
        });
      case "first":
        return answerForm(posted, { id: "first", schema: forms.first }, async ({ url, version }) => {
          await orderPictures(ctx, { sku, urls: [url], expectedVersion: version });
          return done("first");
        });
      case "remove":
        return answerForm(posted, { id: "remove", schema: forms.remove }, async ({ url, version }) => {
          await removePicture(ctx, { sku, url, expectedVersion: version });
          return done("remove");
        });
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
