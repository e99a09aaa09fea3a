import { isQuestionState } from "~/models/conversations/question-state";
import {
  changeQuestion,
  type QuestionChange,
  questionVersion,
} from "~/services/conversations/questions/change-question.server";
import { searchQuestions } from "~/services/conversations/questions/search-questions.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `question list --client acme [--status rejected]` and `question approve|reject --client acme <id>`: shows
 * questions with their answers, and decides whether product pages do.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "list":
      return list(args);
    case "approve":
      return change(args, [], () => ({ kind: "approve" }));
    case "reject":
      return change(args, ["reason"], ({ reason = "" }) => ({ kind: "reject", reason }));
    default:
      throw new UsageError("use question list, question approve or question reject");
  }
}

/** See {@link run}. */
export const question: Command = {
  name: "question",
  usage: `
  question list --client acme [--status rejected]              list the newest questions about products
  question approve --client acme <id>                          show a question on its product's page again
  question reject --client acme <id> --reason "..."            keep a question off its product's page
                                                               --version <v> decides only if it is still that one`,
  run,
};

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["status"] });
  const { status } = options;
  if (status !== undefined && !isQuestionState(status))
    throw new UsageError("--status is approved or rejected");
  await withShops("question", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const search = { state: status ?? null, productId: null, sellerId: null };
    const found = await searchQuestions(ctx, search, { after: null, limit: 100 });
    if (found.length === 0) say("No questions");
    for (const { question: asked } of found) {
      const day = asked.askedAt.toISOString().slice(0, 10);
      const words = asked.question.replaceAll(/\s+/g, " ");
      say(`${asked.id}  ${day}  ${asked.status.padEnd(8)}  ${asked.askedBy}  ${words}`);
      if (asked.reasonRejected) say(`  Rejected: ${asked.reasonRejected}`);
      say(`  Version: ${questionVersion(asked)}`);
    }
  });
}

async function change(
  args: string[],
  required: string[],
  changeOf: (options: Record<string, string>) => QuestionChange,
): Promise<void> {
  const { options, rest } = readArguments(
    args,
    { required: ["client", ...required], optional: ["version"] },
    ["<id>"],
  );
  const id = Number(rest[0]);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError("<id> is the number question list prints");
  await withShops("question", async ({ base, say }) => {
    const what = changeOf(options);
    await changeQuestion(await findShop(base, options.client ?? ""), id, what, options.version);
    say(what.kind === "approve" ? `Question ${id} is shown` : `Question ${id} is kept off its page`);
  });
}
