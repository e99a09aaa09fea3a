// @public

/**
 * A reason why the process cannot start. Its message is one line, names what is wrong and how to mend it, and
 * is shown to the operator without a stack trace; the process then exits with a code other than 0.
 */
export class StartError extends Error {
  override name = "StartError";
}
