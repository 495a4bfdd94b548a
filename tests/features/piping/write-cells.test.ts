import { notificationsStore } from '@mantine/notifications'
import i18next from 'i18next'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { CellValues } from '../../../src/workbench/commands/set-cells'
import { writeCells } from '../../../src/workbench/commands/write-cells'
import lines from '../../../src/locales/en/lines.json'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { edgeRow, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { replaceProject } from '../../../src/state/piping/commit'
import { history } from '../../../src/state/piping/history'
import { configureState } from '../../../src/state/page/ports'
import { projectState } from '../../../src/state/piping/project'
import { pack } from '../../drawing/board-labels'
import { projectBuilder } from '../../helpers/project-builder'
import { ServerInMemory } from '../../state/server-twin'

const diagram = (): Diagram => {
  const system = projectState.current?.systems['S']
  if (!system) throw new Error('no open system')
  return system.diagram
}
const modelOf = (id: string): string | undefined => diagram().modelNames[diagram().nodeModel[nodeRow(diagram(), id)] ?? -1]
const lengthOf = (id: string): number | undefined => diagram().edgeLengthM[edgeRow(diagram(), id)]
const unit = (model: string) => ({ kind: 'indoor', model }) as const
const items = (ids: string[], models: string[]): CellValues => ({ property: 'item', ids, values: models.map(unit) })
const write = (...cells: CellValues[]) => writeCells('S', cells, pack, ({ code }) => code)
const said = () => notificationsStore.getState().notifications.map(({ message }) => message)

beforeAll(async () => {
  configureState(new ServerInMemory().ports({ startCore: nodeCore }))
  await i18next.init({ lng: 'en', resources: { en: { lines } } })
})

beforeEach(() => {
  notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] }))
  // A unit above 16 kW needs two ports, and the port beside `first` is taken by `second`.
  replaceProject(
    projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('outdoor', ['X4R-22'], 'HR')
          .joint('joint', 'outdoor', { lengthM: 10 })
          .box('box', 'joint', 4, {}, 'MS', { model: 'MS-04' })
          .unit('first', 'box', 'C4-036', { port: 1, lengthM: 5 })
          .unit('second', 'box', 'C4-036', { port: 2, lengthM: 5 })
          .unit('third', 'box', 'C4-036', { port: 3, lengthM: 5 }),
      )
      .build(),
  )
})

describe('cells that ask the rules', () => {
  it('cells that ask the rules are written at once where the rules have nothing against them', async () => {
    await write(items(['first', 'second'], ['C4-045', 'C4-056']))
    expect([modelOf('first'), modelOf('second')]).toEqual(['C4-045', 'C4-056'])
    expect(history.undoLabel).toBe('replaceNode')
    expect(said()).toEqual([])
  })

  it('cells that ask the rules leave out what is refused, say why, and write the rest as one step', async () => {
    await write(items(['first', 'second'], ['DH-200', 'C4-056']), { property: 'lengthM', ids: ['box>third'], values: [7.5] })
    expect([modelOf('first'), modelOf('second'), lengthOf('box>third')]).toEqual(['C4-036', 'C4-056', 7.5])
    expect(history.undoLabel).toBe('editTable')
    expect(said()).toEqual(['Refused: hrNoSuitablePort'])
  })

  it('cells that ask the rules change nothing where all are refused', async () => {
    await write(items(['first'], ['DH-200']))
    expect(modelOf('first')).toBe('C4-036')
    expect(history.undoLabel).toBeNull()
    expect(said()).toEqual(['Refused: hrNoSuitablePort'])
  })
})

describe('cells that ask nobody', () => {
  it('cells that ask nobody are written at once, beyond every limit', async () => {
    await write({ property: 'lengthM', ids: ['box>first', 'box>second'], values: [900, 1] })
    expect([lengthOf('box>first'), lengthOf('box>second')]).toEqual([900, 1])
    expect(said()).toEqual([])
  })

  it('cells that ask nobody are not written in a project that may only be looked at', async () => {
    projectState.readOnly = true
    await write(items(['first'], ['C4-045']), { property: 'lengthM', ids: ['box>first'], values: [9] })
    projectState.readOnly = false
    expect([modelOf('first'), lengthOf('box>first')]).toEqual(['C4-036', 5])
  })
})
