import { AppError } from "../../platform/error/app-error";
import type { MessageSide } from "../conversation-type";
import { maxAnswerLength, maxQuestionLength } from "../product-question";

/** What a person may write instead of the conversation's own words. */
export type PublishedWords = { question?: string; answer?: string };

/** A conversation, as publishing needs it. */
type Talk = {
  productId: number | null;
  customerName: string;
  messages: readonly { side: MessageSide; content: string; createdAt: Date }[];
};

/** What is published of a conversation. */
export type Publishable = {
  productId: number;
  question: string;
  answer: string;
  askedBy: string;
  askedAt: Date;
};

/**
 * What a conversation about a product says in public (rule conversations-12): the customer's first message,
 * the store's last one and the name the customer wrote under, unless other words are given.
 * @throws AppError `invalid` for a conversation about no product, without an answer, or with words that are
 * too long
 */
export function publishable({ productId, customerName, messages }: Talk, words: PublishedWords): Publishable {
  const refuse = (message: string) => new AppError("invalid", message);
  if (productId === null) throw refuse("Only a conversation about a product can be published.");
  const asked = messages.find(({ side }) => side === "Customer");
  const answered = messages.findLast(({ side }) => side === "Store");
  const question = (words.question ?? asked?.content ?? "").trim();
  const answer = (words.answer ?? answered?.content ?? "").trim();
  if (!asked || question === "") throw refuse("There is no question in this conversation.");
  if (answer === "") throw refuse("Answer the question before you publish it.");
  if (question.length > maxQuestionLength)
    throw refuse(
      `The question has more than ${maxQuestionLength} characters. Give a shorter one with --question.`,
    );
  if (answer.length > maxAnswerLength)
    throw refuse(`The answer has more than ${maxAnswerLength} characters. Give a shorter one with --answer.`);
  return { productId, question, answer, askedBy: customerName, askedAt: asked.createdAt };
}
