/**
 * A text as providers take it in one line: line breaks and other control characters become spaces (rule
 * payment-20).
 * @param maxLength UTF-16 units; no character is cut in two
 * @returns empty where nothing is left, which providers refuse: leave it out then
 */
export function oneLine(text: string, maxLength: number): string {
  const line = text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
  if (line.length <= maxLength) return line;
  const end = isHighSurrogate(line.charCodeAt(maxLength - 1)) ? maxLength - 1 : maxLength;
  return line.slice(0, end).trim();
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
