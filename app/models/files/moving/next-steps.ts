import { type ApplySummary, hasChanges } from "../apply-summary";

/**
 * What an owner does after an import: texts of a line, the most urgent first.
 * @param awaited pictures that a job fetches
 */
export function nextMovingSteps(summary: ApplySummary, awaited: number): string[] {
  const { refused, notes } = summary;
  return [
    ...(refused.length > 0
      ? ["Correct the refused rows and import the file again: what is in already stays as it is."]
      : []),
    ...(notes.length > 0 ? ["Read the notes: they say where something was taken differently."] : []),
    ...(awaited > 0
      ? [
          `Pictures named by address are fetched while the server runs: ${awaited}. Later, look under Pictures and documents in the office for those that cannot be had.`,
        ]
      : []),
    ...(hasChanges(summary)
      ? [
          "Look at a few products of each category: prices, stock, pictures.",
          "Set shipping and taxes under Settings in the office, or in shop.json, and place a first order.",
          "Complete your policies: they leave some facts for you to say.",
          "Point your domain here; addresses of the earlier shop lead on. Later, look under Redirects in the office for those that do not.",
        ]
      : []),
  ];
}
