// @public

const units = ["Bytes", "KB", "MB", "GB", "TB"];

/** A size in bytes as text, in steps of 1024, with one decimal from KB on: `512 Bytes`, `1.5 KB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 1023.95 would round to 1024.0, which is 1.0 of the next unit.
  while (unit < units.length - 1 && value >= (unit === 0 ? 1024 : 1023.95)) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
