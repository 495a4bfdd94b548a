import { countUnits } from '../project/list/count-units'
import type { Project, System } from '../project/project'
import { checksum } from './checksum'
import { frozenLists } from './frozen-lists'
import { aligned, ENTRY_WORDS, HEADER_WORDS, MAGIC, PACKED_VERSION } from './layout'
import type { PackedProject, PackedSystem } from './layout'
import { packDrawing } from './pack-drawing'
import type { SystemText } from './system-text'
import { unitRow } from './unit-rows'

const encoder = new TextEncoder()

/** Packs one system. */
export function packSystem(system: System): PackedSystem {
  const { indoorUnits, diagram, frozen, ...rest } = system
  const head: SystemText = { ...rest, unitCount: countUnits(indoorUnits) }
  if (frozen) head.frozen = frozenLists(frozen)
  return {
    head: encoder.encode(JSON.stringify(head)),
    units: encoder.encode(JSON.stringify(indoorUnits.map(unitRow))),
    nodes: diagram.nodeCount,
    edges: diagram.edgeCount,
    drawing: packDrawing(diagram),
  }
}

/** Packs a project: header, directory, texts, unit lists, drawings. `packed` returns the bytes of each system, called in the order of `project.systems`. */
export function packProject(project: Project, packed: (system: System) => PackedSystem = packSystem): ArrayBuffer {
  const { systems, ...head } = project
  return join({ head: encoder.encode(JSON.stringify(head)), systems: Object.values(systems).map(packed) })
}

function join({ head, systems }: PackedProject): ArrayBuffer {
  const directory = HEADER_WORDS * 4
  const texts = aligned(directory + systems.length * ENTRY_WORDS * 4)
  let size = texts + aligned(head.length)
  for (const { head, units, drawing } of systems) size += aligned(head.length) + aligned(units.length) + aligned(drawing.length)
  const buffer = new ArrayBuffer(size)
  const bytes = new Uint8Array(buffer)
  const words = new Uint32Array(buffer)
  let at = texts
  const put = (part: Uint8Array): void => {
    bytes.set(part, at)
    at += aligned(part.length)
  }
  put(head)
  for (const [place, system] of systems.entries()) {
    const entry = [system.head.length, system.nodes, system.edges, system.drawing.length, system.units.length]
    words.set(entry, directory / 4 + place * ENTRY_WORDS)
    put(system.head)
  }
  for (const { units } of systems) put(units)
  for (const { drawing } of systems) put(drawing)
  words.set([MAGIC, PACKED_VERSION, size, 0, systems.length, head.length])
  words[3] = checksum(words, HEADER_WORDS - 2)
  return buffer
}
