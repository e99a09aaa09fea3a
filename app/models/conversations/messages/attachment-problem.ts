import { phrase } from "~/models/platform/texts/phrase";
import { extensionOfName } from "../../platform/form/file-types";
import { maxAttachmentBytes, maxAttachments } from "../conversation-limits";

/** The messages of files that are refused (rule conversations-5). */
export const attachmentMessages = {
  tooMany: () => phrase("Limit of {maxAttachments} attachments per message.", { maxAttachments }),
  type: () => phrase("The selected file(s) is not supported."),
  tooBig: () => phrase("The selected file(s) is too big. The maximum supported file size is 10 MB."),
  notAllowed: () => phrase("Files can’t be sent in this conversation."),
} as const;

/**
 * Why files are refused by their number, names and sizes, in the words for the customer; null if their
 * content may be read (rule conversations-5).
 * @param held how many files the message has already
 * @param supported extensions without the dot
 */
export function attachmentProblem(
  files: readonly { name: string; size: number }[],
  supported: readonly string[],
  held = 0,
): string | null {
  if (held + files.length > maxAttachments) return attachmentMessages.tooMany();
  if (files.some(({ name }) => !supported.includes(extensionOfName(name)))) return attachmentMessages.type();
  return files.some(({ size }) => size > maxAttachmentBytes) ? attachmentMessages.tooBig() : null;
}
