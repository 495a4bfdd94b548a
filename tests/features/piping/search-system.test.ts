import { describe, expect, it } from 'vitest'
import type { Found } from '../../../src/workbench/find/match'
import { searchSystem } from '../../../src/workbench/find/search-system'
import type { Searched } from '../../../src/workbench/find/search-system'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { atOnce } from '../../../src/model/change/at-once'
import { systemTags } from '../../../src/model/tags/project-tags'
import { pack } from '../../drawing/board-labels'

const project = demoProject(pack, { ownerId: 'owner', ownerName: 'Owner' })
const system = project.systems[project.systemOrder[0] ?? '']
if (!system) throw new Error('the demo has no system')

const searched = (given: Partial<Searched> = {}): Searched => ({
  system,
  result: null,
  nameOf: () => '',
  tags: systemTags(project, system.id),
  floorName: (floor) => `Floor ${floor}`,
  sizeText: (mm) => `${mm} mm`,
  sentence: ({ code }) => `The limit ${code} is exceeded`,
  ...given,
})
const find = (query: string, given?: Partial<Searched>): Found => {
  const found: Found = { matches: [], count: 0 }
  atOnce(searchSystem(searched(given), query, found))
  return found
}
const answer = (given: Partial<SystemResult>): SystemResult => {
  const { nodeCount, edgeCount } = system.diagram
  const edges = (mm: number): Float64Array => new Float64Array(edgeCount).fill(mm)
  const base = { fitting: new Int16Array(nodeCount).fill(-1), fittingNames: [], edgeGasMm: edges(15.9), edgeLiquidMm: edges(9.52) }
  return { ...base, edgeHighPressureMm: edges(0), findings: [], ...given } as unknown as SystemResult
}

describe('finding in a system', () => {
  it('finding in a system finds a unit by its tag', () => {
    const tag = Array.from(systemTags(project, system.id).lines.values())[1]?.[0] ?? 'none'
    expect(find(tag).matches).toMatchObject([{ systemId: system.id, kind: 'node', field: 'tag', text: tag }])
  })
  it('finding in a system finds rooms whatever capitals and accents, and names the field', () => {
    const { matches, count } = find('CAFE')
    expect(count).toBe(1)
    expect(matches[0]).toMatchObject({ systemId: system.id, kind: 'node', text: 'Café' })
  })

  it('finding in a system finds what has all words, each in any of its texts', () => {
    expect(find('lobby dm-090').count).toBe(2)
    expect(find('lobby c4-071').count).toBe(0)
  })

  it('finding in a system finds models of the outdoor unit, floors, and numbered names of the drawing on screen', () => {
    expect(find('x4p-24').matches).toMatchObject([{ field: 'model', text: 'X4P-24' }])
    expect(find('floor 2f').count).toBeGreaterThan(0)
    expect(find('branch#7', { nameOf: (row) => `Branch#${row}` }).matches).toMatchObject([
      { text: 'Branch#7', id: system.diagram.nodeId[7] },
    ])
  })

  it('finding in a system finds pipe sizes, joint models and findings once they are calculated', () => {
    expect(find('15.9').count).toBe(0)
    expect(find('15.9', { result: answer({}) }).count).toBe(system.diagram.edgeCount)
    const fitting = new Int16Array(system.diagram.nodeCount).fill(-1)
    fitting[3] = 0
    expect(find('bj-920', { result: answer({ fitting, fittingNames: ['BJ-920'] }) }).matches).toMatchObject([
      { id: system.diagram.nodeId[3] },
    ])
    const edgeId = system.diagram.edgeId[2] ?? ''
    const findings = [{ systemId: system.id, edgeId, code: 'limit.totalM', severity: 'error' as const, values: {} }]
    expect(find('limit.total', { result: answer({ findings }) }).matches).toMatchObject([{ kind: 'edge', id: edgeId, field: 'finding' }])
  })

  it('finding in a system finds nothing for nothing', () => {
    expect(find('   ').count).toBe(0)
  })
})
