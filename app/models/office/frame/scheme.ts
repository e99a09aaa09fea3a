/** How the office looks: as the device says, or always one way (rule office-16). */
export const schemes = ["system", "light", "dark"] as const;
/** One of {@link schemes}. */
export type Scheme = (typeof schemes)[number];

export const schemeLabels: Record<Scheme, string> = { system: "System", light: "Light", dark: "Dark" };

/** The scheme a text names; the device's for any other. */
export const schemeOf = (text: unknown): Scheme => schemes.find((one) => one === text) ?? "system";
