// @public

import { message } from "~/models/platform/texts/message";

/**
 * Why there is no right to withdraw from a product (Article 16 of Directive 2011/83/EU, rule withdrawals-4):
 * by its value in files and forms, what shoppers read.
 */
const reasons = {
  custom_made: message("It is made to your specifications or personalized."),
  perishable: message("It goes off quickly."),
  sealed_hygiene: message("For reasons of hygiene it can’t be returned once its seal is broken."),
  sealed_media: message("It can’t be returned once its seal is broken."),
  mixed: message("It can’t be separated from other goods after delivery."),
  price_swings: message("Its price depends on a market that we can’t control."),
  periodical: message("It is a newspaper or magazine."),
  dated: message("It is a service for a certain date."),
} as const;

/** A reason for which there is no right to withdraw. */
export type WithdrawalException = keyof typeof reasons;

/** All of {@link WithdrawalException}. */
const withdrawalExceptions = Object.keys(reasons) as readonly WithdrawalException[];

const isException = (text: string): text is WithdrawalException => Object.hasOwn(reasons, text);

/** What shoppers read of a product's exception, a message; null for a product without one. */
export const exceptionText = (exception: string): string | null =>
  isException(exception) ? reasons[exception] : null;

/** The same in an owner's words, for forms. */
export const exceptionChoices: readonly { value: string; label: string }[] = [
  { value: "", label: "Buyers may withdraw" },
  { value: "custom_made", label: "Made to the buyer’s specifications, or personalized" },
  { value: "perishable", label: "Goes off quickly" },
  { value: "sealed_hygiene", label: "Hygiene: not once its seal is broken" },
  { value: "sealed_media", label: "Recordings or software: not once the seal is broken" },
  { value: "mixed", label: "Cannot be separated from other goods after delivery" },
  { value: "price_swings", label: "Its price depends on a market you don’t control" },
  { value: "periodical", label: "A newspaper or magazine" },
  { value: "dated", label: "A service for a certain date" },
];

/** Whether goods are excepted only once their seal is broken, which the seller sees when they arrive. */
export const isExceptedUnsealed = (exception: string): boolean =>
  exception === "sealed_hygiene" || exception === "sealed_media";

/** Whether no one may withdraw from a product, whatever its state. */
export const isExceptedWhole = (exception: string): boolean =>
  isException(exception) && !isExceptedUnsealed(exception);

/** The error in a product's exception; null for a known one. */
export const exceptionProblem = (text: string): string | null =>
  isException(text) ? null : `is not one of ${withdrawalExceptions.join(", ")}`;
