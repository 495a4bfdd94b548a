import type { Diagram, DiagramEdge, DiagramNode } from '../../../src/model/diagram/diagram'
import { edgeAt, nodeAt } from '../../../src/model/diagram/diagram-rows'

/** What is built, apart from where it is drawn and what it is called: parts and pipes as records. */
export interface BuiltPicture {
  nodes: Map<string, DiagramNode>
  edges: Map<string, DiagramEdge>
}

export function builtPicture(diagram: Diagram): BuiltPicture {
  const nodes = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row))
  const edges = Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row))
  return structuredClone({ nodes: new Map(nodes.map((node) => [node.id, node])), edges: new Map(edges.map((edge) => [edge.id, edge])) })
}

/** Whether a part, a pipe or a number of one is another; free places come and go, and are as good as each other. */
export function isBuiltOtherwise(before: BuiltPicture, after: BuiltPicture): boolean {
  const ids = (of: 'nodes' | 'edges'): Set<string> => new Set([...before[of].keys(), ...after[of].keys()])
  return (
    [...ids('edges')].some((id) => pipeText(before, id) !== pipeText(after, id)) ||
    [...ids('nodes')].some((id) => isOtherNode(before.nodes.get(id), after.nodes.get(id)))
  )
}

function pipeText({ nodes, edges }: BuiltPicture, id: string): string | null {
  const edge = edges.get(id)
  if (!edge) return null
  const { source, sourcePort, target, lengthM, gasLengthM, liquidLengthM, bends, materialType } = edge
  const end = nodes.get(target)?.kind === 'placeholder' ? 'a free place' : target
  return JSON.stringify([source, sourcePort, end, lengthM, gasLengthM, liquidLengthM, bends, materialType])
}

function isOtherNode(before: DiagramNode | undefined, after: DiagramNode | undefined): boolean {
  if (!before || !after) return isPart(before) || isPart(after)
  if (after.kind === 'none') return false
  return before.kind !== after.kind || nodeText(before) !== nodeText(after)
}

function isPart(node: DiagramNode | undefined): boolean {
  return node !== undefined && node.kind !== 'none' && node.kind !== 'placeholder'
}

function nodeText({ kind, data }: DiagramNode): string {
  const { model, models, jointType, branches, ports, heightM, reverse } = data
  const fitting = kind === 'box' ? [jointType, ports] : (jointType ?? branches)
  return JSON.stringify([models, model ?? fitting, heightM, reverse === true])
}
