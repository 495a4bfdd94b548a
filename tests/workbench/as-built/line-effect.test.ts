import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import { NO_FIGURES } from '../../../src/model/as-built/frozen-design'
import type { Change } from '../../../src/model/change/change'
import { freezeDesign } from '../../../src/model/edits/as-built/freeze-design'
import { moveBranch } from '../../../src/model/edits/drawing/move-branch'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { reverseFittings } from '../../../src/model/edits/drawing/reverse-fittings'
import { setDefaultLength } from '../../../src/model/edits/drawing/set-default-length'
import { setNodeHeight } from '../../../src/model/edits/drawing/set-node-height'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import type { Project } from '../../../src/model/project/project'
import { pack } from '../../drawing/board-labels'
import { workedProject } from '../../engine/worked-system'
import { asBuiltEffects } from './open-as-built'

const SYSTEM = 'worked'
/** Kilograms of refrigerant in a metre of the liquid line from the outdoor unit. */
const KG_PER_M = 0.057

/** The worked system frozen when two of its pipes had no length of their own, and then built otherwise. */
function builtOtherwise(...changes: ((project: Project) => Change)[]): Project {
  const project = workedProject()
  applyChange(project, setPipe(project, SYSTEM, ['J3>C', 'J3>D'], { lengthM: null }))
  applyChange(project, freezeDesign(project, SYSTEM, { at: '', by: '', figures: NO_FIGURES, defaultLengthM: pack.limits.defaultPipeM }))
  for (const change of changes) applyChange(project, change(project))
  return project
}

describe('the effect of a line', () => {
  it('the effect of a line tells limits that are broken from what is only advised', async () => {
    const [deeper] = await asBuiltEffects(builtOtherwise((project) => setNodeHeight(project, SYSTEM, ['A'], -60)))
    expect(deeper).toMatchObject({ limits: ['limit.heightIduIduM'], rules: [], advice: ['limit.heightOduAboveStdM'] })
  })

  it('the effect of a line is known of a gas or liquid length that was typed where none was designed', async () => {
    const [liquid] = await asBuiltEffects(builtOtherwise((project) => setPipe(project, SYSTEM, ['ODU>J1'], { liquidLengthM: 42 })))
    expect(liquid?.chargeKg).toBeCloseTo((42 - 30) * KG_PER_M, 6)
    expect(liquid?.limits).toStrictEqual([])
    // Taken away, the liquid line is as long as its pipe, and that is another by now.
    const both = await asBuiltEffects(builtOtherwise((project) => setPipe(project, SYSTEM, ['ODU>J1'], { lengthM: 50, liquidLengthM: 42 })))
    expect(both[1]?.chargeKg).toBeCloseTo((42 - 50) * KG_PER_M, 6)
    const [gas] = await asBuiltEffects(builtOtherwise((project) => setPipe(project, SYSTEM, ['ODU>J1'], { gasLengthM: 400 })))
    expect(gas?.limits).toContain('limit.farthestActualM')
  })

  it('the effect of a line of another default is that of all pipes it holds for', async () => {
    const [longer] = await asBuiltEffects(builtOtherwise((project) => setDefaultLength(project, SYSTEM, 55)))
    const typed = await asBuiltEffects(
      builtOtherwise(
        (project) => setPipe(project, SYSTEM, ['J3>C'], { lengthM: 55 }),
        (project) => setPipe(project, SYSTEM, ['J3>D'], { lengthM: 55 }),
      ),
    )
    expect(longer?.limits).toContain('limit.iduToJointM')
    expect(longer?.chargeKg).toBeGreaterThan(1)
    expect(longer?.chargeKg).toBeGreaterThan(Math.max(...typed.map((effect) => effect?.chargeKg ?? NaN)))
  })

  it('the effect of a line is none where a turned joint or another material changes nothing, and unknown where a pipe leads elsewhere', async () => {
    const nothing = { chargeKg: 0, limits: [], rules: [], advice: [] }
    const alike = builtOtherwise(
      (project) => setPipe(project, SYSTEM, ['J1>A'], { materialType: 'copper' }),
      (project) => reverseFittings(project, SYSTEM, ['J2']),
    )
    expect(await asBuiltEffects(alike)).toStrictEqual([nothing, nothing])
    const project = builtOtherwise((now) => removeFromDrawing(now, SYSTEM, { nodes: ['C'], edges: [] }, pack))
    applyChange(project, freezeDesign(project, SYSTEM, { at: '', by: '', figures: NO_FIGURES }))
    applyChange(project, moveBranch(project, SYSTEM, 'B', 'C', pack))
    expect(await asBuiltEffects(project)).toStrictEqual([null, null])
  })
})
