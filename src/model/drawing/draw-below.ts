import { draw } from './draw'
import type { Plan } from './plans/plan'
import type { Recording } from './record'

/** Adds a plan below a drawn node. */
export function drawBelow(recording: Recording, plan: Plan, above: { id: string; port?: number }): void {
  const { nodes, edges } = draw(plan, above)
  for (const node of nodes) recording.addNode(node)
  for (const edge of edges) recording.addEdge(edge)
}
