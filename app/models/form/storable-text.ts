/** A text without what no database keeps: the character NUL and halves of characters. */
export const storableText = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "");
