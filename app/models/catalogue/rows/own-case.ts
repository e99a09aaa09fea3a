// @public

/** Words that are always written in capitals. */
const abbreviations = new Set(
  "cpu gpu ram rom ssd hdd usb hdmi led lcd oled gps nfc dvd cd tv pc vr hd uhd uv spf bpa pvc uk us usa eu xs xl xxl xxxl id".split(
    " ",
  ),
);

/**
 * A label or value as people write it: files often have it in lower case. What has a capital already stays as
 * it is: `gray` becomes 'Gray', `cpu` 'CPU', `plant type` 'Plant type', `iPhone` stays.
 */
export function ownCase(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  const words = text.replace(/\p{L}+/gu, (word) => (abbreviations.has(word) ? word.toUpperCase() : word));
  // A model number such as i7-8700 is no word.
  if (/^\p{L}*\d/u.test(words)) return words;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
