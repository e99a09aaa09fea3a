import { redirect } from "@remix-run/node";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { IncomingFile } from "../../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../../answer-deed.server";
import { findHostedShop } from "../databases/find-hosted-shop.server";
import { workPath } from "./new-shop-page.server";
import { startWork } from "./start-work.server";

type Args = [ctx: RequestContext, code: string, file: IncomingFile | undefined];

const sides = [
  { value: "ask", label: "Nobody: stop and list them" },
  { value: "ours", label: "The folder" },
  { value: "theirs", label: "The shop" },
] as const;
/** What is typed beside the folder. */
export const applySchema = z.object({
  side: z.enum(["ask", "ours", "theirs"], { message: "Choose who decides." }),
});

const rules = {
  apply: deedRule<Args, typeof applySchema>(applySchema, async (ctx, code, file, { side }) => {
    if (!file) throw new AppError("invalid", "Choose the ZIP of the shop’s folder.", "file");
    await findHostedShop(ctx, "create", code);
    const decides = side === "ask" ? null : side;
    const id = await startWork(
      ctx,
      code,
      (keptAt) => ({ kind: "apply", file: keptAt("file"), side: decides }),
      { file },
    );
    return redirect(workPath(id), 303);
  }),
};

/** The form by which a shop gets what its folder changed (rule hosting-13). */
export const applyDeed: DeedView = {
  deed: "apply",
  label: "Apply a folder or products…",
  submit: "Show what would change",
  about:
    "The ZIP of this shop’s folder, as Export makes it, with what you changed in it; or a ZIP of one CSV file of products with their pictures. Nothing is changed yet: next you see what would come, change and go, and agree or drop it.",
  fields: [
    deedField("file", "Folder", {
      kind: "file",
      example: ".zip",
      help: "At most 200 MB and 20,000 files, 2 GB unpacked.",
    }),
    deedField("side", "What folder and shop both changed is decided by", {
      kind: "choice",
      choices: sides,
      text: "ask",
    }),
  ],
};

/** Takes the form. @param code of the shop */
export function actOnApply(ctx: RequestContext, posted: FormData, code: string) {
  const sent = posted.get("file");
  posted.delete("file");
  const file = sent instanceof IncomingFile && sent.size > 0 ? sent : undefined;
  return answerDeed<Args>(posted, rules, [ctx, code, file], `/admin/host/${code}`);
}
