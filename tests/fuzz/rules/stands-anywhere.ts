import type { OutdoorType } from '../../../src/model/project/codes'
import { newSystem } from '../../../src/model/project/defaults'
import type { DiagramEdge, DiagramNode } from '../../../src/model/diagram/diagram'
import { createDiagram } from '../../../src/model/diagram/diagram-rows'
import { outdoorRow } from '../../../src/model/diagram/diagram-tree'
import { mergeJoints } from '../../../src/model/pack-rules/merge-joints'
import type { System } from '../../../src/model/project/project'
import type { RuleBench } from './rule-bench'
import { keptErrors } from './rule-bench'

const answers = new WeakMap<RuleBench, Map<string, boolean>>()

/** Whether the core lets a unit stand alone behind any box of the pack that its refrigerant allows: on a port, on a pair, or under a merge joint. */
export async function standsAnywhere(bench: RuleBench, system: System, unit: DiagramNode): Promise<boolean> {
  const mode = system.diagram.nodeRest[outdoorRow(system.diagram)]?.outdoorType ?? 'HP'
  const several =
    unit.data.airHandlerId !== undefined && system.diagram.nodeRest.filter((rest) => rest?.airHandler?.kitIndex === 2).length > 0
  const key = JSON.stringify([mode, unit.kind, unit.data.model, unit.data.coolingKw, several])
  const known = answers.get(bench) ?? new Map<string, boolean>()
  answers.set(bench, known)
  const answer = known.get(key) ?? (await asked(bench, mode, unit, several, system.outdoorModels))
  known.set(key, answer)
  return answer
}

async function asked(
  bench: RuleBench,
  mode: OutdoorType,
  unit: DiagramNode,
  isOneOfSeveral: boolean,
  models: readonly string[],
): Promise<boolean> {
  const { msBoxes } = bench.pack
  for (const box of msBoxes.items) {
    if (!(box.refrigerants ?? ['R410A']).includes('R410A')) continue
    if (mode === 'MainSub' && box.canBeMain === false) continue
    const jointType = mode === 'MainSub' ? 'MS-MAIN' : 'MS'
    for (const type of [null, ...mergeJoints(bench.pack).map(({ type }) => type)]) {
      if (type !== null && type !== 'MP2' && isOneOfSeveral) continue
      const nodes: DiagramNode[] = [
        { id: 'o', kind: 'outdoor', shape: 'odu1', x: 0, y: 0, data: { models: [...models], outdoorType: mode } },
        { id: 'b', kind: 'box', shape: 'joint', x: 0, y: 0, data: { jointType, ports: box.ports, model: box.id } },
        {
          ...unit,
          data: {
            ...(unit.data.model !== undefined && { model: unit.data.model }),
            ...(unit.data.coolingKw !== undefined && { coolingKw: unit.data.coolingKw }),
          },
        },
        ...(type === null ? [] : [{ id: 'm', kind: 'joint' as const, shape: 'joint', x: 0, y: 0, data: { jointType: type, branches: 1 } }]),
      ]
      const pipe = (source: string, target: string, sourcePort = 0): DiagramEdge => ({
        id: target,
        source,
        target,
        sourcePort,
        kind: 'generic',
      })
      const edges = [pipe('o', 'b'), ...(type === null ? [pipe('b', unit.id, 1)] : [pipe('b', 'm', 1), pipe('m', unit.id)])]
      const alone = newSystem({ id: 'alone', diagram: createDiagram(nodes, edges), outdoorModels: [...models] })
      if (keptErrors(alone, await bench.check(alone)).length === 0) return true
    }
  }
  return false
}
