import { type ApplySummary, hasChanges } from "../apply-summary";

/**
 * What an owner does after an import: texts of a line, the most urgent first.
 * @param hasPictures whether the import had a folder of pictures
 */
export function nextSteps(summary: ApplySummary, { hasPictures }: { hasPictures: boolean }): string[] {
  const { refused, notes } = summary;
  return [
    ...(refused.length > 0
      ? ["Correct the refused rows and import the file again: what is in already stays as it is."]
      : []),
    ...(notes.length > 0 ? ["Read the notes: they say where something was taken differently."] : []),
    ...(!hasPictures && hasChanges(summary)
      ? ["Import with --images <folder> to keep pictures here: those named by address are shown from there."]
      : []),
    ...(hasChanges(summary)
      ? [
          "Look at a few products of each category: prices, stock, pictures.",
          "Set shipping and taxes in shop.json, and place a first order.",
          "Point your domain here; addresses of the earlier shop lead on. Later, redirect missed lists those that do not.",
        ]
      : []),
  ];
}
