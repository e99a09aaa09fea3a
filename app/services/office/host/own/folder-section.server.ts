import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { RecordView } from "~/models/office/record/record-view";
import { IncomingFile } from "../../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../../answer-deed.server";
import type { Section } from "../../sections/section";
import { applyDeed, applySchema } from "../works/apply-folder.server";
import { settleWork } from "../works/settle-work.server";
import { loadWork, workDoneTexts, workRows } from "../works/work-page.server";
import { applyOwnFolder, exportOwnFolder } from "./own-folder.server";
import { requireWorker } from "./require-worker.server";

const path = "/admin/folder";
const place = { path, label: "Whole shop", file: "folder" };
/** Most bytes of what an owner sends (rule hosting-8). */
const maxBytes = 200 * 1024 * 1024;

type Args = [ctx: RequestContext, id: string, file: IncomingFile | undefined];

const rules = {
  export: deedRule<Args, z.ZodTypeAny>(z.object({}), async (ctx) =>
    redirect(`${path}/${await exportOwnFolder(ctx)}`, 303),
  ),
  apply: deedRule<Args, typeof applySchema>(applySchema, async (ctx, _id, file, { side }) =>
    redirect(`${path}/${await applyOwnFolder(ctx, file, side === "ask" ? null : side)}`, 303),
  ),
  begin: deedRule<Args, z.ZodTypeAny>(z.object({}), (ctx, id) => settleWork(ctx, id, "begin")),
  drop: deedRule<Args, z.ZodTypeAny>(z.object({}), (ctx, id) => settleWork(ctx, id, "drop")),
};

async function loadStart(ctx: RequestContext): Promise<RecordView> {
  await requireWorker(ctx, "view");
  return {
    title: "Whole shop",
    badges: [],
    intro: "Take your shop out as a folder of files, change it, and bring it back in.",
    way: [],
    deeds: [
      {
        deed: "export",
        label: "Take it out…",
        submit: "Make the file",
        isMain: true,
        about:
          "A ZIP with products, categories, pages, menus, discounts, settings and pictures, which any shop of this kind can begin with. Keys and passwords stay here.",
        fields: [],
      },
      applyDeed,
    ],
    main: [
      {
        kind: "links",
        title: "What the folder leaves out",
        links: [
          { href: "/admin/customers", label: "Customers: save their list as CSV" },
          { href: "/admin/orders", label: "Orders: save their list as CSV" },
        ],
      },
    ],
    aside: [await workRows(ctx, 10, place)],
  };
}

/** An owner's whole shop as a file, out and in (rule hosting-14). */
export const folderSection: Section = {
  // Owners of the whole business alone, and none of a seller, may ask others in.
  need: { verb: "create", kind: "invitation" },
  takesFiles: { maxBytes },
  doneTexts: workDoneTexts,
  load: (ctx, rest) => (rest === "" ? loadStart(ctx) : loadWork(ctx, rest, place)),
  act(ctx, posted, rest) {
    const sent = posted.get("file");
    posted.delete("file");
    const file = sent instanceof IncomingFile && sent.size > 0 ? sent : undefined;
    return answerDeed<Args>(posted, rules, [ctx, rest, file], rest === "" ? path : `${path}/${rest}`);
  },
};
