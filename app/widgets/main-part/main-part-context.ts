import { createContext, type ReactNode } from "react";

/** What stands at the place of the page's own part; nothing where the page is made of its template alone. */
export const MainPartContext = createContext<ReactNode>(null);
