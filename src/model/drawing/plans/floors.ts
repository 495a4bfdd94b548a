/** Units by floor, the highest floor first, as the riser from a roof meets them; floors without a number follow in the order of the list. */
export function byFloor<T extends { floor: string }>(units: readonly T[]): T[][] {
  const floors = new Map<string, T[]>()
  for (const unit of units) {
    const name = unit.floor.trim()
    const floor = floors.get(name)
    if (floor) floor.push(unit)
    else floors.set(name, [unit])
  }
  return [...floors].sort(([a], [b]) => storeyOf(b) - storeyOf(a)).map(([, floor]) => floor)
}

/** The number of a floor: 3 of "3F", -2 of "B2"; roofs above all, names without a number below all. Finite, for differences. */
export function storeyOf(name: string): number {
  if (/^(rf|roof|屋顶|楼顶)/i.test(name)) return 1e6
  const digits = /(-?)\d+/.exec(name)
  if (!digits) return -1e6
  const number = Number(digits[0])
  return /(^|[^a-z])b\s*\d/i.test(name) || /地下|basement/i.test(name) ? -Math.abs(number) : number
}
