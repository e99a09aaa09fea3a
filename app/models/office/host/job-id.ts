const jobId = /^(?:[a-z][a-z0-9]{0,30}:)?\d{1,18}$/;

/** Whether this can name a job: a number, in a further database with its name before it, as `two:12`. */
export const isJobId = (typed: string): boolean => jobId.test(typed);
