import { isReviewState } from "~/models/conversations/review-state";
import type { ReviewRecord } from "~/models/conversations/review-view";
import type { SellerReviewRecord } from "~/models/conversations/seller-review-view";
import {
  changeReview,
  type ReviewChange,
  reviewVersion,
} from "~/services/conversations/reviews/change-review.server";
import { findReview, listReviews } from "~/services/conversations/reviews/read-reviews.server";
import {
  changeSellerReview,
  sellerReviewVersion,
} from "~/services/conversations/seller-reviews/change-seller-review.server";
import {
  findSellerReview,
  listSellerReviews,
} from "~/services/conversations/seller-reviews/read-seller-reviews.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `review list --client acme [--of sellers] [--status pending]`, and
 * `review approve|reject|reply --client acme [--of sellers] <id>`: shows reviews of products or sellers,
 * decides about them and answers them. Each change prints the review as it is then.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
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
          kind: "reply",
          content: text,
          firstName,
          lastName,
        }),
      );
    default:
      throw new UsageError("use review list, review approve, review reject or review reply");
  }
}

/** See {@link run}. */
export const review: Command = {
  name: "review",
  usage: `
  review list --client acme [--status pending]                 list the newest reviews of products
  review list --client acme --of sellers                       reviews of sellers; --of sellers works with the next three, too
  review approve --client acme <id>                            show a review, and count it in ratings
  review reject --client acme <id> --reason "..."              keep a review off the shop's pages
  review reply --client acme <id> --text "..." [--first-name June] [--last-name Reed]
                                                               answer a review; an empty text removes the answer
                                                               --version <v> changes one only if it is still that one`,
  run,
};

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["status", "of"] });
  const { status } = options;
  const ofSellers = isOfSellers(options);
  if (status !== undefined && !isReviewState(status))
    throw new UsageError("--status is pending, approved or rejected");
  await withShops("review", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const lines = ofSellers
      ? (await listSellerReviews(ctx, status ?? null, 100)).map(sellerReviewLine)
      : (await listReviews(ctx, status ?? null, 100)).map(reviewLine);
    for (const line of lines.length > 0 ? lines : ["No reviews"]) say(line);
  });
}

/** Changes one review, and prints it. */
async function change(
  args: string[],
  { required = [], optional = [] }: { required?: string[]; optional?: string[] },
  changeOf: (options: Record<string, string>) => ReviewChange,
): Promise<void> {
  const { options, rest } = readArguments(
    args,
    { required: ["client", ...required], optional: ["of", "version", ...optional] },
    ["<id>"],
  );
  const id = Number(rest[0]);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError("<id> is the number review list prints");
  const ofSellers = isOfSellers(options);
  await withShops("review", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    if (ofSellers) {
      await changeSellerReview(ctx, id, changeOf(options), options.version);
      const row = await findSellerReview(ctx, id);
      return row ? say(sellerReviewLine(row)) : undefined;
    }
    await changeReview(ctx, id, changeOf(options), options.version);
    const row = await findReview(ctx, id);
    if (row) say(reviewLine(row));
  });
}

function isOfSellers({ of = "products" }: Record<string, string>): boolean {
  if (of !== "products" && of !== "sellers") throw new UsageError("--of is products or sellers");
  return of === "sellers";
}

const reviewLine = (row: ReviewRecord): string =>
  lineOf(row, `${row.title ? `${row.title}: ` : ""}${row.content}`, reviewVersion(row));

const sellerReviewLine = (row: SellerReviewRecord): string =>
  lineOf(row, `of ${row.sellerName}: ${row.content}`, sellerReviewVersion(row));

type Decided = Pick<
  SellerReviewRecord,
  "id" | "status" | "star" | "displayName" | "reasonRejected" | "reply" | "writtenAt"
>;

function lineOf({ id, status, star, displayName, ...row }: Decided, text: string, version: string): string {
  const day = row.writtenAt.toISOString().slice(0, 10);
  const more = [
    ...(row.reasonRejected ? [`  Rejected: ${row.reasonRejected}`] : []),
    ...(row.reply ? [`  Reply: ${row.reply}`] : []),
    `  Version: ${version}`,
  ];
  const line = `${id}  ${day}  ${status.padEnd(8)}  ${star}/5  ${displayName}  ${text.replaceAll(/\s+/g, " ")}`;
  return [line, ...more].join("\n");
}
