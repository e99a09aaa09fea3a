/** Origin of the second shop. */
export const origin = "https://beta.example";
/** Key that signs sessions and links in these tests. */
export const secret = "a-secret-of-the-tests";
