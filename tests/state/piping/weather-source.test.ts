import { expect, it } from 'vitest'
import { editInformation } from '../../../src/model/edits/edit-information'
import { open, pass, project, server, setSavingStage } from '../saving-stage'

setSavingStage()

it('the weather of a city that was chosen a moment before is saved with its source, and its change can be sent to another thread', async () => {
  const tab = await open()
  const now = () => {
    const current = tab.currentProject()
    if (!current) throw new Error('No project is open.')
    return current
  }
  const sent: unknown[] = []
  tab.onCommitted((change) => sent.push(structuredClone(change)))
  const step = tab.commitInStep(editInformation(now(), { city: ['SC', 'Palermo'] }), null)
  await pass(100)
  const weather = {
    ...{ station: '164050', stationName: 'Palermo', distanceKm: null, publisher: 'Climate.OneBuilding.org', date: '2026-11-25' },
    others: { estimated: ['heatingOutdoorWbt'] },
  }
  tab.commitInStep(editInformation(now(), { design: { ...now().information.design, elevationM: 21 }, weather }), step)
  await pass(600)
  expect(sent).toHaveLength(2)
  expect(server.stored.get(project.id)?.information).toMatchObject({ city: ['SC', 'Palermo'], design: { elevationM: 21 }, weather })
})
