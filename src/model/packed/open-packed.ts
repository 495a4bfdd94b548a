import type { Project, System } from '../project/project'
import { fullWeights } from '../project/weights'
import { checksum } from './checksum'
import { frozenOf } from './frozen-lists'
import { laterDiagram } from './later-diagram'
import { aligned, columnBytes, ENTRY_WORDS, FORMER_ENTRY_WORDS, FORMER_VERSION, HEADER_WORDS, MAGIC, PACKED_VERSION } from './layout'
import type { PackedProject, PackedSystem } from './layout'
import { unpackDrawing } from './pack-drawing'
import { withLaterUnits } from './later-units'
import type { SystemText } from './system-text'
import { unitOf } from './unit-rows'
import type { UnitRow } from './unit-rows'

/** Systems read between two pauses; this many take a few milliseconds. */
const SYSTEMS_A_SLICE = 500

/** Fields that snapshots of earlier versions lack. */
type Later = 'rooms' | 'weights'

const decoder = new TextDecoder()

/** Thrown for bytes that are no packed project, or an incomplete one. */
export class PackedError extends Error {
  constructor(what: string) {
    super(`The kept picture of the project cannot be read: ${what}.`)
    this.name = 'PackedError'
  }
}

/**
 * Checks bytes that come from a store or another program.
 * @throws PackedError where size, format, version or checksum is wrong
 */
export function checkPacked(buffer: ArrayBuffer): void {
  if (buffer.byteLength < HEADER_WORDS * 4 || buffer.byteLength % 8 !== 0) throw new PackedError('it is cut off')
  const words = new Uint32Array(buffer)
  const [magic, version, size, sum] = words
  if (magic !== MAGIC) throw new PackedError('it is something else')
  if (version !== PACKED_VERSION && version !== FORMER_VERSION)
    throw new PackedError(`it has version ${version ?? ''}, not ${PACKED_VERSION}`)
  if (size !== buffer.byteLength) throw new PackedError('it is cut off')
  if (checksum(words, HEADER_WORDS - 2) !== sum) throw new PackedError('it is damaged')
}

// See docs/decisions/0023-projects-are-packed.md.
/** Splits a packed project into its parts without reading them; the parts are views of the buffer. */
export function takeApart(buffer: ArrayBuffer): PackedProject {
  const words = new Uint32Array(buffer)
  const [, version, , , count = 0, headLength = 0] = words
  const entryWords = version === FORMER_VERSION ? FORMER_ENTRY_WORDS : ENTRY_WORDS
  const word = (place: number, field: number): number => (field < entryWords ? (words[HEADER_WORDS + place * entryWords + field] ?? 0) : 0)
  let at = aligned((HEADER_WORDS + count * entryWords) * 4)
  const take = (length: number): Uint8Array => {
    const part = new Uint8Array(buffer, at, length)
    at += aligned(length)
    return part
  }
  const head = take(headLength)
  const systems = Array.from({ length: count }, (_, place): PackedSystem => {
    return { head: take(word(place, 0)), units: head, nodes: word(place, 1), edges: word(place, 2), drawing: head }
  })
  for (const [place, system] of systems.entries()) system.units = take(word(place, 4))
  for (const [place, system] of systems.entries()) system.drawing = take(word(place, 3))
  return { head, systems }
}

/**
 * Reads a packed project except its diagrams and unit lists, which are read on first access. `pause` is awaited at intervals, so that the page
 * stays responsive.
 */
export async function openPacked(packed: PackedProject, pause: () => Promise<void>): Promise<Project> {
  const head = JSON.parse(decoder.decode(packed.head)) as Omit<Project, 'systems' | Later> & Partial<Pick<Project, Later>>
  const systems: Record<string, System> = {}
  for (const [place, part] of packed.systems.entries()) {
    if (place > 0 && place % SYSTEMS_A_SLICE === 0) await pause()
    const system = openSystem(part)
    systems[system.id] = system
  }
  return { ...head, rooms: head.rooms ?? [], weights: head.weights ?? fullWeights(), systems }
}

function openSystem({ head, units, nodes, edges, drawing }: PackedSystem): System {
  const { indoorUnits, unitCount = 0, frozen, ...rest } = JSON.parse(decoder.decode(head)) as SystemText
  if (drawing.length < columnBytes(nodes, edges)) throw new PackedError(`the drawing of ${rest.name} is too short`)
  const design = {
    ...rest,
    ...(frozen && { frozen: frozenOf(frozen) }),
    diagram: laterDiagram(() => unpackDrawing(drawing, nodes, edges), { nodeCount: nodes, edgeCount: edges }),
  }
  if (indoorUnits) return { ...design, indoorUnits: indoorUnits.map(unitOf) }
  return withLaterUnits(design, () => (JSON.parse(decoder.decode(units)) as UnitRow[]).map(unitOf), unitCount)
}
