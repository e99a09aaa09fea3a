/** The versions of the Model Context Protocol that are spoken, the newest first. */
const mcpVersions = ["2025-06-18", "2025-03-26"] as const;

/** The version both speak: the asked one where it is known, else the newest. */
export const spokenVersion = (asked: unknown): string =>
  mcpVersions.find((version) => version === asked) ?? mcpVersions[0];
