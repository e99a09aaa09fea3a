// @public

/** The state of an application to sell (rule sellers-19). */
export type ApplicationState = "waiting" | "approved" | "refused";

/** A question of the business with what an applicant answered. */
export type ApplicationAnswer = { question: string; answer: string };
