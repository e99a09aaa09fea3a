// @public

import type { QuestionView } from "./product-question";

/** Most questions told to search engines. */
export const mostListed = 5;

/** schema.org Question with the store's answer, about the product at `url`. */
export const questionJsonLd = (
  { question, answer, askedBy, day }: QuestionView,
  url: string,
): Record<string, unknown> => ({
  "@type": "Question",
  name: question,
  about: { "@type": "Product", url },
  author: { "@type": "Person", name: askedBy },
  dateCreated: day,
  answerCount: 1,
  acceptedAnswer: { "@type": "Answer", text: answer, url: `${url}#questions` },
});
