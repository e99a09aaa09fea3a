import { z } from "zod";

/*
 * Properties of widgets. Each falls back to its default if it is missing or of the wrong type, so that wrong
 * content never breaks a page (rule widgets-1).
 */

/** A text. */
export const textProp = (fallback = "") => z.string().catch(fallback).default(fallback);

/** A switch. */
export const flagProp = (fallback: boolean) => z.boolean().catch(fallback).default(fallback);

/** One of several words; the first is the default. */
export const choiceProp = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words).catch(words[0]).default(words[0]);

/** A whole number between two limits, both included. */
export const countProp = (min: number, max: number, fallback: number) =>
  z.number().int().min(min).max(max).catch(fallback).default(fallback);

/** A number between two limits, both included. */
export const numberProp = (min: number, max: number, fallback: number) =>
  z.number().min(min).max(max).catch(fallback).default(fallback);

/** A list of texts; texts and numbers are kept, anything else is dropped. */
export const textListProp = () =>
  z
    .array(z.union([z.string(), z.number().transform(String)]).catch(""))
    .catch([])
    .default([])
    .transform((texts) => texts.filter((text) => text !== ""));
