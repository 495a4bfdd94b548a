import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { createEngine } from '../../../src/engine/engine'
import type { Engine } from '../../../src/engine/engine'
import { nodeCore } from '../../../src/engine/host/node-core'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { newIndoorUnit, RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { placeAirHandler } from '../../../src/model/edits/drawing/place-air-handler'
import { placeIndoorUnit } from '../../../src/model/edits/drawing/place-indoor-unit'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { removeIndoorUnits } from '../../../src/model/edits/list/remove-indoor-units'
import { invert } from '../../../src/model/change/invert'
import type { Project } from '../../../src/model/project/project'
import { anyAirHandler, anyIndoorUnit, pack } from '../arbitrary'
import { drawnCounts } from '../drawing-rules'
import { pictureOf } from '../picture'
import { anyFittings, openPlaces, openSystem, putFittings, SYSTEM, systemOf } from './open-drawing'

const UNIT = 'unit'
let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), readPack(packJson))
})

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const anyStep = fc.oneof(
  fc.record({ what: fc.constant('layOut' as const), at }),
  fc.record({ what: fc.constant('choose' as const), airHandler: anyAirHandler }),
  fc.record({ what: fc.constant('count' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ what: fc.constant('place' as const) }),
  fc.record({ what: fc.constant('add' as const), unit: anyIndoorUnit }),
  fc.record({ what: fc.constant('removeNode' as const), at }),
  fc.record({ what: fc.constant('removePipe' as const), at }),
  fc.record({ what: fc.constant('removeLine' as const), at }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

function changeOf(project: Project, step: Step): Change {
  const { diagram, indoorUnits } = systemOf(project)
  const pick = <T>(list: readonly T[], part: number): T | undefined => list[Math.floor(part * list.length)]
  switch (step.what) {
    case 'layOut':
      return placeAirHandler(project, SYSTEM, pick(openPlaces(project), step.at) ?? '', UNIT, pack)
    case 'choose':
      return editIndoorUnit(project, SYSTEM, UNIT, { airHandler: step.airHandler }, pack)
    case 'count':
      return editIndoorUnit(project, SYSTEM, UNIT, { count: step.count }, pack)
    case 'place':
      return placeIndoorUnit(project, SYSTEM, UNIT, pack)
    case 'add':
      return addIndoorUnits(project, SYSTEM, [{ ...step.unit, id: crypto.randomUUID() }], pack)
    case 'removeNode':
      return removeFromDrawing(project, SYSTEM, { nodes: [pick(diagram.nodeId, step.at) ?? ''], edges: [] })
    case 'removePipe':
      return removeFromDrawing(project, SYSTEM, { nodes: [], edges: [pick(diagram.edgeId, step.at) ?? ''] })
    case 'removeLine': {
      const others = indoorUnits.filter((unit) => unit.id !== UNIT)
      return removeIndoorUnits(project, SYSTEM, [pick(others, step.at)?.id ?? ''], pack)
    }
  }
}

describe('air handlers among other edits', () => {
  it('leave a tree in the eyes of the core after each, as many as the list counts, and every edit can be taken back', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyAirHandler,
        anyFittings,
        fc.constantFrom('HP' as const, 'HR' as const, 'MainSub' as const),
        fc.array(anyStep, { minLength: 1, maxLength: 12 }),
        async (airHandler, fittings, outdoorType, steps) => {
          const unit = newIndoorUnit({ id: UNIT, type: 'ahu', model: '', name: 'AHU', airHandler })
          const project = openSystem([unit], outdoorType)
          putFittings(project, fittings)
          const done: { change: Change; before: unknown }[] = []
          for (const step of steps) {
            const change = changeOf(project, step)
            done.push({ change, before: pictureOf(project) })
            applyChange(project, change)
            const { findings } = await engine.inspect(systemOf(project), { design: RATING_CONDITIONS, revision: 1 })
            expect([step.what, findings.filter((finding) => finding.code === 'notATree')]).toStrictEqual([step.what, []])
            const wanted = systemOf(project).indoorUnits.find((each) => each.id === UNIT)?.count
            if (outdoorType === 'HP' && (step.what === 'choose' || step.what === 'count'))
              expect([step.what, drawnCounts(systemOf(project))[UNIT]]).toStrictEqual([step.what, wanted])
          }
          for (const { change, before } of done.reverse()) {
            applyChange(project, invert(change))
            expect(pictureOf(project)).toStrictEqual(before)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
