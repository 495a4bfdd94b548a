import { arrange as arrangeSystem } from '../arrange/arrange'
import { eachSystem } from './each-system'
import type { Host } from './host'
import type { HeadlessOptions } from './options'

/** Places of the nodes of a system and of the labels of its pipes, in drawing units; pipes with a missing end have no label. */
export interface ArrangedSystem {
  systemId: string
  nodes: { nodeId: string; x: number; y: number }[]
  labels: { edgeId: string; x: number; y: number }[]
}

export async function arrange(host: Host, json: unknown, options: HeadlessOptions): Promise<{ systems: ArrangedSystem[] }> {
  const answers = await eachSystem(host, json, arrangeSystem, options)
  const systems = answers.map(({ system, answer: { x, y, labelX, labelY } }) => {
    const { nodeId, nodeCount, edgeId, edgeCount } = system.diagram
    return {
      systemId: system.id,
      nodes: nodeId.slice(0, nodeCount).map((id, row) => ({ nodeId: id, x: x[row] ?? 0, y: y[row] ?? 0 })),
      labels: edgeId
        .slice(0, edgeCount)
        .map((id, row) => ({ edgeId: id, x: labelX[row] ?? NaN, y: labelY[row] ?? NaN }))
        .filter((label) => !Number.isNaN(label.x)),
    }
  })
  return { systems }
}
