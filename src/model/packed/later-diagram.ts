import type { Diagram } from '../diagram/diagram'
import { emptyDiagram } from '../diagram/diagram-rows'

type Counts = Pick<Diagram, 'nodeCount' | 'edgeCount'>

// A hidden property of the diagram: a WeakMap with thousands of entries would be scanned by every garbage collection.
const LATER = Symbol('later')

type Waiting = { [LATER]?: { read: () => Diagram; counts: Counts } | undefined }

// This prototype answers only until the first access to a field creates the diagram's own fields.
const closed: object = Object.create(
  Object.prototype,
  Object.fromEntries(
    Object.keys(emptyDiagram()).map((field) => [
      field,
      {
        get(this: Waiting): unknown {
          // Counts are answered without reading, because lists of systems check every system for drawn nodes.
          const known: unknown = Reflect.get(this[LATER]?.counts ?? {}, field)
          if (known !== undefined) return known
          fill(this)
          return Reflect.get(this, field)
        },
        set(this: Waiting, value: unknown): void {
          fill(this)
          Reflect.set(this, field, value)
        },
      },
    ]),
  ),
) as object

/**
 * Returns a diagram that is read on first access to any of its fields: a project of thousands of systems opens without
 * reading them all. Before that it has only its counts and no own fields; code that copies or sends it must call `openedDiagram`.
 */
export function laterDiagram(read: () => Diagram, counts: Counts): Diagram {
  const diagram = Object.create(closed) as Diagram
  return Object.defineProperty(diagram, LATER, { value: { read, counts }, writable: true })
}

/** Returns the diagram, reading it first where necessary. */
export function openedDiagram(diagram: Diagram): Diagram {
  fill(diagram)
  return diagram
}

/** Whether the diagram has not been read yet. */
export function isUnread(diagram: Diagram): boolean {
  return (diagram as Waiting)[LATER] !== undefined
}

function fill(diagram: object): void {
  const waiting = diagram as Waiting
  const later = waiting[LATER]
  if (!later) return
  const full = later.read()
  waiting[LATER] = undefined
  for (const [field, value] of Object.entries(full))
    Object.defineProperty(diagram, field, { value: value as unknown, writable: true, enumerable: true, configurable: true })
}
