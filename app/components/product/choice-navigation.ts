import { createContext, useContext } from "react";

/** Opens the address of a variation in place of the page; null where the page itself changes. */
export type OpenChoice = ((address: string) => void) | null;

/** Says how choosing a variation works where a product stands inside something else, as in a quick view. */
export const ChoiceNavigation = createContext<OpenChoice>(null);

/** How choosing a variation works here. */
export const useOpenChoice = (): OpenChoice => useContext(ChoiceNavigation);
