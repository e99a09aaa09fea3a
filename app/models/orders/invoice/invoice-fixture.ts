import type { InvoiceLegal } from "./invoice";

/** A seller whose country asks for nothing more, for tests. */
export const noLaw: InvoiceLegal = { country: "", isRegistered: false, exemption: "" };
