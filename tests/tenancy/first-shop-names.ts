/** Stands in every text of the first shop: wherever it turns up, something of that shop was read. */
export const marker = "ALPHA";

/** Code of the first shop's gift card, without hyphens. */
export const giftCode = "ABCDEFGHJKLMNPQR";

/** What the first shop's menu was once. */
export const alphaVersion = "a1a1a1a1a1a1a1a1";

/** What an attempt throws that found out for itself: a plain refusal would count as a good answer. */
export const failure = (message: string) => new Error(`${marker}: ${message}`);

/** Address of a video of the first shop's mug, and what is known of it. */
export const videoUrl = `https://www.youtube.com/watch?v=${marker}`;

/** A person whom a login service knows as the first shop's customer. */
export const alphaIdentity = {
  provider: "google",
  subject: "alpha-person",
  email: marker,
  firstName: "Ada",
  lastName: "Marsh",
} as const;
