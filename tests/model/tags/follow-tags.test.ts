import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { invert } from '../../../src/model/change/invert'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { removeIndoorUnits } from '../../../src/model/edits/list/remove-indoor-units'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { renumberTags, setTagScheme } from '../../../src/model/edits/tags/renumber-tags'
import { setTags } from '../../../src/model/edits/tags/set-tags'
import { newIndoorUnit, newProject, newSystem } from '../../../src/model/project/defaults'
import type { Project } from '../../../src/model/project/project'
import { followTags } from '../../../src/model/tags/follow-tags'
import { tagsByRow } from '../../../src/model/tags/node-tags'
import { MOST_TAGGED_UNITS, systemTags } from '../../../src/model/tags/project-tags'
import { tagOwner } from '../../../src/model/tags/tag-owner'
import { patternFault, tagStem, USUAL_TAGS } from '../../../src/model/tags/tag-scheme'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'
import { anyDrawingEdits, anyMode, describeDrawingEdit, openSystem } from '../random-edits'

const MODEL = pack.iduModels.items[0]?.id ?? ''
const unit = (id: string, floor: string, count = 1) => newIndoorUnit({ id, type: 'idu', model: MODEL, floor, count })

function projectOf(...lists: ReturnType<typeof unit>[][]): Project {
  const systems = lists.map((indoorUnits, place) => newSystem({ id: `s${place + 1}`, indoorUnits }))
  return newProject({ systems: Object.fromEntries(systems.map((each) => [each.id, each])), systemOrder: systems.map(({ id }) => id) })
}

function make(project: Project, change: Change): Change {
  const whole = followTags(project, change)
  applyChange(project, whole)
  return whole
}

const allTags = (project: Project): string[] =>
  project.systemOrder.flatMap((id) => {
    const { outdoor, lines } = systemTags(project, id)
    return [outdoor, ...Array.from(lines.values()).flat()]
  })

const tagsByNode = (project: Project): Map<string, string> =>
  new Map(
    Object.values(project.systems).flatMap(({ id, diagram }) =>
      Array.from(tagsByRow(diagram, systemTags(project, id)), ([row, tag]): [string, string] => [diagram.nodeId[row] ?? '', tag]),
    ),
  )

