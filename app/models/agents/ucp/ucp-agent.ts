// @public

import { quotedText, readDictionary } from "../signature/structured-fields";

/** What the header `UCP-Agent` says: the address of the agent's profile, and a version where it names one. */
export type UcpAgent = { profile: string; version: string | null };

const longest = 2000;

/** Reads the header `UCP-Agent` (rule agents-2); null where it names no profile. */
export function readUcpAgent(header: string | null): UcpAgent | null {
  if (header === null || header.length > longest) return null;
  const member = readDictionary(header)?.get("profile");
  const profile = member ? quotedText(member.value) : null;
  if (!member || !profile) return null;
  const written = member.parameters.get("version") ?? readDictionary(header)?.get("version")?.value ?? null;
  return { profile, version: written === null ? null : (quotedText(written) ?? written) };
}

/** The host an agent is known by; null where its profile has none. */
export const agentHost = (profile: string): string | null =>
  URL.canParse(profile) ? new URL(profile).hostname.toLowerCase() : null;
