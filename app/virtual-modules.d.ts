/** Addresses of the code of each widget, by type (`scripts/framework/widget-chunks.ts`). */
declare module "virtual:widget-chunks" {
  const chunks: Readonly<Record<string, readonly string[]>>;
  export default chunks;
}
