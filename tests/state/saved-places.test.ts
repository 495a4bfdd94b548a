import { expect, it, vi } from 'vitest'
import type { Diagram } from '../../src/model/diagram/diagram'
import { copyDiagram } from '../../src/model/diagram/diagram-rows'
import type { Project } from '../../src/model/project/project'
import { open, project, rename, server, setSavingStage } from './saving-stage'
import { killTabs } from './tab'
import type { Tab } from './tab'

setSavingStage()

const drawingIn = (from: Project | null | undefined): Diagram => {
  const system = from?.systems[from.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system.')
  return system.diagram
}

const placesOf = ({ nodeX, nodeY, nodeCount }: Diagram): number[][] => [
  [...nodeX.subarray(0, nodeCount)],
  [...nodeY.subarray(0, nodeCount)],
]

/** Puts every node of the first system somewhere, as the core does when it arranges. */
function arrange(tab: Tab, by: number): void {
  const current = tab.currentProject()
  const { nodeX, nodeY } = drawingIn(current)
  tab.settlePositions(
    current?.systemOrder[0] ?? '',
    nodeX.map((x, row) => x + row * by),
    nodeY.map((y) => y + by),
  )
}

it('what is saved stands where it is shown, after a drawing that was arranged was drawn anew, taken back and done again', async () => {
  vi.useRealTimers()
  const tab = await open()
  const saved = async (): Promise<void> => {
    await tab.saveNow()
    expect(placesOf(drawingIn(server.stored.get(project.id)))).toStrictEqual(placesOf(drawingIn(tab.currentProject())))
  }
  const before = drawingIn(tab.currentProject())
  const systemId = tab.currentProject()?.systemOrder[0] ?? ''
  tab.commit({ label: 'generateDiagram', ops: [{ table: 'diagram', systemId, before: copyDiagram(before), after: copyDiagram(before) }] })
  await saved()
  arrange(tab, 5)
  rename(tab, 'Arranged')
  await saved()
  tab.undo()
  tab.undo()
  await saved()
  tab.redo()
  await saved()
  await killTabs([tab])
})
