/** PostgreSQL refuses the NUL character as text. */
export const isText = (text: string) => !text.includes("\u0000");
