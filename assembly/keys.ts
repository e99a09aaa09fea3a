/** An entry of a column of keys. @param width bytes of one: 2 or 4 */
@inline
export function keyOf(keys: usize, width: u32, place: u32): u32 {
  return width == 2 ? (load<u16>(keys + (place << 1)) as u32) : load<u32>(keys + (place << 2));
}
