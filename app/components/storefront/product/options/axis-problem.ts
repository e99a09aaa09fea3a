/** What is wrong with an option: the message, and the id of the element that shows it. */
export type AxisProblem = { text: string; id: string } | null;
