// @public

/** What was found of a business's number for value added tax (rule tax-9). */
export type VatCheck = {
  /** `open` where the register of its country did not answer. */
  state: "valid" | "invalid" | "open";
  /** When it was asked, UTC ISO. */
  at: string;
  /** Whose number it is, as the register names them; empty where it does not say. */
  name: string;
  /** The receipt of the question, by which it is proved; empty for none. */
  receipt: string;
};

/** A number and what was found of it, as staff read it. */
export const vatText = (vatNumber: string, check: VatCheck | null): string =>
  check?.state === "valid"
    ? [`${vatNumber}, valid on ${check.at.slice(0, 10)}`, check.name, check.receipt]
        .filter(Boolean)
        .join(", ")
    : `${vatNumber}, not checked`;

/** For how long a number that was found valid counts as valid. */
const validDays = 90;

/** A business's number while it is known to be valid; null otherwise. */
export function validVatNumber(vatNumber: string, check: VatCheck | null, now: Date): string | null {
  if (check?.state !== "valid") return null;
  const ageMs = now.getTime() - Date.parse(check.at);
  return ageMs <= validDays * 24 * 60 * 60 * 1000 ? vatNumber : null;
}
