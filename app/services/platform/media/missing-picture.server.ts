/** Where the placeholder lies for pictures that fail to load in a browser. */
export const missingPicturePath = "/media/missing.svg";

/** The generic graphic in place of a picture that is missing or broken (rule gallery-7), an SVG. */
export const missingPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100"><g fill="none" stroke="#8a918e" stroke-opacity=".5" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"><rect x="38" y="39" width="24" height="21" rx="2.2"/><circle cx="45" cy="46" r="2.2"/><path d="m39 58 7-7 5 5 4-4 6 6"/></g></svg>';
