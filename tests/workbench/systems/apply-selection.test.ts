import { ref } from 'valtio'
import { beforeEach, expect, test, vi } from 'vitest'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { newProject, newRoom } from '../../../src/model/project/defaults'
import { packState } from '../../../src/state/core/pack'
import { replaceProject } from '../../../src/state/piping/commit'
import { currentProject } from '../../../src/state/piping/project'
import { applySelection } from '../../../src/workbench/commands/systems/apply-selection'
import { findKitLayout } from '../../helpers/kit-layout'

vi.mock('../../../src/platform/notify', () => ({ notify: vi.fn() }))

const rooms = ['a', 'b', 'c', 'd'].map((id) => newRoom({ id, name: id, floor: '1F', coolKw: 5, heatKw: 5 }))
const selected = rooms.map(({ id }) => ({ models: ['X4P-08'], units: [{ room: id, modelName: 'C4-056', count: 3 }] }))

beforeEach(() => {
  packState.pack = ref({ ...readPack(json), findKitLayout })
  replaceProject(newProject({ rooms }))
})

test('selected systems that are put into the project report how many are drawn', async () => {
  const seen: number[] = []
  expect(await applySelection(selected, rooms, { onProgress: (done) => seen.push(done) })).toBe(true)
  expect(seen).toEqual([0.25, 0.5, 0.75, 1])
  expect(currentProject()?.systemOrder).toHaveLength(4)
})

test('selected systems whose placing is cancelled leave the project as it is, whenever that comes', async () => {
  for (const part of [0.25, 1]) {
    const stop = new AbortController()
    const onProgress = (done: number): void => {
      if (done === part) stop.abort()
    }
    expect(await applySelection(selected, rooms, { signal: stop.signal, onProgress })).toBe(false)
    expect(currentProject()?.systemOrder).toEqual([])
  }
  expect(await applySelection(selected, rooms, { signal: AbortSignal.abort() })).toBe(false)
  expect(currentProject()?.systemOrder).toEqual([])
})
