import { isReviewState } from "~/models/review/review-state";
import type { ReviewRecord } from "~/models/review/review-view";
import { changeReview, type ReviewChange } from "~/services/reviews/change-review.server";
import { findReview, listReviews } from "~/services/reviews/read-reviews.server";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";
import { UsageError } from "./usage";

/**
 * `review list --client acme [--status pending]`, and `review approve|reject|reply --client acme <id>`: shows reviews,
 * decides about them and answers them. Each change prints the review as it is then.
 */
export async function review([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "list":
      return list(args);
    case "approve":
      return change(args, {}, () => ({ kind: "approve" }));
    case "reject":
      return change(args, { required: ["reason"] }, ({ reason = "" }) => ({ kind: "reject", reason }));
    case "reply":
      return change(
        args,
        { required: ["text"], optional: ["first-name", "last-name"] },
        ({ text = "", "first-name": firstName = "", "last-name": lastName = "" }) => ({
          ...{ kind: "reply", content: text },
          ...{ firstName, lastName },
        }),
      );
    default:
      throw new UsageError("say review list, review approve, review reject or review reply");
  }
}

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["status"] });
  const { status } = options;
  if (status !== undefined && !isReviewState(status))
    throw new UsageError("--status is pending, approved or rejected");
  await withShops("review", async ({ base, say }) => {
    const rows = await listReviews(await findShop(base, options.client ?? ""), status ?? null, 100);
    if (rows.length === 0) say("No reviews");
    for (const row of rows) say(reviewLine(row));
  });
}

/** Changes one review, and prints it. */
async function change(
  args: string[],
  { required = [], optional = [] }: { required?: string[]; optional?: string[] },
  changeOf: (options: Record<string, string>) => ReviewChange,
): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client", ...required], optional }, ["<id>"]);
  const id = Number(rest[0]);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError("<id> is the number review list prints");
  await withShops("review", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    await changeReview(ctx, id, changeOf(options));
    const row = await findReview(ctx, id);
    if (row) say(reviewLine(row));
  });
}

function reviewLine({ id, status, star, displayName, title, content, ...row }: ReviewRecord): string {
  const day = row.writtenAt.toISOString().slice(0, 10);
  const more = [
    ...(row.reasonRejected ? [`  Rejected: ${row.reasonRejected}`] : []),
    ...(row.reply ? [`  Reply: ${row.reply}`] : []),
  ];
  const text = `${title ? `${title}: ` : ""}${content.replaceAll(/\s+/g, " ")}`;
  return [`${id}  ${day}  ${status.padEnd(8)}  ${star}/5  ${displayName}  ${text}`, ...more].join("\n");
}
