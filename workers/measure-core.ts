/** The core's synchronous functions on plain numbers: no memory is shared, so they may run on any thread. */
const NAMES = [
  'convertValue',
  'roundValue',
  'isSame',
  'pipePlace',
  'pipeDiameter',
  'labelX',
  'labelY',
  'curveAt',
  'curvePower',
  'pipingFactor',
  'runTimeFraction',
  'flowVelocity',
  'reynoldsNumber',
  'frictionFactor',
  'pressureLossPerMetre',
  'addLevels',
  'levelAtDistance',
  'roomConcentration',
  'leastRoomArea',
  'leastSealedArea',
  'leastTightArea',
  'flammableChargeMost',
  'tightChargeMost',
  'pipeCharge',
  'weightedEfficiency',
  'fieldChargeMost',
  'efficiencyRatio',
  'pointSourceLevel',
  'voltageDrop',
  'verticalHeight',
  'roundToStep',
  'saturationPressure',
  'humidityRatio',
  'wetBulbHumidity',
  'wetBulbOf',
  'airEnthalpy',
] as const

export type MeasureCore = Record<(typeof NAMES)[number], (...values: number[]) => number>

/**
 * Instantiates the core for single numbers.
 * @throws Error when the compiled core lacks a function.
 */
export async function createMeasureCore(source: BufferSource | WebAssembly.Module): Promise<MeasureCore> {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source)
  const { exports } = await WebAssembly.instantiate(module, {})
  const entries = NAMES.map((name) => {
    const found = exports[name]
    if (typeof found !== 'function') throw new Error(`The compiled core has no function '${name}': build it again.`)
    return [name, found] as const
  })
  return Object.fromEntries(entries) as MeasureCore
}
