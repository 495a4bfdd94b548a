import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../src/model/change/at-once'
import { applyChange } from '../../../src/model/change/apply'
import { addGroups } from '../../../src/model/edits/wiring/edit-groups'
import { addCentrals, acceptFinding } from '../../../src/model/edits/wiring/edit-centrals'
import { equipAll } from '../../../src/model/edits/wiring/equip-all'
import { acceptedBy, EXCEPTION_SEPARATOR, exceptionPlace } from '../../../src/engine/wiring/control-findings'
import { checkControl } from '../../../src/model/wiring/control-check'
import type { Project } from '../../../src/model/project/project'
import { addressRange } from '../../../src/features/controller/model/address-range'
import {
  listingEntries,
  groupKey,
  headKey,
  isWithoutController,
  pickedRows,
  rowKeyOfUnit,
  systemsOfPicked,
  unitsOfPicked,
  withHeads,
  wordsOfUnits,
} from '../../../src/features/controller/model/control-rows'
import { readingControl, sharedRoom, type ControlView } from '../../../src/features/controller/model/control-view'
import { equipPreview } from '../../../src/features/controller/model/equip-preview'
import { exceptionRows, findingRows, findingsByPlace, targetOf } from '../../../src/features/controller/model/finding-rows'
import { controllerWords, offeredControllers } from '../../../src/features/controller/model/offered-controllers'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { findKitLayout } from '../../helpers/kit-layout'

const pack = { ...readPack(json), findKitLayout }

/** Two systems of three units each; the first two of each share a room. The third system is inactive. */
function building(): Project {
  const builder = projectBuilder()
  for (const id of ['S1', 'S2', 'S3']) {
    const office = indoorUnit('C4-056', { id: `${id}-office`, room: `Office ${id}`, floor: '2', count: 2 })
    const hall = indoorUnit('WM-036', { id: `${id}-hall`, room: `Hall ${id}` })
    builder.system(
      id,
      (draw) =>
        draw
          .outdoor(`${id}-o`, ['X4P-12'])
          .joint(`${id}-j`, `${id}-o`)
          .unit(`${id}-a`, `${id}-j`, 'C4-056', {}, { indoorUnitId: office.id })
          .joint(`${id}-k`, `${id}-j`)
          .unit(`${id}-b`, `${id}-k`, 'C4-056', {}, { indoorUnitId: office.id })
          .unit(`${id}-c`, `${id}-k`, 'WM-036', {}, { indoorUnitId: hall.id }),
      { indoorUnits: [office, hall], active: id !== 'S3' },
    )
  }
  return builder.build()
}

const unit = (nodeId: string) => ({ systemId: nodeId.slice(0, 2), nodeId })
const group = (id: string, nodes: string[], models = ['WC-10']) => ({
  ...{ id, name: `Group ${id}`, units: nodes.map(unit) },
  controllers: models.map((model, at) => ({ id: `${id}-${at}`, model })),
})

function grouped(): Project {
  const project = building()
  applyChange(project, addGroups(project, [group('g1', ['S1-a', 'S1-b']), group('g2', ['S2-a', 'S1-c'], []), group('g3', ['S9-x'])]))
  applyChange(project, addCentrals(project, [{ id: 'c', model: 'CC-64', name: 'Central', systemIds: ['S1'] }]))
  return project
}

const viewOf = (project: Project): ControlView => atOnce(readingControl(project))
const keyOf = (view: ControlView, nodeId: string): string => [...view.units.values()].find((each) => each.nodeId === nodeId)?.key ?? ''

