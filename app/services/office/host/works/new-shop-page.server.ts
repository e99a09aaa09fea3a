import { redirect } from "@remix-run/node";
import { z } from "zod";
import { beginningChoices } from "~/models/office/host/works/beginning-words";
import { beginnings } from "~/models/office/host/works/work-input";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { IncomingFile } from "../../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../../answer-deed.server";
import { foundShop } from "../found-shop.server";
import { requireHost } from "../require-host.server";

/** Where the form of a new shop is, and where work is shown. */
export const newShopPath = "/admin/host/works/new";
/** The page of a piece of work. */
export const workPath = (id: string): string => `/admin/host/works/${id}`;

type Files = { file?: IncomingFile; pictures?: IncomingFile };
type Args = [ctx: RequestContext, files: Files];

const newShop = z.object({
  code: requiredText("Code", 60),
  name: requiredText("Name", 200),
  domain: requiredText("Domain", 253).transform((domain) => domain.toLowerCase()),
  owner: requiredText("Owner’s name", 200),
  email: requiredText("Owner’s email", 320),
  tagline: optionalText("What it sells", 200),
  beginning: z.enum(beginnings, { message: "Choose what it begins with." }),
});

const rules = {
  found: deedRule<Args, typeof newShop>(newShop, async (ctx, files, typed) => {
    const id = await foundShop(ctx, { ...typed, tagline: typed.tagline ?? "" }, files);
    return redirect(workPath(id), 303);
  }),
};

/** The form of a new shop: what it is called, and what it begins with (rule hosting-8). */
export async function loadNewShop(ctx: RequestContext): Promise<RecordView> {
  await requireHost(ctx, "view");
  return {
    title: "New shop",
    badges: [],
    intro: "Nothing is made yet: next you see what would come, and agree or drop it.",
    way: [{ to: "/admin/host", label: "All shops" }],
    deeds: [],
    main: [
      {
        kind: "form",
        title: "The shop and its beginning",
        about: "It gets pages, a menu, shipping and payment. Its owner is invited by mail when it is made.",
        deed: {
          deed: "found",
          label: "New shop",
          submit: "Show what it would be",
          fields: [
            deedField("name", "Name", { example: "Acme" }),
            deedField("code", "Code", {
              example: "acme",
              help: "Small letters, digits and hyphens. It stays.",
            }),
            deedField("domain", "Domain", { example: "acme.example" }),
            deedField("tagline", "What it sells", { isOptional: true, example: "Mugs and bowls" }),
            deedField("owner", "Owner’s name"),
            deedField("email", "Owner’s email", { kind: "email", example: "june@acme.example" }),
            deedField("beginning", "It begins with", {
              kind: "choice",
              choices: beginningChoices,
              text: "empty",
              help: "The owner can archive untouched samples together, from Home. A file of products may be of Shopify, WooCommerce, others or ours.",
            }),
            deedField("file", "File", {
              kind: "file",
              isOptional: true,
              example: ".csv,.zip",
              help: "The ZIP of a shop’s or a whole marketplace’s folder, or the CSV of products (alone, or in a ZIP with its pictures), as chosen above. Both files together have at most 200 MB.",
            }),
            deedField("pictures", "Pictures", {
              kind: "file",
              isOptional: true,
              example: ".zip",
              help: "A ZIP of what the CSV names, or of photos called like SKUs: MUG-1.jpg, MUG-1-2.jpg. Pictures named by web addresses are fetched.",
            }),
          ],
        },
      },
    ],
    aside: [],
  };
}

/** Takes the form of a new shop. */
export function actOnNewShop(ctx: RequestContext, posted: FormData) {
  const sent = (name: string) => {
    const file = posted.get(name);
    posted.delete(name);
    return file instanceof IncomingFile && file.size > 0 ? file : undefined;
  };
  const files = { file: sent("file"), pictures: sent("pictures") };
  return answerDeed<Args>(posted, rules, [ctx, files], newShopPath);
}
