import type { Diagram } from '../diagram'
import { emptyDiagram } from '../diagram-rows'

const waiting = new WeakMap<object, () => Diagram>()

// A field is looked for here only as long as the diagram has none of its own, which is until the first is asked for.
const closed: object = Object.create(
  Object.prototype,
  Object.fromEntries(
    Object.keys(emptyDiagram()).map((field) => [
      field,
      {
        get(this: object): unknown {
          fill(this)
          return Reflect.get(this, field)
        },
        set(this: object, value: unknown): void {
          fill(this)
          Reflect.set(this, field, value)
        },
      },
    ]),
  ),
) as object

/**
 * A diagram that is read when somebody first asks for a part of it, and is an ordinary one from then on: a project of thousands of systems opens without
 * reading them all. Before that it has no fields of its own, so whoever copies it field by field must have asked it something: see `openedDiagram`.
 */
export function laterDiagram(read: () => Diagram): Diagram {
  const diagram = Object.create(closed) as Diagram
  waiting.set(diagram, read)
  return diagram
}

/** The same diagram, read if it was not yet. */
export function openedDiagram(diagram: Diagram): Diagram {
  fill(diagram)
  return diagram
}

/** Whether nobody has asked for any part of it yet. */
export function isUnread(diagram: Diagram): boolean {
  return waiting.has(diagram)
}

function fill(diagram: object): void {
  const read = waiting.get(diagram)
  if (!read) return
  const full = read()
  waiting.delete(diagram)
  for (const [field, value] of Object.entries(full))
    Object.defineProperty(diagram, field, { value: value as unknown, writable: true, enumerable: true, configurable: true })
}
