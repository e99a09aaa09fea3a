// @public

/** The meta tags of a page that is of use to one visitor only, so that search engines must not index it. */
export const privatePageMeta = (title: string) => [{ title }, { name: "robots", content: "noindex" }];
