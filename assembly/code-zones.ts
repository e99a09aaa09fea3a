// Of each zone of 64 places it is known which code all of them have, 16 bits each; most zones of a group that products
// are laid out by have one. Where they differ the zone is mixed.

/** Stands for 'they differ'. */
export const mixedZone: u32 = 0xffff;

/** The code of the zone of a word, told by the word's address within its set. */
@inline
export function zoneOf(zones: usize, at: usize): u32 {
  return load<u16>(zones + (at >> 2));
}
