// @public

import { formatDate } from "../platform/date/format-date";

/** Most questions a product page shows (rule conversations-13). */
export const mostQuestions = 20;

/** Longest published question and answer, characters. */
export const maxQuestionLength = 500;
export const maxAnswerLength = 3000;

/** A published question as it is stored. */
export type ProductQuestion = {
  id: number;
  question: string;
  answer: string;
  askedBy: string;
  askedAt: Date;
};

/** A published question as a page shows it; `day` is its UTC ISO date, `date` the same in words. */
export type QuestionView = Omit<ProductQuestion, "askedAt"> & { date: string; day: string };

/** A question as a page shows it in a time zone. */
export const questionView = ({ askedAt, ...question }: ProductQuestion, zone: string): QuestionView => ({
  ...question,
  date: formatDate(askedAt, zone),
  day: askedAt.toISOString().slice(0, 10),
});
