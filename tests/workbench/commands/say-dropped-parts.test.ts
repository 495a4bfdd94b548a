import i18next from 'i18next'
import { ref } from 'valtio'
import { beforeEach, expect, it, vi } from 'vitest'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import words from '../../../src/locales/en/parts.json'
import { chooseParts } from '../../../src/model/edits/list/choose-parts'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { newIndoorUnit, newProject, newSystem } from '../../../src/model/project/defaults'
import type { UnitPart } from '../../../src/model/project/unit-part'
import { notify } from '../../../src/platform/notify'
import { packState } from '../../../src/state/core/pack'
import { replaceProject } from '../../../src/state/piping/commit'
import { changeByPack } from '../../../src/workbench/commands/change'
import { findKitLayout } from '../../helpers/kit-layout'

vi.mock('../../../src/platform/notify', () => ({ notify: vi.fn() }))

const BLACK: UnitPart = { id: 'PN-C4-950K', type: 'panel', count: 1 }
const STRANGE: UnitPart = { id: 'of another pack', type: 'FilterMesh', count: 1 }
const METER: UnitPart = { id: 'EM-1', type: 'electricityMeter', count: 1 }

beforeEach(async () => {
  vi.mocked(notify).mockClear()
  await i18next.init({ lng: 'en', ns: ['parts'], resources: { en: { parts: words } } })
  packState.pack = ref({ ...readPack(json), findKitLayout })
  const indoorUnits = [newIndoorUnit({ id: 'a', type: 'idu', model: 'C4-056' })]
  replaceProject(newProject({ systems: { s: newSystem({ id: 's', indoorUnits }) }, systemOrder: ['s'] }))
  changeByPack((project, pack) => chooseParts(project, 's', new Map([['a', [BLACK, METER, STRANGE]]]), pack))
})

it('another model tells by name which parts do not fit it', async () => {
  changeByPack((project, pack) => editIndoorUnit(project, 's', 'a', { model: 'DM-056' }, pack))
  await vi.waitFor(() => expect(notify).toHaveBeenCalled())
  expect(vi.mocked(notify).mock.calls).toEqual([
    ['advice', 'Left out because it does not fit the new model: Black panel (PN-C4-950K), of another pack', expect.any(Number)],
  ])
})

it('nothing is told where the user takes a part away, or where the model stays', async () => {
  changeByPack((project, pack) => chooseParts(project, 's', new Map([['a', [METER]]]), pack))
  changeByPack((project, pack) => editIndoorUnit(project, 's', 'a', { room: 'Lobby', model: 'C4-056' }, pack))
  changeByPack((project, pack) => editIndoorUnit(project, 's', 'a', { model: 'C4-071' }, pack))
  await i18next.loadNamespaces('parts')
  expect(notify).not.toHaveBeenCalled()
})
