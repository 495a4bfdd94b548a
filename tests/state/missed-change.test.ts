import { expect, it, vi } from 'vitest'
import { setWeights } from '../../src/model/edits/set-weights'
import { open, pass, project, rename, server, setSavingStage, storedName } from './saving-stage'

setSavingStage()

const storedWeight = () => server.stored.get(project.id)?.weights.margin

it('a change that the storage could not take is never left out of a save: the storage gets the whole project, and only then it is saved', async () => {
  const tab = await open()
  const current = tab.currentProject()
  if (!current) throw new Error('No project is open.')
  const storage = tab.projectStorage()
  const apply = vi.spyOn(storage, 'apply').mockRejectedValueOnce(new Error('The change could not be sent.'))
  tab.commit(setWeights(current, { margin: 7 }))
  await vi.waitFor(() => expect(apply).toHaveBeenCalledOnce())
  rename(tab, 'Renamed after it')
  await pass(600)
  await pass(30_000)
  expect(storedWeight()).toBe(7)
  expect(storedName()).toBe('Renamed after it')
})

it('while the storage misses a change and cannot take the whole project either, nothing is saved and the page says so', async () => {
  const tab = await open()
  const current = tab.currentProject()
  if (!current) throw new Error('No project is open.')
  const storage = tab.projectStorage()
  vi.spyOn(storage, 'apply').mockRejectedValueOnce(new Error('The change could not be sent.'))
  const replace = vi.spyOn(storage, 'replace').mockRejectedValue(new Error('The storage is gone.'))
  const saves = server.saves.length
  tab.commit(setWeights(current, { margin: 7 }))
  await pass(600)
  rename(tab, 'Renamed after it')
  await pass(600)
  expect(server.saves).toHaveLength(saves)
  expect(tab.saveState.status).toBe('storeFailed')
  replace.mockRestore()
  rename(tab, 'Renamed once more')
  await pass(30_000)
  expect(storedWeight()).toBe(7)
  expect(tab.saveState.status).toBe('saved')
})
