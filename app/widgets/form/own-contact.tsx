import { createContext, useContext } from "react";
import type { OwnContact } from "~/models/conversations/contact-field";

const Own = createContext<OwnContact | null>(null);

/** Tells the contact forms of a page what they begin with (rule forms-16). */
export const OwnContactProvider = Own.Provider;

/** What the signed-in customer's account knows; null for a guest, and on pages without a contact form. */
export const useOwnContact = () => useContext(Own);
