/** A footer in preview: the same as any preview, at the address owners know (rule addresses-4). */
export { default, loader, meta } from "./preview";
