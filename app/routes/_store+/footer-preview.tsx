/**
 * `/footer-preview`: a footer opened by its preview link (rule addresses-4). The preview page shows every
 * kind of template.
 */
export { default, loader, meta } from "./preview";
