import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { type MessageView, subjectTitle } from "~/models/conversations/conversation-view";
import { closeConversation } from "~/services/conversations/inbox/close-conversation.server";
import { conversationView } from "~/services/conversations/inbox/conversation-view.server";
import { findConversation } from "~/services/conversations/inbox/find-conversation.server";
import { listInbox } from "~/services/conversations/inbox/list-inbox.server";
import { markRead } from "~/services/conversations/inbox/mark-read.server";
import { replyToConversation } from "~/services/conversations/inbox/reply-to-conversation.server";
import {
  publishQuestion,
  unpublishQuestion,
} from "~/services/conversations/questions/publish-question.server";
import type { ShopFilesContext } from "~/services/files/files-context.server";
import { IncomingFile } from "~/services/platform/forms/incoming-files.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `message list --client acme [--only unread] [--text words]`, and
 * `message show|reply|close|publish|unpublish --client acme <id>`: shows the store's conversations, answers
 * and closes them, and shows their questions on product pages. Each prints the conversation as it is then;
 * what is printed is read.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "list":
      return list(args);
    case "show":
      return showAfter(args, {}, async () => {});
    case "reply":
      return showAfter(
        args,
        { required: ["text"], optional: ["first-name", "last-name", "file"] },
        async (ctx, id, { text = "", "first-name": firstName = "", "last-name": lastName = "", file }) => {
          const files = file === undefined ? [] : await filesAt(file);
          await replyToConversation(ctx, id, { content: text, firstName, lastName, files });
        },
      );
    case "close":
      return showAfter(args, {}, closeConversation);
    case "publish":
      return showAfter(
        args,
        { optional: ["question", "answer", "version"] },
        (ctx, id, { version, ...words }) => publishQuestion(ctx, id, words, version),
      );
    case "unpublish":
      return showAfter(args, { optional: ["version"] }, (ctx, id, { version }) =>
        unpublishQuestion(ctx, id, version),
      );
    default:
      throw new UsageError(
        "say message list, message show, message reply, message close, message publish or message unpublish",
      );
  }
}

/** See {@link run}. */
export const message: Command = {
  name: "message",
  usage: `
  message list --client acme [--only unread] [--text "words"]   list conversations with customers
  message show --client acme <id>                              show a conversation and mark it as read
  message reply --client acme <id> --text "..." [--first-name June] [--last-name Reed] [--file a.pdf,b.jpg]
                                                               answer a customer, with up to three files
  message close --client acme <id>                             mark a conversation as resolved
  message publish --client acme <id> [--question "..."] [--answer "..."]
                                                               show its question and answer on the product's page
  message unpublish --client acme <id>                         take them off the page again
                                                               --version <v> only if the question is still that one`,
  run,
};

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["only", "text"] });
  if (options.only !== undefined && options.only !== "unread") throw new UsageError("--only is unread");
  await withShops("message", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const rows = await listInbox(ctx, {
      isUnread: options.only === "unread",
      text: options.text,
      limit: 100,
    });
    if (rows.length === 0) say("No conversations");
    for (const { id, title, customerName, isUnread, isResolved, lastMessageAt } of rows) {
      const state = isUnread ? "new" : isResolved ? "resolved" : "open";
      say(`${id}  ${minuteOf(lastMessageAt.toISOString())}  ${state.padEnd(8)}  ${customerName}  ${title}`);
    }
  });
}

/** Does something with one conversation, and prints it. */
async function showAfter(
  args: string[],
  { required = [], optional = [] }: { required?: string[]; optional?: string[] },
  act: (ctx: ShopFilesContext, id: number, options: Record<string, string>) => Promise<void>,
): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client", ...required], optional }, ["<id>"]);
  const id = Number(rest[0]);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError("<id> is the number message list prints");
  await withShops("message", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    await act(ctx, id, options);
    const row = await findConversation(ctx, id);
    const { subject, messages, isResolved } = await conversationView(ctx, row);
    const from = row.guestEmail ? `${row.customerName} <${row.guestEmail}>` : row.customerName;
    say(`${id}  ${subjectTitle(subject)}  ${from}${isResolved ? "  resolved" : ""}`);
    for (const each of messages) say(messageLines(each));
    const last = messages.at(-1);
    if (last) await markRead(ctx, id, "Store", last.id);
  });
}

/** The files of an answer: a path, or several with commas between them. */
function filesAt(paths: string): Promise<IncomingFile[]> {
  return Promise.all(
    paths.split(",").map(async (path) => {
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) throw new UsageError(`there is no file '${path}'`);
      return new IncomingFile(path, basename(path), "", found.size);
    }),
  );
}

const minuteOf = (iso: string) => iso.slice(0, 16).replace("T", " ");

function messageLines({ at, authorName, content, attachments }: MessageView): string {
  const files = attachments.map(({ name, sizeBytes }) => `  [${name}, ${Math.ceil(sizeBytes / 1024)} kB]`);
  return [`  ${minuteOf(at)}  ${authorName}: ${content.replaceAll("\n", "\n    ")}`, ...files].join("\n");
}
