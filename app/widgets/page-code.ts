/**
 * The pages of the catalogue, which one route shows, to the code of their component. Each is a piece of its
 * own, as widgets are, so that a listing does not bring the code of a product's page.
 */
export const pageCode = {
  "category-page": () =>
    import("~/components/catalogue/category-page").then(({ CategoryPage }) => CategoryPage),
  "product-page": () => import("~/components/storefront/product-page").then(({ ProductPage }) => ProductPage),
};
