import { describe, expect, it } from "vitest";
import { isAppError } from "../../platform/error/app-error";
import { publishable } from "./publishable";

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const asked = { side: "Customer" as const, content: " Does it fit an oven? ", createdAt: at(1) };
const answered = { side: "Store" as const, content: "Yes, up to 200 °C.", createdAt: at(2) };
const talk = { productId: 7, customerName: "Ada M.", messages: [asked, answered] };

describe("what is published of a conversation", () => {
  it("is its question, its answer and the name its customer wrote under", () => {
    expect(publishable(talk, {})).toEqual({
      productId: 7,
      question: "Does it fit an oven?",
      answer: "Yes, up to 200 °C.",
      askedBy: "Ada M.",
      askedAt: at(1),
    });
  });

  it("is the store's last answer", () => {
    const later = { ...answered, content: "Up to 250 °C.", createdAt: at(3) };
    expect(publishable({ ...talk, messages: [asked, answered, later] }, {}).answer).toBe("Up to 250 °C.");
  });

  it("may be said in other words", () => {
    const words = { question: "Oven?", answer: "Yes." };
    expect(publishable(talk, words)).toMatchObject(words);
  });
});

describe("a conversation is not published", () => {
  it.each([
    [
      "about no product",
      { ...talk, productId: null },
      {},
      "Only a conversation about a product can be published.",
    ],
    ["without an answer", { ...talk, messages: [asked] }, {}, "Answer the question before you publish it."],
    [
      "without a question",
      { ...talk, messages: [answered] },
      {},
      "There is no question in this conversation.",
    ],
    ["with an empty question", talk, { question: " " }, "There is no question in this conversation."],
    [
      "with a question of 501 characters",
      talk,
      { question: "x".repeat(501) },
      /^The question has more than 500 /,
    ],
    [
      "with an answer of 3,001 characters",
      talk,
      { answer: "x".repeat(3001) },
      /^The answer has more than 3000 /,
    ],
  ])("%s", (_, of, words, message) => {
    const error = caught(() => publishable(of, words));
    expect(isAppError(error) && error.message).toMatch(message);
  });

  it("of the longest question and answer is", () => {
    const words = { question: "x".repeat(500), answer: "x".repeat(3000) };
    expect(publishable(talk, words)).toMatchObject(words);
  });
});

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
