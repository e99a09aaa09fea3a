/** A text without characters that the database refuses: NUL and unpaired surrogates. */
export const storableText = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "");
