export * from "./carts";
export * from "./catalogue";
export * from "./content";
export * from "./customers";
export * from "./orders";
export * from "./password-resets";
export * from "./rate-limits";
export * from "./shops";
