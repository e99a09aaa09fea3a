/** One value of a submission: the field's wuid and what was typed; a file field lists the names of its files. */
export type SubmittedValue = { wuid: string; value: string };
