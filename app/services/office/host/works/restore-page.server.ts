import { redirect } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { formatBytes } from "~/models/platform/bytes/format-bytes";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { shops } from "~/tables/shops/shops";
import { IncomingFile } from "../../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { answerDeed, deedRule } from "../../answer-deed.server";
import { requireHost } from "../require-host.server";
import { listBackups } from "./list-backups.server";
import { workPath } from "./new-shop-page.server";
import { startWork } from "./start-work.server";

/** Where the form is by which a backup comes back. */
export const restorePath = "/admin/host/works/restore";

/** The choice that stands for a file that is sent. */
const sentFile = "file";

type Args = [ctx: RequestContext, file: IncomingFile | undefined];

const asked = z.object({
  backup: requiredText("Backup", 60),
  code: requiredText("Code", 60).transform((code) => code.toLowerCase()),
  domain: optionalText("Domain", 253).transform((domain) => domain.toLowerCase()),
});

const rules = {
  restore: deedRule<Args, typeof asked>(asked, async (ctx, file, { backup, code, domain }) => {
    const kept = (await listBackups(ctx)).find(({ id }) => id === backup);
    if (backup === sentFile && !file) throw new AppError("invalid", "Choose the ZIP of a backup.", "file");
    if (backup !== sentFile && !kept)
      throw new AppError("invalid", "This backup is not kept any more.", "backup");
    if (kept && kept.code !== code && domain === "" && !(await isShop(ctx, code)))
      throw new AppError("invalid", "Enter the domain of the new shop.", "domain");
    const sent: Record<string, IncomingFile> = backup === sentFile && file ? { file } : {};
    const id = await startWork(
      ctx,
      code,
      (keptAt) => ({ kind: "restore", file: keptAt("file"), kept: kept?.file.key ?? null, domain }),
      sent,
    );
    return redirect(workPath(id), 303);
  }),
};

/** Whether a code is that of a shop, which a backup may hold, too. */
async function isShop(ctx: RequestContext, code: string): Promise<boolean> {
  const { db } = await requireHost(ctx, "view");
  return (await readShop(db, eq(shops.code, code))) !== null;
}

/** The form by which a backup comes back (rule hosting-11). @param query `code` is of one shop */
export async function loadRestore(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  await requireHost(ctx, "view");
  const code = (query.get("code") ?? "").slice(0, 60);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const backups = (await listBackups(ctx)).filter((one) => code === "" || one.code === code);
  const choices = [
    ...backups.map(({ id, code: of, at, file }) => ({
      value: id,
      label: `${of}, ${dayText(at, clock)}, ${formatBytes(file.sizeBytes)}`,
    })),
    { value: sentFile, label: "The file below" },
  ];
  return {
    title: "Restore a backup",
    badges: [],
    intro: "Nothing is restored yet: next you see what would come, and agree or drop it.",
    way: [{ to: "/admin/host", label: "All shops" }],
    deeds: [],
    main: [
      {
        kind: "form",
        title: "Which backup, and into what",
        about:
          "In the place of its shop, everything comes back as it was: what came since goes. As a new shop it is shut, without keys, payment secrets, webhooks, subscriptions and carts.",
        deed: {
          deed: "restore",
          label: "Restore a backup",
          submit: "Show what would come",
          fields: [
            deedField("backup", "Backup", { kind: "choice", choices, text: choices[0]?.value ?? sentFile }),
            deedField("file", "File", {
              kind: "file",
              isOptional: true,
              example: ".zip",
              help: "A backup of another machine, or one you kept: at most 200 MB. Larger ones by npm run shop -- restore-shop.",
            }),
            deedField("code", "Code of the shop", {
              text: code,
              example: "acme",
              help: "The backup’s own code puts it in the place of that shop. Another code makes a new shop.",
            }),
            deedField("domain", "Domain of a new shop", { isOptional: true, example: "acme.example" }),
          ],
        },
      },
    ],
    aside: [],
  };
}

/** Takes the form. */
export function actOnRestore(ctx: RequestContext, posted: FormData) {
  const sent = posted.get("file");
  posted.delete("file");
  const file = sent instanceof IncomingFile && sent.size > 0 ? sent : undefined;
  return answerDeed<Args>(posted, rules, [ctx, file], restorePath);
}
