import { createContext, useContext } from "react";

/** Opens a variation's address; null where the whole page changes. */
export type OpenChoice = ((address: string) => void) | null;

/** Provides how variations are selected where a product is inside something else, such as a quick view. */
export const ChoiceNavigation = createContext<OpenChoice>(null);

/** How variations are selected here. */
export const useOpenChoice = (): OpenChoice => useContext(ChoiceNavigation);
