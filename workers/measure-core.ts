/** The core's synchronous functions on plain numbers: no memory is shared, so they may run on any thread. */
export interface MeasureCore {
  convertValue(value: number, from: number, to: number): number
  roundValue(value: number, decimals: number): number
  isSame(a: number, b: number): boolean
  pipePlace(mm: number): number
  pipeDiameter(place: number): number
}

/** Instantiates the core for single numbers. */
export async function createMeasureCore(source: BufferSource | WebAssembly.Module): Promise<MeasureCore> {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source)
  const { exports } = await WebAssembly.instantiate(module, {})
  const named = (name: string): ((...values: number[]) => number) => {
    const found = exports[name]
    if (typeof found !== 'function') throw new Error(`The compiled core has no function '${name}': build it again.`)
    return (...values) => Number(found(...values))
  }
  const isSame = named('isSame')
  return {
    convertValue: named('convertValue'),
    roundValue: named('roundValue'),
    isSame: (a, b) => isSame(a, b) !== 0,
    pipePlace: named('pipePlace'),
    pipeDiameter: named('pipeDiameter'),
  }
}
