import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { looksLikeClip, readClip, writeClip } from '../../src/contract/project/clip'
import { readPack } from '../../src/contract/pack'
import { InputError } from '../../src/contract/input-error'
import { writeProject } from '../../src/contract/project/project-wire'
import { applyChange } from '../../src/model/change/apply'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { nodeAt } from '../../src/model/diagram/diagram-rows'
import { kindAt } from '../../src/model/diagram/diagram-tree'
import { addIndoorUnits } from '../../src/model/edits/list/add-indoor-units'
import { addSystem } from '../../src/model/edits/systems/add-system'
import { chooseOutdoorUnit } from '../../src/model/edits/list/choose-outdoor-unit'
import { copyBranches } from '../../src/model/edits/clip/copy-branches'
import { copySystems } from '../../src/model/edits/clip/copy-systems'
import { pasteSystems } from '../../src/model/edits/clip/paste-systems'
import type { Clip } from '../../src/model/project/clip'
import type { Project, System } from '../../src/model/project/project'
import { projectBuilder } from '../helpers/project-builder'
import { anyOutdoor, anyUnits, pack } from '../model/arbitrary'
import { complaintsOf, drawnCounts } from '../model/drawing-rules'
import { pictureOf } from '../model/picture'

const tables = readPack(packJson)
const demo = () => demoProject(pack, { ownerId: 'me', ownerName: 'Me' })

function first(project: Project, place = 0): System {
  const system = project.systems[project.systemOrder[place] ?? '']
  if (!system) throw new Error('The demo project has lost a system.')
  return system
}

