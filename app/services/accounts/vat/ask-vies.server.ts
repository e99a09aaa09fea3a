import { z } from "zod";
import type { VatCheck } from "~/models/accounts/vat/vat-check";

/** Longest wait for the register, ms: a customer waits for it. */
const timeoutMs = 8000;

const answerSchema = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().max(100).nullish(),
  name: z.string().max(300).nullish(),
  userError: z.string().nullish(),
});

/** What the register says where it has no answer itself: a member state or the whole is away or busy. */
const isNoAnswer = (userError: string) => !["VALID", "INVALID"].includes(userError);

/**
 * Asks VIES for a number (rule tax-9).
 * @param requester the number of who asks, by which the answer has a receipt; empty for none
 * @returns `open` where no answer comes
 */
export async function askVies(
  viesUrl: string,
  vatNumber: string,
  { requester, at }: { requester: string; at: Date },
): Promise<VatCheck> {
  const open: VatCheck = { state: "open", at: at.toISOString(), name: "", receipt: "" };
  const asked = {
    countryCode: vatNumber.slice(0, 2),
    vatNumber: vatNumber.slice(2),
    ...(requester
      ? { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }
      : {}),
  };
  try {
    const response = await fetch(`${viesUrl}/check-vat-number`, {
      method: "POST",
      redirect: "error",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const read = answerSchema.safeParse(await response.json());
    if (!response.ok || !read.success || isNoAnswer(read.data.userError ?? "VALID")) return open;
    const { valid, name, requestIdentifier } = read.data;
    // The register writes three hyphens for a name that it does not tell.
    const told = name === "---" ? "" : (name ?? "");
    return { ...open, state: valid ? "valid" : "invalid", name: told, receipt: requestIdentifier ?? "" };
  } catch {
    return open;
  }
}
