// @public

/** The source of a signup or submission (rule forms-9). */
export const formSource = (formName = ""): string =>
  formName === "" ? "Website Signup" : `Website Signup(${formName})`;

/** Whether a caller may set this source. */
export const isFormSource = (source: string): boolean =>
  /^Website Signup(\([^\p{Cc}]{1,200}\))?$/u.test(source);
