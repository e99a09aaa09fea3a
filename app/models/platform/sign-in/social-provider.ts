// @public

/** The services a shop's customers may sign in with, besides a password (rule accounts-19). */
export const socialProviders = ["google", "facebook", "apple"] as const;

/** A service of {@link socialProviders}. */
export type SocialProvider = (typeof socialProviders)[number];

/** Names as shoppers know them. */
export const socialProviderNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
};

/** Whether a text is the code of a service. */
export const isSocialProvider = (text: string): text is SocialProvider =>
  (socialProviders as readonly string[]).includes(text);
