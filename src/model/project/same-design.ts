import type { Diagram } from '../diagram/diagram'
import { edgeAt, nodeAt } from '../diagram/diagram-rows'
import { omit } from '../change/omit'
import type { Alternatives } from './project'
import type { Project, System } from './project'
import { NO_CONTROL } from '../wiring/control'

/** Whether two projects hold the same design. Node positions on the board, save numbers and extra wire fields are ignored. */
export function sameDesign(a: Project, b: Project): boolean {
  return sameFrame(a, b) && a.systemOrder.every((id) => sameSystem(a.systems[id], b.systems[id]))
}

/** Whether two projects are equal apart from the content of their systems: system order, rooms, controllers, designs put aside, weights, project information and
 * unit settings. */
export function sameFrame(a: Project, b: Project): boolean {
  if (!equal(a.systemOrder, b.systemOrder) || !equal(a.unitSettings, b.unitSettings)) return false
  if (!equal(a.control ?? NO_CONTROL, b.control ?? NO_CONTROL) || !sameAlternatives(a.alternatives, b.alternatives)) return false
  return sameRooms(a, b) && equal(a.weights, b.weights) && equal({ ...a.information, extra: null }, { ...b.information, extra: null })
}

function sameAlternatives(a: Alternatives | undefined, b: Alternatives | undefined): boolean {
  if (a === b || !a || !b) return a === b
  return (
    equal([a.id, a.name, a.others.length], [b.id, b.name, b.others.length]) &&
    a.others.every((one, at) => {
      const other = b.others[at]
      return (
        other !== undefined &&
        equal(omit(one, 'systems'), omit(other, 'systems')) &&
        one.systems.length === other.systems.length &&
        one.systems.every((system, place) => sameSystem(system, other.systems[place]))
      )
    })
  )
}

function sameRooms({ rooms: one }: Project, { rooms: other }: Project): boolean {
  return one.length === other.length && one.every((room, place) => equal(omit(room, 'extra'), omit(other[place] ?? room, 'extra')))
}

/** Whether two systems hold the same design. Two missing systems are equal. */
export function sameSystem(a: System | undefined, b: System | undefined): boolean {
  if (!a || !b || !sameDiagram(a.diagram, b.diagram)) return false
  return equal(omit(a, 'diagram', 'extra'), omit(b, 'diagram', 'extra'))
}

/** Whether two diagrams hold the same nodes and pipes in the same order. Positions on the board are ignored. */
export function sameDiagram(a: Diagram, b: Diagram): boolean {
  if (a.nodeCount !== b.nodeCount || a.edgeCount !== b.edgeCount) return false
  for (let row = 0; row < a.nodeCount; row++) {
    if (!equal({ ...nodeAt(a, row), x: 0, y: 0 }, { ...nodeAt(b, row), x: 0, y: 0 })) return false
  }
  for (let row = 0; row < a.edgeCount; row++) if (!equal(edgeAt(a, row), edgeAt(b, row))) return false
  return true
}

function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && equal(Reflect.get(a, key), Reflect.get(b, key)))
}
