import { describe, expect, it, vi } from 'vitest'
import { editInformation } from '../../src/model/edits/edit-information'
import { savedOn } from '../../src/state/page/save-routes'
import { killTabs, openTab, type Tab } from './tab'
import { goTo, open, pass, project, rename, route, server, setSavingStage, storedName, tabs } from './saving-stage'

const HOUR_S = 3_600

setSavingStage()

describe('section 4, auto-save', () => {
  const steps = ['selection', 'piping', 'wiring', 'controller', 'report']

  it('the MSSP project is saved on its ten routes', () => {
    for (const step of steps) expect([savedOn(`/navbar/mssp/${step}`), savedOn(`/navbar/mssp/cad/${step}`)]).toEqual(['mssp', 'mssp'])
  })

  it('the simulation project is saved on every route that contains one of its three', () => {
    for (const part of [
      'generalInformation',
      'buildingModelFast',
      'buildingLoad',
      'buildingLoad/allInsideLoad',
      'buildingLoad/heatingLoad',
    ])
      expect(savedOn(`/navbar/simulation/${part}`)).toBe('simulation')
  })

  it('no project is saved on any other route', () => {
    const others = [
      '/',
      '/gateway',
      '/list/mssp',
      '/list/mssp/cad',
      '/navbar/mssp',
      '/navbar/mssp/report/infoPreview',
      '/navbar/simulation/report',
    ]
    for (const other of others) expect(savedOn(other)).toBeNull()
  })

  it.each(steps.map((step) => `/navbar/mssp/cad/${step}`))('section 4, auto-save saves the open project on %s', async (shown) => {
    goTo(shown)
    const tab = await open()
    rename(tab, shown)
    await pass(500)
    expect(storedName()).toBe(shown)
  })

  it('an open MSSP project is not saved on a simulation route, and is as soon as a design step is shown again', async () => {
    goTo('/navbar/simulation/buildingLoad')
    const tab = await open()
    rename(tab, 'Waits')
    await pass(2_000)
    expect(server.saves).toHaveLength(0)
    goTo('/navbar/mssp/wiring')
    await pass(500)
    expect(storedName()).toBe('Waits')
  })

  it('section 4, auto-save runs 500 ms after the last of many changes, once', async () => {
    const tab = await open()
    for (const name of ['A', 'AB', 'ABC', 'ABCD']) {
      rename(tab, name)
      await pass(499)
    }
    expect(server.saves).toHaveLength(0)
    await pass(1)
    expect([server.saves.length, storedName()]).toEqual([1, 'ABCD'])
  })

  it('the suppression switch skips the save for one tick; the change goes with the next save', async () => {
    const tab = await open()
    tab.suppressSaving()
    rename(tab, 'Suppressed')
    await pass(5_000)
    expect(server.saves).toHaveLength(0)
    const current = tab.currentProject()
    if (current) tab.commit(editInformation(current, { projectNumber: 'N-2' }))
    await pass(500)
    expect([server.saves.length, storedName()]).toEqual([1, 'Suppressed'])
  })

  it('a failure is not shouted about: nothing is thrown, and the next change saves both', async () => {
    const tab = await open()
    server.isDown = true
    rename(tab, 'Failed')
    await pass(500)
    expect([tab.saveState.status, storedName()]).toEqual(['offline', project.information.projectName])
    server.isDown = false
    const current = tab.currentProject()
    if (current) tab.commit(editInformation(current, { projectNumber: 'N-3' }))
    await pass(500)
    expect([tab.saveState.status, storedName(), server.stored.get(project.id)?.information.projectNumber]).toEqual([
      'saved',
      'Failed',
      'N-3',
    ])
  })

  it('a save without a project name, or by another than the creator, is a fake success that reaches no server', async () => {
    const tab = await open()
    rename(tab, '  ')
    expect(await tab.saveNow()).toEqual({ outcome: 'skipped' })
    vi.useRealTimers()
    const stranger = await openTab(server.ports(), 'somebody')
    tabs.push(stranger)
    await stranger.openProject(project.id)
    rename(stranger, 'Theirs')
    expect(await stranger.saveNow()).toEqual({ outcome: 'skipped' })
    expect(server.saves).toHaveLength(0)
  })
})

describe('section 4, saving: offline', () => {
  async function anHourOffline(): Promise<Tab> {
    const tab = await open()
    server.isDown = true
    for (let second = 0; second < HOUR_S; second += 60) {
      rename(tab, `Minute ${second / 60}`)
      await pass(60_000)
    }
    expect([tab.saveState.status, server.saves.length]).toEqual(['offline', 0])
    return tab
  }

  it('an hour of edits catches up in one save', async () => {
    const tab = await anHourOffline()
    server.isDown = false
    await pass(10_000)
    expect([server.saves.length, storedName(), tab.saveState.status]).toEqual([1, 'Minute 59', 'saved'])
    for (let step = 0; step < 60; step++) expect(tab.undo()).toBe(true)
    expect(tab.currentProject()?.information.projectName).toBe(project.information.projectName)
  }, 60_000)

  it('a tab killed while offline loses nothing: the next one saves the hour', async () => {
    const tab = await anHourOffline()
    vi.useRealTimers()
    await tab.openJournal()?.settled()
    await killTabs([tab])
    tabs.length = 0
    server.isDown = false
    const next = await openTab(server.ports({ route: () => route }))
    tabs.push(next)
    next.startAutosave()
    await next.openProject(project.id)
    await expect.poll(() => [storedName(), next.saveState.status]).toEqual(['Minute 59', 'saved'])
    expect(server.saves).toHaveLength(1)
  }, 60_000)
})

it('two tabs that edit one project in turns end with the same state, and nothing is lost', async () => {
  const one = await open()
  vi.useRealTimers()
  const two = await open()
  vi.useRealTimers()
  const number = (tab: Tab) => tab.currentProject()?.information.projectNumber
  const name = (tab: Tab) => tab.currentProject()?.information.projectName
  for (let turn = 0; turn < 3; turn++) {
    rename(one, `Name ${turn}`)
    await one.saveNow()
    await expect.poll(() => name(two)).toBe(`Name ${turn}`)
    const current = two.currentProject()
    if (current) two.commit(editInformation(current, { projectNumber: `N-${turn}` }))
    await two.saveNow()
    await expect.poll(() => number(one)).toBe(`N-${turn}`)
  }
  expect([name(one), number(one)]).toEqual([name(two), number(two)])
  expect([storedName(), server.saves.length]).toEqual(['Name 2', 6])
})
