/** Whether a database takes what was sent as text: PostgreSQL refuses the NUL character, wherever it stands. */
export const isText = (sent: string): boolean => !sent.includes("\u0000");
