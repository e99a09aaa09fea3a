// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { requiredText } from "../../platform/validation/required-text";

/** Most passkeys of an account. */
export const mostPasskeys = 10;

/** A passkey on the page of login methods. Dates in words. */
export type PasskeyRow = {
  id: string;
  name: string;
  addedText: string;
  /** Null for one that was never used. */
  usedText: string | null;
  /** More to say of it; empty for nothing. */
  note: string;
  mayRemove: boolean;
};

/** What a browser sends of an authenticator: base64url texts; the library checks what is in them. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/);

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** How a browser reaches an authenticator. */
export type Transport = (typeof transports)[number];

/** The ways to an authenticator that we know; browsers may invent others. */
const knownTransports = (named: readonly string[]) =>
  transports.filter((transport) => named.includes(transport));

const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: bytes,
    rawId: bytes,
    type: z.literal("public-key"),
    response: z.object(response),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  });

/** The call that adds a passkey: it asks for a challenge, then sends the new key. */
export const addPasskeySchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("begin") }),
  z.object({
    step: z.literal("finish"),
    name: requiredText(phrase("Name"), 60),
    answer: credential({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10).default([]).transform(knownTransports),
    }),
  }),
]);

/** The call that signs in with a passkey: it asks for a challenge, then sends it signed. */
export const enterPasskeySchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("begin") }),
  z.object({
    step: z.literal("finish"),
    answer: credential({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional(),
    }),
  }),
]);

/** A new passkey as the browser sends it. */
export type NewPasskey = Extract<z.infer<typeof addPasskeySchema>, { step: "finish" }>;

/** A challenge signed with a passkey. */
export type SignedChallenge = Extract<z.infer<typeof enterPasskeySchema>, { step: "finish" }>["answer"];