describe('tags of units', () => {
  it('are numbered on each floor over all systems, and a project without them stays as it is until it is changed', () => {
    const project = projectOf([unit('a', '2F', 2), unit('b', '1F')], [unit('c', '2F'), unit('d', '')])
    const before = pictureOf(project)
    expect(allTags(project)).toStrictEqual(['ODU-1', 'IDU-2-01', 'IDU-2-02', 'IDU-1-01', 'ODU-2', 'IDU-2-03', 'IDU-01'])
    expect(pictureOf(project)).toStrictEqual(before)
  })

  it('are stored by the first change, and stay when a unit before them goes or changes its floor', () => {
    const project = projectOf([unit('a', '2F'), unit('b', '2F'), unit('c', '2F')])
    make(project, removeIndoorUnits(project, 's1', ['a'], pack))
    expect(allTags(project)).toStrictEqual(['ODU-1', 'IDU-2-02', 'IDU-2-03'])
    make(project, editIndoorUnit(project, 's1', 'b', { floor: '7F' }, pack))
    expect(allTags(project)).toStrictEqual(['ODU-1', 'IDU-2-02', 'IDU-2-03'])
    make(project, addIndoorUnits(project, 's1', [unit('e', '2F')], pack))
    expect(allTags(project)).toStrictEqual(['ODU-1', 'IDU-2-02', 'IDU-2-03', 'IDU-2-04'])
  })

  it('a copied system gets its own, and a new one after a removed one no number twice', () => {
    const project = projectOf([unit('a', '2F')], [unit('b', '2F')])
    make(project, copySystem(project, 's1', { id: 's3' }))
    expect(allTags(project)).toStrictEqual(['ODU-1', 'IDU-2-01', 'ODU-2', 'IDU-2-02', 'ODU-3', 'IDU-2-03'])
    make(project, removeSystem(project, 's1'))
    make(project, copySystem(project, 's2', { id: 's4' }))
    expect(allTags(project)).toStrictEqual(['ODU-2', 'IDU-2-02', 'ODU-3', 'IDU-2-03', 'ODU-4', 'IDU-2-04'])
  })

  it('are numbered again on request, of one system beside the others or of all, by another pattern too', () => {
    const project = projectOf([unit('a', '2F'), unit('b', '2F')], [unit('c', '2F'), unit('d', '2F')])
    make(project, removeIndoorUnits(project, 's1', ['a'], pack))
    const all = renumberTags(project, null)
    expect(all.list).toStrictEqual([
      { systemId: 's1', lineId: 'b', was: 'IDU-2-02', tag: 'IDU-2-01' },
      { systemId: 's2', lineId: 'c', was: 'IDU-2-03', tag: 'IDU-2-02' },
      { systemId: 's2', lineId: 'd', was: 'IDU-2-04', tag: 'IDU-2-03' },
    ])
    expect(renumberTags(project, 's1').list).toStrictEqual([{ systemId: 's1', lineId: 'b', was: 'IDU-2-02', tag: 'IDU-2-01' }])
    expect(renumberTags(project, 's2').list.map(({ tag }) => tag)).toStrictEqual(['IDU-2-01', 'IDU-2-03'])
    make(project, all)
    expect(allTags(project)).toStrictEqual(['ODU-1', 'IDU-2-01', 'ODU-2', 'IDU-2-02', 'IDU-2-03'])
    make(project, renumberTags(project, null, { ...USUAL_TAGS, unit: '{system}.{nnn}' }))
    expect(allTags(project)).toStrictEqual(['ODU-1', '1.001', 'ODU-2', '2.001', '2.002'])
  })

  it('of one system that are in order beside those of others stay when they are numbered again', () => {
    const project = projectOf([unit('a', '2F'), unit('b', '2F')], [unit('c', '2F')])
    expect(renumberTags(project, 's1').list).toStrictEqual([])
  })

  it('another pattern concerns new units only', () => {
    const project = projectOf([unit('a', '2F')])
    make(project, setTagScheme(project, { ...USUAL_TAGS, unit: 'U{n}' }))
    make(project, addIndoorUnits(project, 's1', [unit('b', '2F')], pack))
    expect(allTags(project)).toStrictEqual(['ODU-1', 'IDU-2-01', 'U1'])
  })

  it('of a large project are given on request only', () => {
    const project = projectOf([unit('a', '2F', MOST_TAGGED_UNITS + 1)])
    expect(systemTags(project, 's1').lines.get('a')).toStrictEqual([])
    make(project, renumberTags(project, null))
    expect(systemTags(project, 's1').lines.get('a')?.at(-1)).toBe(`IDU-2-${MOST_TAGGED_UNITS + 1}`)
  })

  it('after any edits of a drawing are unique, those of units that are still there are as before, and undoing gives the same project back', () => {
    fc.assert(
      fc.property(anyMode, anyDrawingEdits, (mode, edits) => {
        const project = openSystem(mode, false)
        const first = pictureOf(project)
        const done: Change[] = []
        for (const edit of edits) {
          const change = describeDrawingEdit(project, edit)
          if (!change) continue
          const before = tagsByNode(project)
          done.push(make(project, change))
          const tags = allTags(project)
          expect(new Set(tags).size).toBe(tags.length)
          for (const [node, tag] of tagsByNode(project)) expect(tag).toBe(before.get(node) ?? tag)
        }
        for (const change of done.toReversed()) applyChange(project, invert(change))
        expect(pictureOf(project)).toStrictEqual(first)
      }),
    )
  })
})

it('a typed tag is kept, is found whatever the case of its letters, and an empty one becomes the next of the pattern', () => {
  const project = openSystem('HP', false)
  const item = { kind: 'indoor' as const, model: MODEL }
  make(project, describeDrawingEdit(project, { what: 'list', at: 0, item }) ?? { label: '', ops: [] })
  const { diagram } = project.systems['system'] ?? newSystem()
  const nodeId = diagram.nodeId.find((_, row) => diagram.nodeRest[row]?.indoorUnitId !== undefined) ?? ''
  make(project, setTags(project, 'system', [{ nodeId, tag: ' Lobby-7 ' }]))
  expect(tagsByNode(project).get(nodeId)).toBe('Lobby-7')
  expect(tagOwner(project, 'LOBBY-7')).toMatchObject({ systemId: 'system', place: 0 })
  expect(tagOwner(project, 'IDU-2-01')).toBeNull()
  make(project, setTags(project, 'system', [{ nodeId, tag: '' }]))
  expect(tagsByNode(project).get(nodeId)).toBe('IDU-2-01')
})

it('places of a pattern of which nothing is known are left out, and floors below ground are written B1', () => {
  const facts = { kind: 'idu' as const, floor: '', room: '', system: 1 }
  expect(tagStem(USUAL_TAGS, facts)).toStrictEqual({ before: 'IDU-', after: '', digits: 2 })
  expect(tagStem(USUAL_TAGS, { ...facts, floor: '-1F' }).before).toBe('IDU-B1-')
  expect(tagStem(USUAL_TAGS, { ...facts, floor: 'Roof top' }).before).toBe('IDU-Rooftop-')
  expect(['', 'x'.repeat(41), '{flor}-{n}', '{n}-{nn}', '{kind}{n}'].map(patternFault)).toStrictEqual([
    'empty',
    'long',
    'place',
    'numbers',
    null,
  ])
})
