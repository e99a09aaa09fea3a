// @public

/**
 * Data of a part of a page that needs no script (rule hydration-1). A browser that got the page's HTML sees
 * that part and gets no data for it: then `data` is absent.
 */
export type StaticData<Data> = { readonly data?: Data };

/**
 * Data for a static part. For a document only the render can read it: the property is hidden from what writes
 * the page's data into the document. A browser that asks for the data of a page without its HTML gets it
 * whole.
 */
export const staticData = <Data>(data: Data, isDocument: boolean): StaticData<Data> =>
  isDocument ? Object.defineProperty({}, "data", { value: data }) : { data };

/**
 * Whether this is data that only the render of a document can read. Copying its properties would lose them.
 */
export const isHiddenData = (value: object): value is { readonly data: unknown } =>
  Object.getOwnPropertyDescriptor(value, "data")?.enumerable === false;
