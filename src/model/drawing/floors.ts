/** Units by floor, the highest floor first, as the riser from a roof meets them; floors without a number follow in the order of the list. */
export function byFloor<T extends { floor: string }>(units: readonly T[]): T[][] {
  const floors = new Map<string, T[]>()
  for (const unit of units) {
    const name = unit.floor.trim()
    const floor = floors.get(name)
    if (floor) floor.push(unit)
    else floors.set(name, [unit])
  }
  return [...floors].sort(([a], [b]) => storey(b) - storey(a)).map(([, floor]) => floor)
}

// B2 and -2 are the second basement; Infinity minus itself would be no order at all, hence the finite ends.
function storey(name: string): number {
  if (/^(rf|roof|屋顶|楼顶)/i.test(name)) return 1e6
  const digits = /(-?)\d+/.exec(name)
  if (!digits) return -1e6
  const number = Number(digits[0])
  return /(^|[^a-z])b\s*\d/i.test(name) || /地下|basement/i.test(name) ? -Math.abs(number) : number
}
