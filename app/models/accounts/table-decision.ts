// @public

/** What becomes of a table's rows of a customer whose account is deleted. */
type Fate = "removed" | "anonymized" | "kept";

/** What is done with a table that holds something of customers, and why (rule accounts-37). */
export type TableDecision<Part extends string = string> = {
  onDeletion: Fate;
  why: string;
  /**
   * The part of the downloaded data that shows it; null where it holds nothing that tells a customer
   * anything.
   */
  archive: Part | null;
};

const decide =
  (onDeletion: Fate) =>
  <Part extends string | null>(archive: Part, why: string) => ({ onDeletion, why, archive });

/** Its rows go with the account. */
export const removed = decide("removed");
/** Its rows stay. */
export const kept = decide("kept");
/** Its rows stay, or some of them, without anything personal. */
export const anonymized = decide("anonymized");

/** Why what was bought is kept. */
export const bookkeeping = "The law asks shops to keep what was bought, by whom and for how much.";