describe('a clip', () => {
  it('a clip reads back as what was copied, branches and systems, whatever the units', () => {
    fc.assert(
      fc.property(anyUnits, anyOutdoor, fc.nat(), (units, models, at) => {
        const project = demo()
        applyChange(project, addSystem(project, { id: 'S' }))
        applyChange(project, chooseOutdoorUnit(project, 'S', models, pack))
        applyChange(project, addIndoorUnits(project, 'S', units, pack))
        const { diagram } = project.systems['S'] ?? first(project)
        const branches = copyBranches(project, 'S', [diagram.nodeId[at % Math.max(1, diagram.nodeCount)] ?? ''])
        expect(pictureOfClip(readClip(writeClip(branches), tables))).toStrictEqual(pictureOfClip(branches))
        const systems = copySystems(project, ['S'])
        expect(pictureOfClip(readClip(writeClip(systems), tables))).toStrictEqual(pictureOfClip(systems))
      }),
      { numRuns: 60 },
    )
  })

  it('a clip of a branch with a panel from which a pipe goes to its first node reads back, without that pipe', () => {
    const project = projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('o', ['X4P-10'])
          .joint('y', 'o')
          .unit('a', 'y', 'C4-036')
          .placeholder('open', 'y')
          .node('panel', 'none', 'panel', { label: 'Panel', extra: { plusId: 'y' } })
          .pipe('panel', 'y')
          .pipe('a', 'panel'),
      )
      .build()
    const clip = readClip(writeClip(copyBranches(project, 'S', ['y'])), tables)
    const [branch] = clip.kind === 'branches' ? clip.branches : []
    expect(branch?.diagram.nodeId.length).toBe(4)
    expect(branch?.diagram.edgeId).toStrictEqual(['y>a', 'y>open'])
  })

  it('a clip of text blocks reads back as it was, and refuses what none of them has', () => {
    const clip = {
      kind: 'notes' as const,
      notes: [
        { text: 'Riser\n"east"', dx: 0, dy: 0 },
        { text: '', dx: -12.5, dy: 40 },
      ],
    }
    expect(readClip(writeClip(clip), tables)).toStrictEqual(clip)
    const wrong = (from: string, to: string) => () => readClip(writeClip(clip).replace(from, to), tables)
    expect(wrong('"dx":0', '"dx":"0"')).toThrow('$.notes[0].dx')
    expect(wrong('"dx":0', '"on":1,"dx":0')).toThrow('no field "on"')
  })

  it('a clip of systems is put into another project with its drawing and list whole, under ids and numbers of its own', () => {
    const from = demo()
    const clip = readClip(writeClip(copySystems(from, from.systemOrder)), tables)
    const to = demo()
    if (clip.kind !== 'systems') throw new Error('Another clip was read than was written.')
    applyChange(to, pasteSystems(to, clip))
    const pasted = to.systemOrder.slice(from.systemOrder.length).map((_, place) => first(to, from.systemOrder.length + place))
    expect(pasted).toHaveLength(from.systemOrder.length)
    pasted.forEach((system, place) => {
      expect(complaintsOf(system)).toStrictEqual([])
      expect(Object.values(drawnCounts(system))).toStrictEqual(Object.values(drawnCounts(first(from, place))))
      expect([system.floor, system.level]).toStrictEqual([0, 1])
    })
    expect(new Set(to.systemOrder.map((id) => to.systems[id]?.name)).size).toBe(to.systemOrder.length)
    const ids = to.systemOrder.flatMap((id) => to.systems[id]?.diagram.nodeId ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('a clip says what is wrong and where, and never takes what is none', () => {
    const project = demo()
    const { diagram, id } = first(project)
    const row = diagram.nodeId.findIndex((_, each) => kindAt(diagram, each) === 'joint')
    const text = writeClip(copyBranches(project, id, [nodeAt(diagram, row).id]))
    const good = () => JSON.parse(text) as { version: number; branches: { pipingGraphData: { nodes: unknown[]; edges: unknown[] } }[] }
    expect(() => readClip('length\t3.5', tables)).toThrow(InputError)
    expect(() => readClip('{"format":"other"}', tables)).toThrow('$.format: expected branchline.clip')
    expect(() => readClip(JSON.stringify({ ...good(), version: 2 }), tables)).toThrow('$.version')
    expect(() => readClip(JSON.stringify({ ...good(), kind: 'trees' }), tables)).toThrow('$.kind')
    expect(() => readClip(JSON.stringify({ ...good(), script: 1 }), tables)).toThrow('no field "script"')
    const torn = good()
    torn.branches[0]?.pipingGraphData.edges.pop()
    expect(() => readClip(JSON.stringify(torn), tables)).toThrow('nodes that all hang below the first')
    const strange = text.replace(/"modelName":"[^"]+"/, '"modelName":"NO-SUCH-MODEL"')
    expect(() => readClip(strange, tables)).toThrow('NO-SUCH-MODEL')
    expect(() => readClip(text.replace('"reverse"', '"a"').slice(0, -1), tables)).toThrow('the text ends')
    expect([looksLikeClip(text), looksLikeClip(' {"format": "branchline.clip" '), looksLikeClip('3,5\n4')]).toStrictEqual([
      true,
      true,
      false,
    ])
  })

  it('a clip ignores keys that would reach the machinery of an object', () => {
    const project = demo()
    const clip = writeClip(copySystems(project, project.systemOrder))
    const hostile = clip.replace('"deviceName"', '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"deviceName"')
    const read = readClip(hostile, tables)
    expect(JSON.stringify(writeClip(read))).not.toContain('polluted')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

function pictureOfClip(clip: Clip): unknown {
  if (clip.kind === 'notes') return clip.notes
  const systems =
    clip.kind === 'systems'
      ? clip.systems
      : clip.branches.map((branch, place) => ({
          ...first(demo()),
          id: `${place}`,
          indoorUnits: [...branch.units],
          diagram: branch.diagram,
        }))
  const project = {
    ...demo(),
    id: 'p',
    systems: Object.fromEntries(systems.map((system) => [system.id, system])),
    systemOrder: systems.map(({ id }) => id),
  }
  return clip.kind === 'systems' ? [writeProject(project).selection, pictureOf(project)] : writeProject(project).selection
}
