import { readFile } from "node:fs/promises";
import { readChoiceSearch } from "~/models/office/choices/choice-kinds";
import { isAppError } from "~/models/platform/error/app-error";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { withFormPost } from "../../platform/forms/with-form-post.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { isSellersGuest, requireSellersPage } from "../builder/require-builder.server";
import { uploadPicture } from "../library/upload-picture.server";
import { requireOffice } from "../require-office.server";
import { findChoices } from "./find-choices.server";
import { findSellersChoices } from "./find-sellers-choices.server";

const need = { verb: "view", kind: "content" } as const;

/** What a field that chooses by searching asks for (rule library-7). @throws Response 400, 403 */
export async function answerChoices(context: RequestContext, request: Request): Promise<Response> {
  const ctx = await requireChoosing(context, request);
  context.doNotCache();
  const search = readChoiceSearch(new URL(request.url).searchParams);
  if (!search) throw new Response("Bad Request", { status: 400 });
  return answering(async () => ({
    choices: await (ctx.sellersPage ? findSellersChoices : findChoices)(ctx, search.of, search.q),
  }));
}

/** Takes a picture that is uploaded while a field is filled in, and answers with it (rule library-8). */
export async function answerChoiceUpload(context: RequestContext, request: Request): Promise<Response> {
  const ctx = await requireChoosing(context, request);
  return answering(() =>
    withFormPost(ctx, request, async (posted) => {
      const file = posted.get("picture");
      if (!(file instanceof IncomingFile)) throw new Response("Bad Request", { status: 400 });
      const value = await uploadPicture(ctx, {
        bytes: await readFile(file.path),
        fileName: file.name,
        alt: "",
      });
      return { choices: [{ value, label: file.name, sub: "", picture: value, alt: "" }] };
    }),
  );
}

/** A marketplace's sellers choose for their own page (rule sellers-23). */
const requireChoosing = async (context: RequestContext, request: Request): Promise<RequestContext> =>
  (await isSellersGuest(context))
    ? requireSellersPage(context, request)
    : requireOffice(context, request, need);

async function answering(answer: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await answer());
  } catch (error) {
    if (!isAppError(error)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}
