/** Writes addresses as ranges, such as 0–3, 7; a dash where there are none. Devices without an address have NaN. */
export function addressRange(addresses: readonly number[]): string {
  const given = addresses.filter((address) => !Number.isNaN(address)).toSorted((one, other) => one - other)
  const ranges: [number, number][] = []
  for (const address of given) {
    const last = ranges.at(-1)
    if (last && address <= last[1] + 1) last[1] = address
    else ranges.push([address, address])
  }
  if (ranges.length === 0) return '–'
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
