import { createContext, useContext } from "react";

/**
 * Marks the scripts that we ourselves wrote into a document. The mark is made anew for each render and taken out again
 * once these scripts are hashed, so nothing else in a page can carry it; in the browser there is none.
 */
const ScriptNonce = createContext<string | undefined>(undefined);

/** Given by the server's render. */
export const ScriptNonceProvider = ScriptNonce.Provider;

/** The mark for a script of ours. */
export const useScriptNonce = () => useContext(ScriptNonce);
