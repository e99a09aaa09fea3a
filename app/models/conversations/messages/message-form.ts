import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../../platform/validation/email";
import { formMessages } from "../../platform/validation/messages";
import { requiredName } from "../../platform/validation/person-name";
import { requiredText } from "../../platform/validation/required-text";
import { conversationLimits } from "../conversation-limits";

/** Id of the form that writes a message. */
export const messageFormId = "message";
/** Fields that keep what was typed after a refusal. */
export const keptMessageFields = ["content", "subject", "display_name", "email", "name"] as const;

const messageRequired = phrase("Message is required.");
const twoWordsMessage = phrase("Display name must equal or more than 2 words.");

/** A message's text: trimmed, not blank, within the shop's limit of characters (rule conversations-4). */
export const messageText = (characterLimit: number) =>
  z
    .string({ required_error: messageRequired, invalid_type_error: messageRequired })
    .trim()
    .min(1, messageRequired)
    .refine(
      (text) => [...text].length <= characterLimit,
      formMessages.max(phrase("Message"), characterLimit),
    );

/** Whether a display name has at least two words (rule conversations-3). */
export const hasTwoWords = (name: string): boolean => name.trim().split(/\s+/).length > 1;

const displayName = requiredName(phrase("Display name"), conversationLimits.displayName).refine(
  hasTwoWords,
  twoWordsMessage,
);

/** What the form of a message asks for. */
export type MessageRules = {
  characterLimit: number;
  /** Asked of a customer without a name of two words (rule conversations-3). */
  asksName: boolean;
  /** Asked for a conversation that is about no order and no product. */
  asksSubject: boolean;
  /** Asked of a guest: the e-mail that answers go to, and a name if they like (rule conversations-11). */
  asksEmail?: boolean;
  /** Extensions of the files it takes, without the dot; empty for none. */
  fileTypes: readonly string[];
};

/**
 * A message as its form sends it. `code` is new with each form, so that a repeated post is the same message.
 */
export const messageFormSchema = ({
  characterLimit,
  asksName,
  asksSubject,
  asksEmail = false,
}: Omit<MessageRules, "fileTypes">) =>
  z.object({
    content: messageText(characterLimit),
    subject: asksSubject
      ? requiredText(phrase("Subject"), conversationLimits.subject)
      : z.string().optional(),
    display_name: asksName ? displayName : z.string().optional(),
    email: asksEmail ? emailSchema : z.string().optional(),
    name: z.string().trim().max(conversationLimits.displayName).optional(),
    code: z.string().uuid().optional(),
  });

/** A checked message. */
export type MessageForm = z.output<ReturnType<typeof messageFormSchema>>;
