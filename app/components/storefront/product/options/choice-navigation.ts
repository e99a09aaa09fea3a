import { useSearchParams } from "@remix-run/react";
import { createContext, useContext } from "react";
import { scopeParameter } from "~/paths";

/** Opens a variation's address; null where the whole page changes. */
export type OpenChoice = ((address: string) => void) | null;

/** Provides how variations are selected where a product is inside something else, such as a quick view. */
export const ChoiceNavigation = createContext<OpenChoice>(null);

/** How variations are selected here. */
export const useOpenChoice = (): OpenChoice => useContext(ChoiceNavigation);

/**
 * The scope of reviews the address names, which the choice of another variation keeps; undefined for none.
 */
export function useKeptScope(): string | undefined {
  const [query] = useSearchParams();
  return query.get(scopeParameter) ?? undefined;
}
