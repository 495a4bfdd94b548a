import { describe, expect, it } from 'vitest'
import type { DropItem, DropKind } from '../../../src/engine/drop/drop-item'
import { RULE_CODES } from '../../../src/engine/decode/finding-codes'
import { createDiagram, edgeAt, nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { omit } from '../../../src/model/change/omit'
import type { Project, System } from '../../../src/model/project/project'
import { engine } from '../core-record'
import { GENERAL_CASES, HEAT_RECOVERY_CASES, MAIN_SUB_CASES, TREE_CASES } from '../rule-cases'

const DROPPABLE: readonly DropKind[] = ['indoor', 'freshAir', 'hydro', 'ahuKit', 'joint', 'box']

function onlySystem(project: Project): System {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system')
  return system
}

/** The drawing with a placeholder where the node stands and nothing below it, and the node as an item; null where it is none that is dropped. */
function lifted(diagram: Diagram, id: string): { diagram: Diagram; item: DropItem } | null {
  const row = nodeRow(diagram, id)
  const { kind, data } = nodeAt(diagram, row)
  const dropped = DROPPABLE.find((one) => one === kind)
  if (!dropped) return null
  const nodes = Array.from({ length: diagram.nodeCount }, (_, at) => nodeAt(diagram, at))
  const edges = Array.from({ length: diagram.edgeCount }, (_, at) => edgeAt(diagram, at))
  const gone = new Set<string>()
  for (const edge of edges) if (edge.source === id || gone.has(edge.source)) gone.add(edge.target)
  const emptied = nodes.map((node) => (node.id === id ? { ...node, kind: 'placeholder' as const, shape: 'plus', data: {} } : node))
  const given = omit(data, 'models', 'outdoorType', 'heightM', 'reservedFor', 'boxIndoorUnitId', 'indoorUnitId', 'label', 'extra')
  return {
    diagram: createDiagram(
      emptied.filter((node) => !gone.has(node.id)),
      edges.filter((edge) => !gone.has(edge.target)),
    ),
    item: { kind: dropped, ...given },
  }
}

async function dropCode(project: Project, id: string): Promise<{ drop: string[]; mask: string | null } | null> {
  const system = onlySystem(project)
  const one = lifted(system.diagram, id)
  if (!one) return null
  const asked = { ...system, diagram: one.diagram }
  const context = { design: project.information.design, revision: 1 }
  const core = await engine
  const mask = await core.dropMask(asked, context, one.item)
  const verdict = await core.drop(asked, context, id, one.item)
  expect(verdict.allowed).toBe(verdict.findings.length === 0)
  return { drop: verdict.findings.map(({ code }) => code), mask: mask.codeAt(nodeRow(one.diagram, id)) }
}

/** Cases whose wrong node is dropped into its place; that a joint above a merge joint is named at the joint, another test says. */
const FED = TREE_CASES.filter(({ name }) => name === 'a unit fed by a unit' || name === 'a joint fed by a unit')
const CASES = [...MAIN_SUB_CASES, ...HEAT_RECOVERY_CASES, ...GENERAL_CASES, ...FED].filter(
  ({ name }) => name !== 'a header above an MP joint',
)

describe('each rule asked as a drop', () => {
  it.each(CASES.map((one) => [`${one.code}: ${one.name}`, one] as const))(
    'each rule asked as a drop refuses %s',
    async (_, { code, at, breaks, holds }) => {
      const refused = await dropCode(breaks, at ?? '')
      expect(refused?.drop).toContain(code)
      expect(refused?.mask).toBe(RULE_CODES.find((one) => refused?.drop.includes(one)))
      if (nodeRow(onlySystem(holds).diagram, at ?? '') >= 0) {
        expect(await dropCode(holds, at ?? '')).toEqual({ drop: [], mask: null })
      }
    },
  )

  it('each rule asked as a drop names the header above where a merge joint is dropped below it', async () => {
    const one = MAIN_SUB_CASES.find(({ name }) => name === 'a header above an MP joint')
    if (!one) throw new Error('The case is gone')
    expect(await dropCode(one.breaks, 'mp')).toEqual({ drop: ['mdcJointCannot'], mask: 'mdcJointCannot' })
  })
})
