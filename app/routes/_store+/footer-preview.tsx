/** A footer in preview: the same as any preview, at the address owners know (part 1, §2). */
export { default, loader, meta } from "./preview";
