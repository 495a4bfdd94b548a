import type { Diagram } from '../../src/model/diagram/diagram'
import { emptyDiagram } from '../../src/model/diagram/diagram-rows'
import type { Project } from '../../src/model/project/project'

/** Everything a project holds as plain values, columns bit for bit. The list of model names only grows, so it is left out; its places are not. */
export function pictureOf(project: Project): unknown {
  return {
    ...structuredClone({ ...project, systems: null }),
    systems: Object.fromEntries(
      Object.entries(project.systems).map(([id, system]) => [
        id,
        { ...structuredClone({ ...system, diagram: null }), diagram: pictureOfDiagram(system.diagram) },
      ]),
    ),
  }
}

export function pictureOfDiagram(diagram: Diagram): unknown {
  const columns: Record<string, unknown> = { nodeCount: diagram.nodeCount, edgeCount: diagram.edgeCount }
  // By name: a diagram that nobody has read yet has no fields of its own.
  for (const name of Object.keys(emptyDiagram())) {
    const column: unknown = Reflect.get(diagram, name)
    const count = name.startsWith('node') ? diagram.nodeCount : diagram.edgeCount
    if (column instanceof Float64Array) columns[name] = Array.from(new BigUint64Array(column.slice(0, count).buffer))
    else if (ArrayBuffer.isView(column)) columns[name] = Array.from(column as Uint8Array | Int32Array).slice(0, count)
    else if (Array.isArray(column) && name !== 'modelNames') columns[name] = structuredClone(column)
  }
  return columns
}
