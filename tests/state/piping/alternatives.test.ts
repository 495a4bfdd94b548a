import { ref } from 'valtio'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAlternative } from '../../../src/model/edits/alternatives/edit-alternatives'
import { switchAlternative } from '../../../src/model/edits/alternatives/switch-alternative'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { setTags } from '../../../src/model/edits/tags/set-tags'
import type { Project } from '../../../src/model/project/project'
import { packState } from '../../../src/state/core/pack'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { currentProject } from '../../../src/state/piping/project'
import { sampleProject } from '../../helpers/sample-projects'
import { pack } from '../../report/written-report'
import { omit } from '../../../src/model/change/omit'
import { pictureOf } from '../../model/picture'

beforeEach(() => {
  packState.pack = ref(pack)
  replaceProject(sampleProject(['apartment']))
  commit(addAlternative(now(), { name: 'B', currentName: 'A' }))
})

afterEach(() => {
  replaceProject(null)
  packState.pack = null
})

function now(): Project {
  const project = currentProject()
  if (!project) throw new Error('No project is open.')
  return project
}

const systemId = (): string => now().systemOrder[0] ?? ''

function drawnUnit(): string {
  const { diagram, indoorUnits } = now().systems[systemId()] ?? {}
  const row = diagram?.nodeRest.findIndex((rest) => rest?.indoorUnitId === indoorUnits?.[0]?.id) ?? -1
  return diagram?.nodeId[row] ?? ''
}

/** Everything of the current design, but not the name under which it is kept. */
function design(): unknown {
  return omit(pictureOf(now()) as Project, 'alternatives')
}

function switchOver(): void {
  commit(switchAlternative(now(), now().alternatives?.others[0]?.id ?? ''))
}

it('a design that comes back has the tags, orders and controllers that it was put aside with, whatever the other one has', () => {
  const first = design()
  const unit = drawnUnit()
  commit(setTags(now(), systemId(), [{ nodeId: unit, tag: 'LOBBY-9' }]))
  commit(addAccessory(now(), systemId(), unit, 'panel', '', pack))
  commit(addAccessory(now(), systemId(), unit, 'controller', '', pack))
  const second = design()
  expect(second).not.toStrictEqual(first)
  switchOver()
  expect(design()).toStrictEqual(first)
  switchOver()
  expect(design()).toStrictEqual(second)
})
