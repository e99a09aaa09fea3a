/** Form that every 'Helpful' of a page belongs to. */
export const likesFormId = "likes";
/** Id of the link that opens the form of a review; in the address, it opens the form after sign-in. */
export const writeReviewId = "write-review";
