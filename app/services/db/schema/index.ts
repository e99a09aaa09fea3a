export * from "./carts";
export * from "./catalogue";
export * from "./content";
export * from "./customers";
export * from "./orders";
export * from "./shops";
