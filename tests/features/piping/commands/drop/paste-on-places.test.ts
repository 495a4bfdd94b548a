import i18next from 'i18next'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { nodeCore } from '../../../../../src/engine/host/node-core'
import type * as CheckedChange from '../../../../../src/workbench/commands/checked-change'
import { pasteOnPlaces } from '../../../../../src/features/piping/commands/drop/paste-on-places'
import placing from '../../../../../src/locales/en/placing.json'
import { nodeRow } from '../../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../../src/model/diagram/diagram-tree'
import { copyBranches } from '../../../../../src/model/edits/clip/copy-branches'
import { removeFromDrawing } from '../../../../../src/model/edits/drawing/remove-from-drawing'
import { commit, replaceProject } from '../../../../../src/state/piping/commit'
import { configureState } from '../../../../../src/state/page/ports'
import { currentProject } from '../../../../../src/state/piping/project'
import { projectBuilder } from '../../../../helpers/project-builder'
import { eightPorts } from '../../eight-ports'
import { ServerInMemory } from '../../../../state/server-twin'
import { openSystem } from '../../open-system'
import { pack } from '../../../../model/arbitrary'

/** What somebody does when the core has refused the branches together. */
const meanwhile = vi.hoisted(() => ({ act: (): void => undefined, refusals: 0 }))

vi.mock('../../../../../src/workbench/commands/checked-change', async (original) => {
  const { checkedChange, ...others } = await original<typeof CheckedChange>()
  return {
    ...others,
    checkedChange: async (...asked: Parameters<typeof checkedChange>) => {
      const refusal = await checkedChange(...asked)
      if (refusal && meanwhile.refusals++ === 0) meanwhile.act()
      return refusal
    },
  }
})

function project() {
  const open = currentProject()
  if (!open) throw new Error('no open project')
  return open
}

const rowOf = (id: string): number => nodeRow(openSystem().system.diagram, id)
const taken = (): string[] => ['five', 'six', 'seven', 'eight'].filter((id) => kindAt(openSystem().system.diagram, rowOf(id)) === 'indoor')

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { placing } } })
  configureState(new ServerInMemory().ports({ startCore: nodeCore }))
})

beforeEach(() => {
  Object.assign(meanwhile, { act: () => undefined, refusals: 0 })
  replaceProject(
    projectBuilder()
      .system('S', (draw) => eightPorts(draw.text('note', 'Riser')))
      .build(),
  )
})

it.each([
  ['nothing else happens', (): void => undefined],
  ['rows are removed before it', () => void commit(removeFromDrawing(project(), 'S', { nodes: ['note'], edges: [] }, pack))],
])('the first branch goes to the place that was chosen while %s', async (_, act) => {
  meanwhile.act = act
  const clip = copyBranches(project(), 'S', ['office', 'hall'])
  const { placeIds } = await pasteOnPlaces(clip, openSystem(), { placeId: 'five', row: rowOf('five') }, { px: 0, py: 0 })
  expect(meanwhile.refusals, 'refused together').toBe(1)
  expect(placeIds[0]).toBe('five')
  expect(taken()).toContain('five')
})
