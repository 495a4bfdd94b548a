import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newIndoorUnit, newProject, newSystem } from '../../src/model/project/defaults'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { kindAt } from '../../src/model/diagram/diagram-tree'
import { drawSystem } from '../../src/model/drawing/draw-system'
import { applyChange } from '../../src/model/change/apply'
import { chooseOutdoorUnit } from '../../src/model/edits/list/choose-outdoor-unit'
import { generateDiagram } from '../../src/model/edits/drawing/generate-diagram'
import { setPipe } from '../../src/model/edits/drawing/set-pipe'
import { unitDemand } from '../../src/model/project/equipment'
import type { IndoorUnit, Project, System } from '../../src/model/project/project'
import { anyOutdoor, anyUnits, pack } from './arbitrary'
import { complaintsOf, drawnCounts } from './drawing-rules'

function drawn(outdoorModels: string[], indoorUnits: IndoorUnit[]): System {
  const system = newSystem({ id: 'S', outdoorModels, indoorUnits })
  return { ...system, diagram: drawSystem(system, pack) }
}

function projectOf(system: System): Project {
  return newProject({ systems: { [system.id]: system }, systemOrder: [system.id] })
}

const line = (model: string, floor = '1F', count = 1) =>
  newIndoorUnit({ type: unitDemand(pack, model)?.type ?? 'idu', model, floor, count })
const shapes = (system: System) =>
  Array.from({ length: system.diagram.nodeCount }, (_, row) => {
    const { kind, data } = nodeAt(system.diagram, row)
    return [kind, data.jointType, data.branches ?? data.ports].filter((part) => part !== undefined).join(' ')
  })

