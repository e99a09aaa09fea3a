import { useLocation } from "@remix-run/react";
import { AgeGate } from "~/components/storefront/layout/age-gate";
import { useRootData } from "~/components/ui/page/root-data";
import { ageWords } from "~/models/shops/visitors/age-words";
import { ageConfirmedValue, needsAgeConfirmation } from "~/models/shops/visitors/needs-age-confirmation";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

/**
 * Asks for the age on the pages it is placed on. A tobacco shop already asks on every page, with the words of
 * its content named `age-confirmation`; there the widget shows nothing.
 */
export function AgeConfirmation({ items }: WidgetProps<Props, unknown, Item>) {
  const { shop, hasConfirmedAge, legalAge } = useRootData();
  const { pathname } = useLocation();
  const cookie = hasConfirmedAge ? ageConfirmedValue : null;
  const [words] = items;
  const isAsked =
    shop.industry !== "tobacco" && needsAgeConfirmation({ industry: "tobacco", path: pathname, cookie });
  return isAsked && words ? <AgeGate words={ageWords(words, legalAge)} /> : null;
}
