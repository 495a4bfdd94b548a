/** Groups units by floor, the highest first, as a riser from the roof reaches them; floors without a number follow in list order. */
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

/** Returns the number of a floor: 3 for "3F", -2 for "B2"; roofs sort highest, names without a number lowest. Always finite. */
export function storeyOf(name: string): number {
  if (/^(rf|roof|屋顶|楼顶)/i.test(name)) return 1e6
  const digits = /(-?)\d+/.exec(name)
  if (!digits) return -1e6
  const number = Number(digits[0])
  return /(^|[^a-z])b\s*\d/i.test(name) || /地下|basement/i.test(name) ? -Math.abs(number) : number
}
