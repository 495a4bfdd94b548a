import type { Diagram } from '../diagram/diagram'
import { emptyDiagram } from '../diagram/diagram-rows'

type Counts = Pick<Diagram, 'nodeCount' | 'edgeCount'>

// In the diagram itself, unseen by those who copy it: a weak map of thousands would be gone through with every collection of garbage.
const LATER = Symbol('later')

type Waiting = { [LATER]?: { read: () => Diagram; counts: Counts } | undefined }

// A field is looked for here only as long as the diagram has none of its own, which is until the first is asked for.
const closed: object = Object.create(
  Object.prototype,
  Object.fromEntries(
    Object.keys(emptyDiagram()).map((field) => [
      field,
      {
        get(this: Waiting): unknown {
          // Lists of systems ask every one whether anything is drawn.
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
 * A diagram that is read when somebody first asks for a part of it, and is an ordinary one from then on: a project of thousands of systems opens without
 * reading them all. Before that it tells its counts only and has no fields of its own; whoever copies or sends it whole asks for `openedDiagram`.
 */
export function laterDiagram(read: () => Diagram, counts: Counts): Diagram {
  const diagram = Object.create(closed) as Diagram
  return Object.defineProperty(diagram, LATER, { value: { read, counts }, writable: true })
}

/** The same diagram, read if it was not yet. */
export function openedDiagram(diagram: Diagram): Diagram {
  fill(diagram)
  return diagram
}

/** Whether nobody has asked for any part of it yet. */
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
