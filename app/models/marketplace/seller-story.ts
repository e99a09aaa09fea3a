// @public

/** A story whose first paragraph is longer than this is cut off after two lines on a phone. */
const mostCharacters = 70;

/**
 * The paragraphs of a seller's story, and whether a phone shows but its beginning above the goods (rule
 * sellers-4).
 */
export function sellerStory(story: string): { paragraphs: string[]; isLong: boolean } {
  const paragraphs = story.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  return { paragraphs, isLong: paragraphs.length > 1 || (paragraphs[0]?.length ?? 0) > mostCharacters };
}
