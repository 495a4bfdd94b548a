import convertUnits from 'convert-units'
import convert from 'convert'
import { unit } from 'mathjs'
import { LENGTH_FT, LENGTH_M } from '../assembly/common/layout/layout-measure'
import { CONVERT_COLUMN } from '../tests/helpers/convert-column'
import { createCoreMemory } from '../workers/create-core'
import { interleaved } from './peers/interleaved'
import type { BenchRow } from './row'
import { rounds } from './rounds'

const VALUES = 1_000_000
const ROUNDS = rounds(21)
const LIBRARY_ROUNDS = rounds(3)
const FEET = 3.2808

/** Converts a million lengths from metres to feet or back in the core's memory, against libraries, a plain loop, and copying the same bytes. */
export async function convertRows(module: WebAssembly.Module): Promise<BenchRow[]> {
  const core = await createCoreMemory(module)
  const metres = Float64Array.from({ length: VALUES }, (_, place) => place / 8)
  const ours = metres.slice()
  core.call(CONVERT_COLUMN, [ours.buffer, VALUES, LENGTH_M, LENGTH_FT])
  if (ours.some((feet, place) => feet !== (metres[place] ?? NaN) * FEET)) throw new Error('The core and the loop convert differently')
  const held = core.hold(CONVERT_COLUMN, [metres.buffer, VALUES, LENGTH_M, LENGTH_FT])
  const resident = bothWays((from, to) => held.run(VALUES, from, to))
  const copied = bothWays((from, to) => core.call(CONVERT_COLUMN, [ours.buffer, VALUES, from, to]))
  const close = await interleaved({ resident, copied, loop: typedLoop(metres), copy: copyOf(metres) }, ROUNDS)
  const far = await interleaved(
    { convertUnits: () => sumOf(metres, byConvertUnits), convert: () => sumOf(metres, byConvert), mathjs: () => sumOf(metres, byMathjs) },
    LIBRARY_ROUNDS,
    1,
  )
  const name = '1,000,000 unit conversions'
  return [
    row(`${name}, resident`, close.resident, far.convertUnits, 'convert-units', LIBRARY_ROUNDS),
    row(`${name}, resident`, close.resident, far.mathjs, 'mathjs', LIBRARY_ROUNDS),
    row(`${name}, resident`, close.resident, far.convert, 'convert', LIBRARY_ROUNDS),
    row(`${name}, resident`, close.resident, close.loop, 'typed-array loop'),
    row(`${name}, resident`, close.resident, close.copy, 'memory copy of the same bytes'),
    row(`${name}, copied in and out`, close.copied, close.loop, 'typed-array loop'),
  ]
}

/** Converts there and back alternately, so that the numbers stay in their range. */
function bothWays(work: (from: number, to: number) => unknown): () => void {
  let isMetric = true
  return () => {
    work(isMetric ? LENGTH_M : LENGTH_FT, isMetric ? LENGTH_FT : LENGTH_M)
    isMetric = !isMetric
  }
}

function typedLoop(metres: Float64Array): () => void {
  const column = metres.slice()
  return bothWays((_, to) => {
    if (to === LENGTH_FT) for (let place = 0; place < column.length; place++) column[place] = (column[place] ?? 0) * FEET
    else for (let place = 0; place < column.length; place++) column[place] = (column[place] ?? 0) / FEET
  })
}

function copyOf(metres: Float64Array): () => void {
  const copy = new Float64Array(metres.length)
  return () => copy.set(metres)
}

function sumOf(metres: Float64Array, feetOf: (metre: number) => number): number {
  let sum = 0
  for (const metre of metres) sum += feetOf(metre)
  return sum
}

function byConvertUnits(metre: number): number {
  return convertUnits(metre).from('m').to('ft')
}

function byConvert(metre: number): number {
  return convert(metre, 'm').to('ft')
}

function byMathjs(metre: number): number {
  return unit(metre, 'm').toNumber('ft')
}

function row(name: string, ours: number, peer: number, peerName: string, runs = ROUNDS): BenchRow {
  return { name, unit: 'ms', ours, peer, peerName, ratio: peer / ours, runs }
}
