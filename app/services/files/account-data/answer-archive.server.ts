// @public

import { archiveJson, archivePage } from "~/models/accounts/archive-page";
import type { ArchiveFile } from "~/models/accounts/sign-in/account-step";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { archiveResponse } from "./archive-response.server";
import { collectArchive } from "./collect-archive.server";

const tooMany = message("You can download your data 5 times a day. Please come back tomorrow.");

/**
 * Sends one of the files with a customer's data (rule accounts-35).
 * @throws AppError `too_many`
 */
export async function answerArchive(
  context: RequestContext,
  { id, email }: VisitorCustomer,
  file: ArchiveFile,
): Promise<Response> {
  const attempt = { action: "archive", by: "customer", who: String(id) } as const;
  await countAttempt(context, attempt, attemptLimits.archiveByCustomer, { message: phrase(tooMany) });
  const archive = await collectArchive(context, { customerId: id, email });
  const head = { shopName: context.shop.name, madeAt: context.now() };
  const isPage = file === "my-data.html";
  return archiveResponse(isPage ? archivePage(archive, head) : archiveJson(archive, head), file);
}