describe('the view of controllers', () => {
  it('names the units of active systems, and counts those without controller', () => {
    const view = viewOf(grouped())
    expect(view.systems.map(({ id, units, without }) => `${id} ${units.length} ${without}`)).toEqual(['S1 3 1', 'S2 3 3'])
    expect(view.without).toBe(4)
    const first = view.systems[0]?.units ?? []
    expect(first.map(({ tag, room, floor }) => [tag, room, floor].join('|'))).toEqual([
      expect.stringMatching(/^\S+\|Office S1\|2$/),
      expect.stringMatching(/^\S+\|Office S1\|2$/),
      expect.stringMatching(/^\S+\|Hall S1\|1$/),
    ])
    expect(sharedRoom(first.slice(0, 2))).toEqual({ room: 'Office S1', floor: '2' })
    expect(sharedRoom(first)).toBeNull()
    expect(atOnce(readingControl(null)).systems).toEqual([])
  })

  it('lists groups and units without group by system, and groups of nothing last', () => {
    const view = viewOf(grouped())
    const rows = withHeads(atOnce(listingEntries(view)), view)
    const named = rows.map((row) => (row.kind === 'unit' ? row.units[0].nodeId : row.kind === 'group' ? row.group.id : row.systemId))
    expect(named).toEqual(['S1', 'g1', 'S2', 'g2', 'S2-b', 'S2-c', 'g3'])
    expect(rows.at(-1)).toMatchObject({ kind: 'group', gone: 1, units: [] })
    expect(
      atOnce(listingEntries(view))
        .filter(isWithoutController)
        .map(({ key }) => key),
    ).toEqual([groupKey('g2'), rowKeyOfUnit(keyOf(view, 'S2-b')), rowKeyOfUnit(keyOf(view, 'S2-c'))])
    expect(wordsOfUnits(view.systems[0]?.units.slice(2) ?? [])).toContain('Hall S1')
  })

  it('turns picked rows into groups, units and systems, and forgets rows that are gone', () => {
    const view = viewOf(grouped())
    const keys = new Set([groupKey('g2'), rowKeyOfUnit(keyOf(view, 'S2-b')), headKey('S1'), groupKey('gone')])
    const picked = pickedRows(view, keys)
    expect(picked.groups.map(({ id }) => id)).toEqual(['g2'])
    expect(picked.units.map(({ nodeId }) => nodeId)).toEqual(['S2-b'])
    expect(unitsOfPicked(view, picked).map(({ nodeId }) => nodeId)).toEqual(['S2-a', 'S1-c', 'S2-b', 'S1-a', 'S1-b'])
    expect(systemsOfPicked(view, picked)).toEqual(['S1', 'S2'])
  })
})

