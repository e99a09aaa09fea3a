// @public

import { createContext, useContext } from "react";

/**
 * Marks the product's own scripts in a document. The mark is random for each render and removed once the
 * scripts are hashed, so that nothing else in a page can carry it; in the browser there is none.
 */
const ScriptNonce = createContext<string | undefined>(undefined);

/** Provided by the server's render. */
export const ScriptNonceProvider = ScriptNonce.Provider;

/** The mark of the product's own scripts. */
export const useScriptNonce = () => useContext(ScriptNonce);
