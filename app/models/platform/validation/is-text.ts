// @public

/** Whether a database can store the input as text: PostgreSQL refuses the NUL character. */
export const isText = (sent: string): boolean => !sent.includes("\u0000");
