import { fieldText, type WidgetItem } from "./widget-content";

/** The texts of the age confirmation. */
export type AgeWords = { title: string; text: string; yesLabel: string; noLabel: string };

/** The owner's texts, or the default ones; `{age}` is replaced by the legal age in years. */
export function ageWords(item: WidgetItem | undefined, legalAge: number): AgeWords {
  const words = (name: string, fallback: string) =>
    fieldText(item, name, fallback).replaceAll("{age}", String(legalAge));
  return {
    title: words("title", "Are you {age} or older?"),
    text: words("text", "This shop sells tobacco products. Please confirm your age to enter."),
    yesLabel: words("yesButtonLabel", "Yes, I am {age} or older"),
    noLabel: words("noButtonLabel", "No"),
  };
}
