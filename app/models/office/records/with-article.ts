/** What one record is called, with its article: 'a page', 'an option set'. */
export const withArticle = (one: string): string => `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
