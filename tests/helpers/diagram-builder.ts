import type { EdgeKind, JointType, OutdoorType } from '../../src/model/project/codes'
import type { Diagram, DiagramEdge, DiagramNode, NodeData } from '../../src/model/diagram/diagram'
import { createDiagram } from '../../src/model/diagram/diagram-rows'

/** How a node hangs below another: its feeding pipe, and its place. */
export interface Feed {
  lengthM?: number
  bends?: number
  port?: number
  kind?: EdgeKind
  heightM?: number
  edgeMaterial?: string
}

/**
 * Draws a piping tree node by node; names are chosen by the test and become the ids, so that no test carries bare literals.
 * Pipes are named `parent>child`.
 */
export class DiagramBuilder {
  private readonly nodes: DiagramNode[] = []
  private readonly edges: DiagramEdge[] = []

  outdoor(name: string, models: string[], outdoorType: OutdoorType = 'HP', data: NodeData = {}): this {
    return this.node(name, 'outdoor', 'odu1', { models, outdoorType, ...data })
  }

  joint(name: string, under: string, feed: Feed = {}, branches = 2, data: NodeData = {}): this {
    return this.node(name, 'joint', 'joint', { branches, ...data }).pipe(under, name, feed)
  }

  mergeJoint(name: string, under: string, jointType: JointType, feed: Feed = {}, data: NodeData = {}): this {
    return this.node(name, 'joint', 'joint', { jointType, ...data }).pipe(under, name, feed)
  }

  box(name: string, under: string, ports: number, feed: Feed = {}, jointType: JointType = 'MS', data: NodeData = {}): this {
    return this.node(name, 'box', 'joint', { jointType, ports, ...data }).pipe(under, name, feed)
  }

  unit(name: string, under: string, model: string, feed: Feed = {}, data: NodeData = {}): this {
    return this.node(name, 'indoor', 'idu1', { model, ...data }).pipe(under, name, feed)
  }

  freshAir(name: string, under: string, model: string, feed: Feed = {}, data: NodeData = {}): this {
    return this.node(name, 'freshAir', 'idu1', { model, ...data }).pipe(under, name, feed)
  }

  hydro(name: string, under: string, model: string, feed: Feed = {}, data: NodeData = {}): this {
    return this.node(name, 'hydro', 'idu1', { model, ...data }).pipe(under, name, feed)
  }

  kit(name: string, under: string, model: string, airHandlerId: string, feed: Feed = {}, data: NodeData = {}): this {
    return this.node(name, 'ahuKit', 'ahukit', { model, airHandlerId, ...data }).pipe(under, name, feed)
  }

  placeholder(name: string, under: string, feed: Feed = {}, data: NodeData = {}): this {
    return this.node(name, 'placeholder', 'plus', data).pipe(under, name, feed)
  }

  endCap(name: string, under: string, feed: Feed = {}, data: NodeData = {}): this {
    return this.node(name, 'endCap', 'endcap', data).pipe(under, name, feed)
  }

  text(name: string, label: string): this {
    return this.node(name, 'none', 'text-block', { label })
  }

  node(name: string, kind: DiagramNode['kind'], shape: string, data: NodeData): this {
    this.nodes.push({ id: name, kind, shape, x: 0, y: 0, data })
    return this
  }

  pipe(source: string, target: string, feed: Feed = {}): this {
    const kind = feed.kind ?? 'generic'
    const edge: DiagramEdge = {
      id: kind === 'generic' ? `${source}>${target}` : `${source}>${target}:${kind}`,
      source,
      target,
      sourcePort: feed.port ?? 0,
      kind,
    }
    if (feed.lengthM !== undefined) edge.lengthM = feed.lengthM
    if (feed.bends !== undefined) edge.bends = feed.bends
    if (feed.edgeMaterial !== undefined) edge.materialType = feed.edgeMaterial
    this.edges.push(edge)
    const last = this.nodes.at(-1)
    if (feed.heightM !== undefined && last?.id === target) last.data = { ...last.data, heightM: feed.heightM }
    return this
  }

  build(): Diagram {
    return createDiagram(this.nodes, this.edges)
  }
}
