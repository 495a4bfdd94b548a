import { expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import { invert } from '../../../src/model/change/invert'
import { editInformation, restoreInformation } from '../../../src/model/edits/edit-information'
import { newInformation, newProject } from '../../../src/model/project/defaults'

const weather = { station: '1', stationName: 'Kiel', distanceKm: null, publisher: 'P', date: '2026-11-25', others: {} }

it('an edit of the first page sets bid, building and weather and is taken back to the identical page', () => {
  const project = newProject({ information: newInformation({ projectName: 'Tower' }) })
  const before = structuredClone(project.information)
  const change = editInformation(project, { bid: { powerHz: 60 }, building: { floorCount: 4 }, weather, design: { elevationM: 12 } })
  applyChange(project, change)
  expect(project.information).toEqual({
    ...before,
    ...{ bid: { powerHz: 60 }, building: { floorCount: 4 }, weather },
    design: { ...before.design, elevationM: 12 },
  })
  applyChange(project, invert(change))
  expect(project.information).toEqual(before)
})

it('an edit of the first page leaves out a record that has become empty, and a source that is gone', () => {
  const project = newProject({ information: newInformation({ bid: { powerHz: 60 }, building: { floorCount: 4 }, weather }) })
  applyChange(project, editInformation(project, { bid: {}, building: {}, weather: null }))
  for (const name of ['bid', 'building', 'weather']) expect(project.information).not.toHaveProperty(name)
})

it('an edit of the first page never shares a record with the project', () => {
  const project = newProject()
  const building = { floorCount: 4 }
  applyChange(project, editInformation(project, { building }))
  building.floorCount = 9
  expect(project.information.building).toEqual({ floorCount: 4 })
})

it('the first page that a dialog found is put back whole', () => {
  const found = newInformation({ projectName: 'Tower', telephone: '1' })
  const project = newProject({ information: structuredClone(found) })
  applyChange(project, editInformation(project, { projectName: 'Mast', bid: { state: 'won' } }))
  applyChange(project, restoreInformation(project, found))
  expect(project.information).toEqual(found)
})
