import { z } from "zod";
import { type PopupVerdict, popupDelay } from "../../../content/popups/popup-verdict";
import { deedField } from "../../record/deed-field";
import type { DeedView, PanelView } from "../../record/record-view";

/** Who comes to which page, as someone asks for it at a popup. */
export const popupTrialSchema = z.object({
  path: z
    .string({ required_error: "Enter an address." })
    .trim()
    .min(1, "Enter an address.")
    .max(300, "At most 300 characters.")
    .regex(/^\/[^?#\s\\]*$/, "Begin with /, without ?, # and spaces."),
  visitor: z.enum(["guest", "customer"], { errorMap: () => ({ message: "Choose one of the list." }) }),
  days: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, "Enter whole days, or leave it empty.")
    .default(""),
});

/** The form of the trial (rule popups-5). */
export const popupTrialForm: DeedView = {
  deed: "try",
  label: "Try it",
  submit: "Try it",
  fields: [
    deedField("path", "Address of the page", { text: "/", example: "/spring-table" }),
    deedField("visitor", "Visitor", {
      kind: "choice",
      text: "guest",
      choices: [
        { value: "guest", label: "A guest" },
        { value: "customer", label: "A customer who is signed in" },
      ],
    }),
    deedField("days", "Days since it last opened for them", {
      kind: "number",
      isOptional: true,
      help: "Empty means never.",
    }),
  ],
};

/** Whether and when the popup would open, and what each of its rules says. */
export function popupTrial(
  verdicts: readonly PopupVerdict[],
  waits: Parameters<typeof popupDelay>[0],
): PanelView[] {
  const delay = popupDelay(waits);
  const opens = verdicts.every((verdict) => verdict.opens);
  const seconds = delay === 1 ? "1 second" : `${delay} seconds`;
  const whenText = delay > 0 ? `After ${seconds}.` : "At once.";
  return [
    {
      kind: "lines",
      title: opens ? "It would open" : "It would stay closed",
      lines: [opens ? whenText : "Its rules below say why."],
    },
    {
      kind: "rows",
      title: "What its rules say",
      rows: verdicts.map(({ rule, opens: lets, reason }) => ({
        title: rule,
        sub: reason,
        end: lets ? "Opens" : "Stays closed",
        tone: lets ? ("good" as const) : ("mind" as const),
      })),
      empty: "",
    },
  ];
}
