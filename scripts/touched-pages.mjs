/** Files that every page goes through: what they touch says nothing about one page. */
const everywhere = /^app\/(root|entry\.\w+)\.tsx$|\/_layout\.tsx$/;

/**
 * Whether every page goes through a file.
 * @param {string} file
 */
export const isEverywhere = (file) => everywhere.test(file);

/**
 * The address of a route by its file, as a pattern: `app/routes/_store+/order+/$id_.return.tsx` is at
 * `/order/:id/return`.
 * @param {string} file
 */
export function patternOf(file) {
  const parts = file
    .replace(/^app\/routes\//, "")
    .replace(/\.tsx?$/, "")
    .split("/")
    .flatMap((folder) => folder.replace(/\+$/, "").split(/\.(?![^[]*\])/))
    .map((part) => part.replace(/_$/, ""))
    .filter((part) => part !== "" && part !== "index" && !part.startsWith("_"))
    .map((part) => part.replaceAll(/[[\]]/g, ""));
  return `/${parts.map((part) => (part === "$" ? "*" : part.replace(/^\$/, ":"))).join("/")}`;
}

/**
 * Whether a text, a fixture or a journey, names an address of a pattern. What matches every address matches
 * none here.
 * @param {string} text
 * @param {string} pattern
 */
export function names(text, pattern) {
  const parts = pattern.split("/").filter(Boolean);
  if (parts.every((part) => part === "*" || part.startsWith(":"))) return false;
  const written = parts.map((part) =>
    part === "*"
      ? ".*"
      : part.startsWith(":")
        ? "[^/\\s\"'`?]+"
        : part.replace(/[.*+?^$()|[\]{}\\]/g, "\\$&"),
  );
  return new RegExp(`[/}]${written.join("/")}(?=[\\s"'\`?#/]|$)`, "m").test(text);
}
