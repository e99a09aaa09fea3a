// @public

/** Networks in their default order (rule menus-7). */
export const socialNetworks = ["facebook", "youtube", "twitter", "instagram", "pinterest", "tiktok"] as const;
/** A supported social network. */
export type SocialNetwork = (typeof socialNetworks)[number];

/** Accessible names. */
export const socialNames: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  youtube: "YouTube",
  twitter: "X (Twitter)",
  instagram: "Instagram",
  pinterest: "Pinterest",
  tiktok: "TikTok",
};

/** A network as the footer shows it. */
export type SocialLink = { network: SocialNetwork; url: string };
