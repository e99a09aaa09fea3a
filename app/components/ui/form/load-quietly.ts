// @public

/**
 * The `clientLoader` of what a page loads beside itself: if it fails, on its way or by a fault of ours, there
 * is null and the page stands; no error page opens (rule errors-5). A way to another page goes on.
 * @param serverLoader as Remix hands it over
 */
export async function loadQuietly<Data>(serverLoader: () => Promise<Data>): Promise<Data | null> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    return null;
  }
}
