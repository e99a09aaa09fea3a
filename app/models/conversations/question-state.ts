// @public

/**
 * The states of a question with its answer: shown on its product's page, or kept off it (rule
 * conversations-16).
 */
export const questionStates = ["approved", "rejected"] as const;

export type QuestionState = (typeof questionStates)[number];

/** Whether a text names a state. */
export const isQuestionState = (text: string): text is QuestionState =>
  questionStates.some((state) => state === text);