describe('findings of controllers', () => {
  it('are listed with their place; an accepted one is an exception with who, why and when', () => {
    const project = grouped()
    const accept = { code: 'control.groupWithoutController', placeId: 'g2', reason: 'By others', by: 'Ada', at: '2026-05-04T10:00:00Z' }
    const old = { code: 'control.tooMany', placeId: 'g1', reason: 'Two doors', by: 'Ada', at: '2026-05-01T10:00:00Z' }
    applyChange(project, acceptFinding(project, old, 'old'))
    applyChange(project, acceptFinding(project, accept, 'new'))
    const exceptions = project.control?.exceptions ?? []
    const findings = checkControl(project, pack).map((finding) => acceptedBy(finding, exceptions))
    const view = viewOf(project)
    const rows = findingRows(findings, view)
    expect(rows.map(({ finding }) => finding.code)).not.toContain('control.groupWithoutController')
    expect(rows.find(({ finding }) => finding.code === 'control.unitGone')).toMatchObject({ place: 'Group g3', system: '' })
    expect(exceptionRows(exceptions, findings, view).map(({ key, place, finding }) => [key, place, finding?.code])).toEqual([
      ['new', 'Group g2', 'control.groupWithoutController'],
      ['old', 'Group g1', undefined],
    ])
    expect(findingsByPlace(findings).get('g2')).toBeUndefined()
    expect(findingsByPlace(findings).get('g3')).toEqual({ severity: 'advice', count: 1 })
    const rowOf = (given: object) => {
      const exception = { id: 'e', reason: 'Agreed', by: 'Ada', at: '2026-05-01T10:00:00Z', ...given } as (typeof exceptions)[number]
      return exceptionRows([exception], findings, view)[0]
    }
    const values = { model: 'WC-10', value: 3, limit: 2, excess: 1, unit: '' }
    // The row of a unit that is gone shows the sentence and the name that were recorded.
    expect(rowOf({ code: 'control.tooMany', placeId: 'gone', place: 'Hall · North', values })).toMatchObject({
      ...{ isOver: true, place: 'Hall · North', system: '', finding: { code: 'control.tooMany', values } },
    })
    expect(rowOf({ code: 'wiring.busM', placeId: 'gone', place: 'Supply' })).toMatchObject({ isOver: true, place: 'Supply', finding: null })
    expect(rowOf({ code: 'wiring.dropPct', placeId: 'S1\u0001S1-a', place: 'Unit' })).toBeUndefined()
  })

  it('about a unit without controller name the unit and its system, so that an exception holds for this one alone', () => {
    const project = grouped()
    const [finding] = checkControl(project, pack).filter(
      ({ code, nodeId }) => code === 'control.unitWithoutController' && nodeId === 'S2-b',
    )
    if (!finding) throw new Error('A unit without controller is not told.')
    const exception = {
      code: finding.code,
      placeId: exceptionPlace(finding),
      reason: 'Later',
      by: 'Ada',
      at: '2026-05-01T10:00:00Z',
      id: 'e',
    }
    expect(exception.placeId.split(EXCEPTION_SEPARATOR)).toEqual(['S2', 'S2-b'])
    expect(acceptedBy({ ...finding, systemId: 'S1' }, [exception])).not.toHaveProperty('accepted')
    const view = viewOf(project)
    expect(exceptionRows([exception], [acceptedBy(finding, [exception])], view)).toMatchObject([
      { isOver: false, place: view.units.get(keyOf(view, 'S2-b'))?.tag, system: view.bySystem.get('S2')?.name },
    ])
  })

  it('lead to the group, the unit or the central controller that they are about', () => {
    const view = viewOf(grouped())
    const finding = { systemId: 'S2', severity: 'advice', values: {} } as const
    expect(targetOf({ ...finding, code: 'control.unitGone', groupId: 'g1' }, view)).toEqual({ tab: 'groups', key: groupKey('g1') })
    expect(targetOf({ ...finding, code: 'control.systemGone', groupId: 'c' }, view)).toEqual({ tab: 'centrals', key: 'c' })
    const without = { ...finding, code: 'control.unitWithoutController', groupId: 'S2-b', nodeId: 'S2-b' } as const
    expect(targetOf(without, view)).toEqual({ tab: 'groups', key: rowKeyOfUnit(keyOf(view, 'S2-b')) })
    expect(targetOf({ ...without, groupId: 'S2-a', nodeId: 'S2-a' }, view)).toEqual({ tab: 'groups', key: groupKey('g2') })
  })
})

describe('what is added', () => {
  it('is told before it is added: groups, units, controllers by model, and the units that none fits', () => {
    const project = building()
    const change = equipAll(project, pack, ({ nodeId }) => nodeId)
    const preview = equipPreview(change, viewOf(project))
    expect({ ...preview, controllers: [...preview.controllers], centrals: [...preview.centrals] }).toEqual({
      ...{ groups: 4, units: 6, left: 0 },
      controllers: [
        ['WC-10', 2],
        ['WC-01', 2],
      ],
      centrals: [['CC-64', 1]],
    })
  })

  it('is what the brand of the account sees, by kind, in the language of the reader', () => {
    const models = (brand: string) => offeredControllers(pack, brand, ['midea']).flatMap(({ items }) => items.map(({ id }) => id))
    expect(models('clivet')).toContain('CC-CLOUD')
    for (const brand of ['', 'master', 'Midea Europe']) expect(models(brand)).not.toContain('CC-CLOUD')
    expect(offeredControllers(pack, '', []).map(({ kind }) => kind)).toEqual([
      'remoteController',
      'wiredController',
      'groupController',
      'centralController',
      'gateway',
    ])
    expect(controllerWords(pack, 'WC-01', 'de').name).toBe('Kabelfernbedienung')
    expect(controllerWords(pack, 'XX', 'de')).toEqual({ name: 'XX', text: '', item: null })
  })

  it('has addresses that are written as ranges', () => {
    expect(addressRange([])).toBe('–')
    expect(addressRange([NaN, 3, 0, 1, 2, 7])).toBe('0–3, 7')
  })
})
