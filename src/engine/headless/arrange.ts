import type { Host } from './host'
import { openProject } from './open-project'
import type { HeadlessOptions } from './options'

/** Where the nodes of a system stand, and the labels of its pipes, in drawing units; pipes with a missing end have no label. */
export interface ArrangedSystem {
  systemId: string
  nodes: { nodeId: string; x: number; y: number }[]
  labels: { edgeId: string; x: number; y: number }[]
}

export async function arrange(host: Host, json: unknown, options: HeadlessOptions): Promise<{ systems: ArrangedSystem[] }> {
  const { engine, systems } = await openProject(host, json, options)
  const arranged: ArrangedSystem[] = []
  for (const system of systems) {
    const { x, y, labelX, labelY } = await engine.arrange(system)
    const { nodeId, nodeCount, edgeId, edgeCount } = system.diagram
    arranged.push({
      systemId: system.id,
      nodes: nodeId.slice(0, nodeCount).map((id, row) => ({ nodeId: id, x: x[row] ?? 0, y: y[row] ?? 0 })),
      labels: edgeId
        .slice(0, edgeCount)
        .map((id, row) => ({ edgeId: id, x: labelX[row] ?? NaN, y: labelY[row] ?? NaN }))
        .filter((label) => !Number.isNaN(label.x)),
    })
  }
  return { systems: arranged }
}