describe('generated piping', () => {
  it('generated piping holds every unit exactly once in a drawing without complaint, whatever the units', () => {
    fc.assert(
      fc.property(anyOutdoor, anyUnits, (models, units) => {
        const system = drawn(models, units)
        expect(complaintsOf(system)).toStrictEqual([])
        expect(drawnCounts(system)).toStrictEqual(Object.fromEntries(units.map((unit) => [unit.id, unit.count])))
      }),
      { numRuns: 300 },
    )
  })

  it('generated piping joins a single unit by a straight pipe', () => {
    expect(shapes(drawn(['X4P-08'], [line('C4-056')]))).toStrictEqual(['outdoor', 'indoor'])
  })

  it('generated piping joins two and three units by Y joints and four by a header', () => {
    expect(shapes(drawn(['X4P-08'], [line('C4-056', '1F', 2)]))).toStrictEqual(['outdoor', 'joint 2', 'indoor', 'indoor'])
    expect(shapes(drawn(['X4P-08'], [line('C4-056', '1F', 3)]))).toStrictEqual([
      'outdoor',
      'joint 2',
      'indoor',
      'joint 2',
      'indoor',
      'indoor',
    ])
    expect(shapes(drawn(['X4P-08'], [line('C4-045', '1F', 4)]))).toStrictEqual(['outdoor', 'joint 4', ...Array<string>(4).fill('indoor')])
  })

  it('generated piping closes the spare outlet of a header by a cap without length', () => {
    const system = drawn(['X4P-16'], [line('C4-056', '1F', 7)])
    expect(shapes(system)).toStrictEqual(['outdoor', 'joint 8', ...Array<string>(7).fill('indoor'), 'endCap'])
    expect(edgeAt(system.diagram, system.diagram.edgeCount - 1).lengthM).toBe(0)
  })

  it('generated piping keeps a unit that is too large for a header on a Y joint of its own', () => {
    const system = drawn(['X4P-32'], [line('DH-200'), line('C4-056', '1F', 4)])
    expect(shapes(system)).toStrictEqual(['outdoor', 'joint 2', 'indoor', 'joint 4', ...Array<string>(4).fill('indoor')])
  })

  it('generated piping serves the highest floor first from the riser', () => {
    const system = drawn(['X4P-16'], [line('C4-036', '1F'), line('C4-045', '3F'), line('C4-056', 'B1'), line('C4-071', 'Roof')])
    const models = system.diagram.nodeModel.slice(0, system.diagram.nodeCount)
    expect([...models].filter((model) => model >= 0).map((model) => system.diagram.modelNames[model])).toStrictEqual([
      'C4-071',
      'C4-045',
      'C4-036',
      'C4-056',
    ])
  })

  it('generated piping gives a unit above the port capacity a pair of ports and one above two ports a merge joint', () => {
    const system = drawn(['X4R-22', 'X4R-22'], [line('DH-200'), line('DH-450'), line('C4-160')])
    expect(shapes(system)).toStrictEqual(['outdoor', 'box MS 8', 'joint MP4 1', 'indoor', 'indoor', 'endCap', 'indoor'])
    const ports = Array.from({ length: system.diagram.edgeCount }, (_, row) => edgeAt(system.diagram, row)).filter(
      (edge) => edge.sourcePort > 0,
    )
    expect(ports.map((edge) => edge.sourcePort)).toStrictEqual([1, 5, 6, 7])
  })

  it('generated piping keeps hydro units in front of the boxes', () => {
    expect(shapes(drawn(['X4R-12'], [line('C4-056'), line('HDO-H140')]))).toStrictEqual([
      'outdoor',
      'joint 2',
      'hydro',
      'box MS 1',
      'indoor',
    ])
  })

  it('generated piping is empty without an outdoor unit, without units, and where no unit takes refrigerant', () => {
    expect(drawn([], [line('C4-056')]).diagram.nodeCount).toBe(0)
    expect(drawn(['X4P-08'], []).diagram.nodeCount).toBe(0)
    expect(drawn(['X4P-08'], [newIndoorUnit({ type: 'hrv', model: 'HRV-015' })]).diagram.nodeCount).toBe(0)
  })

  it('generated piping keeps typed lengths of units that stay and of the main pipe when it is drawn again', () => {
    const project = projectOf(drawn(['X4P-08'], [line('C4-036', '1F', 3)]))
    const system = () => project.systems['S'] ?? newSystem()
    const feeds = () => Array.from({ length: system().diagram.edgeCount }, (_, row) => edgeAt(system().diagram, row))
    feeds().forEach((edge, place) => applyChange(project, setPipe(project, 'S', [edge.id], { lengthM: 10 + place, bends: place })))
    const before = new Map(feeds().map((edge) => [edge.target, edge]))
    applyChange(project, generateDiagram(project, 'S', pack))
    const again = feeds()
    expect(again[0]?.lengthM).toBe(10)
    const units = again.filter((edge) => before.has(edge.target))
    expect(units).toHaveLength(3)
    for (const edge of units)
      expect([edge.lengthM, edge.bends]).toStrictEqual([before.get(edge.target)?.lengthM, before.get(edge.target)?.bends])
  })

  it('generated piping has the same pipes for units that stay when it is drawn again, each once', () => {
    const lines = [line('C4-036', '1F', 3), line('C4-056', '2F', 9), line('C4-071', '3F', 1)]
    for (const models of [['X4P-16'], ['X4R-16']]) {
      const project = projectOf(drawn(models, lines))
      const pipes = () => {
        const { diagram } = project.systems['S'] ?? newSystem()
        return new Map(
          Array.from({ length: diagram.edgeCount }, (_, row) => [diagram.edgeId[row], diagram.nodeId[diagram.edgeTarget[row] ?? -1]]),
        )
      }
      const before = pipes()
      applyChange(project, generateDiagram(project, 'S', pack))
      const { diagram } = project.systems['S'] ?? newSystem()
      expect(new Set(diagram.edgeId).size).toBe(diagram.edgeCount)
      const units = new Set(diagram.nodeId.filter((_, row) => kindAt(diagram, row) === 'indoor'))
      expect(units.size).toBe(13)
      expect([...pipes()].filter(([, node]) => units.has(node ?? ''))).toStrictEqual(
        [...before].filter(([, node]) => units.has(node ?? '')),
      )
    }
  })

  it('generated piping gives pipes that were read with one id an id each when it is drawn again', () => {
    const project = projectOf(drawn(['X4P-16'], [line('C4-036', '1F', 5)]))
    const { diagram } = project.systems['S'] ?? newSystem()
    const [, ...units] = [...diagram.nodeId.keys()]
      .filter((row) => kindAt(diagram, row) === 'indoor')
      .map((row) => diagram.edgeTarget.indexOf(row))
    for (const edge of units) diagram.edgeId[edge] = diagram.edgeId[units[0] ?? 0] ?? ''
    applyChange(project, generateDiagram(project, 'S', pack))
    const again = project.systems['S']?.diagram
    expect(new Set(again?.edgeId).size).toBe(again?.edgeCount)
  })

  it('only changes the outdoor node for modules of the same pipes and draws anew for others', () => {
    const project = projectOf(drawn(['X4P-08'], [line('C4-056', '1F', 3)]))
    const before = [...(project.systems['S']?.diagram.nodeId ?? [])]
    applyChange(project, chooseOutdoorUnit(project, 'S', ['X4P-10'], pack))
    expect(project.systems['S']?.diagram.nodeId).toStrictEqual(before)
    expect(project.systems['S']?.diagram.nodeRest[0]?.models).toStrictEqual(['X4P-10'])
    applyChange(project, chooseOutdoorUnit(project, 'S', ['X4R-10'], pack))
    expect(project.systems['S'] && complaintsOf(project.systems['S'])).toStrictEqual([])
    expect(project.systems['S'] && shapes(project.systems['S'])).toContain('box MS 4')
  })
})
