import { ref } from 'valtio'
import { beforeEach, expect, it, vi } from 'vitest'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { catalogueEntry } from '../../../src/features/selection/catalogue/catalogue-entry'
import { addIndoorUnits } from '../../../src/features/selection/commands/add-indoor-units'
import { editTogether } from '../../../src/features/selection/commands/edit-together'
import { newProject } from '../../../src/model/project/defaults'
import { packState } from '../../../src/state/core/pack'
import { workplace } from '../../../src/state/page/workplace'
import { replaceProject } from '../../../src/state/piping/commit'
import { undo } from '../../../src/state/piping/history'
import { currentProject } from '../../../src/state/piping/project'
import { addSystem } from '../../../src/workbench/commands/systems/add-system'
import { findKitLayout } from '../../helpers/kit-layout'

vi.mock('../../../src/platform/notify', () => ({ notify: vi.fn() }))

const pack = { ...readPack(json), findKitLayout }
const model = (id: string) => {
  const entry = catalogueEntry(pack, id)
  if (!entry) throw new Error(`the pack lacks ${id}`)
  return entry
}
const order = {
  name: '',
  room: '',
  floor: '1',
  count: 1,
  requiredCoolingKw: null,
  requiredHeatingKw: null,
  roomAreaM2: null,
  roomHeightM: null,
}
const units = () =>
  (currentProject()?.systemOrder ?? []).map((id) =>
    currentProject()?.systems[id]?.indoorUnits.map(({ model, name, floor }) => [model, name, floor]),
  )

beforeEach(() => {
  packState.pack = ref(pack)
  workplace.systemId = null
  replaceProject(newProject())
})

it('entries of several systems get the same floor, and each a model of its own, in one step of undo', () => {
  const targets = new Map<string, string[]>()
  for (const id of ['C4-056', 'C4-071']) {
    addSystem()
    const systemId = workplace.systemId ?? ''
    targets.set(systemId, [
      addIndoorUnits(systemId, model(id), order) ?? '',
      addIndoorUnits(systemId, model('C4-028'), { ...order, name: 'Lobby' }) ?? '',
    ])
  }
  const before = units()
  expect(editTogether(targets, { floor: '7' }, (unit) => model(unit.model.replace('C4', 'WM')))).toBe(true)
  expect(units()).toEqual([
    [
      ['WM-056', 'WM-056', '7'],
      ['WM-028', 'Lobby', '7'],
    ],
    [
      ['WM-071', 'WM-071', '7'],
      ['WM-028', 'Lobby', '7'],
    ],
  ])
  undo()
  expect(units()).toEqual(before)
})

it('entries that get no other model keep theirs', () => {
  addSystem()
  const systemId = workplace.systemId ?? ''
  const id = addIndoorUnits(systemId, model('C4-056'), order) ?? ''
  expect(editTogether(new Map([[systemId, [id]]]), { requiredCoolingKw: 5 }, () => null)).toBe(true)
  expect(units()).toEqual([[['C4-056', 'C4-056', '1']]])
})
