// @public

/**
 * How a mail begins. Without a name where there is none, and to an e-mail that is not confirmed: anyone could
 * have typed both, so that a shop's mail would say to a stranger what they like (rule accounts-41).
 */
export const greeting = (name = ""): string => (name === "" ? "Hello," : `Hello ${name},`);
