/**
 * A picture of a product on a page of its own (rule gallery-8).
 * @param path of the product's page, percent-encoded, with its first slash
 * @param number of the picture, from 1
 */
export const picturePath = (path: string, number: number) => `/picture/${number}${path}`;
