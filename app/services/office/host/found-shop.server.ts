import type { FoundInput } from "~/models/office/host/works/work-input";
import { AppError } from "~/models/platform/error/app-error";
import { checkNewShop } from "../../files/seed/create-shop.server";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireHost } from "./require-host.server";
import { startWork } from "./works/start-work.server";

/** What is typed of a new shop, beside its files. */
export type FoundShop = Omit<FoundInput, "kind" | "file" | "pictures">;

/**
 * Begins a new shop (rules hosting-4 and hosting-8): a job first reads what it would begin with.
 * @param files of the shop's folder or products, and of pictures
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `invalid` and `conflict` beside their fields
 */
export async function foundShop(
  ctx: RequestContext,
  wanted: FoundShop,
  files: { file?: IncomingFile; pictures?: IncomingFile },
): Promise<string> {
  const { db } = await requireHost(ctx, "create");
  await checkNewShop({ db }, wanted).catch((error: unknown) => {
    throw besideField(error);
  });
  const { beginning } = wanted;
  const needsFile = beginning === "folder" || beginning === "products";
  if (needsFile && !files.file)
    throw new AppError(
      "invalid",
      beginning === "folder" ? "Choose the ZIP of the shop’s folder." : "Choose the file of products.",
      "file",
    );
  const sent = {
    ...(needsFile && files.file ? { file: files.file } : {}),
    ...(beginning === "products" && files.pictures ? { pictures: files.pictures } : {}),
  };
  return startWork(
    ctx,
    wanted.code,
    (keptAt) => ({ ...wanted, kind: "found", file: keptAt("file"), pictures: keptAt("pictures") }),
    sent,
  );
}

/** The command names options where the form has fields. */
function besideField(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const [, option, message] = /^--(code|domain|email): (.*)$/.exec(error.message) ?? [];
  if (option && message) return new AppError(error.code, message, option);
  return error.code === "conflict"
    ? new AppError("conflict", error.message, /domain/.test(error.message) ? "domain" : "code")
    : error;
}
