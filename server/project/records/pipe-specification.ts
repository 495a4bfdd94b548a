import { InputError } from '../../../src/contract/input-error'
import type { Pack } from '../../../src/contract/pack'
import type { PipeForm, PipeSpecification, PipeSpecificationUpdate } from '../../../src/contract/project/project-records'

/** Pipes of one outer diameter as they are bought and laid; mm. */
export interface PipeRow {
  odMm: number
  material: string
  wallMm: number
  insulationMm: number | null
  form: PipeForm
  isAllowed: boolean
}

type Diameter = Pack['pipes']['diameters'][number]

const COPPER = 'copper'
/** Soft-annealed tube, which comes in coils. */
const SOFT = 'O'
/** Diameters this near are the same pipe: 9.52 and 9.53 mm. */
const SAME_MM = 0.02

/** Returns a diameter as the pack's table has it: copper of the table's wall, soft tube in coils, allowed. */
function usualPipe({ odMm, wallMm, temper }: Diameter): PipeRow {
  return { odMm, material: COPPER, wallMm, insulationMm: null, form: temper === SOFT ? 'coil' : 'straight', isAllowed: true }
}

/** Returns every diameter of the pack as a project has it, or as usual where nobody has changed it. */
export function pipeSpecification(pack: Pack, rows: readonly PipeRow[]): PipeSpecification {
  return {
    records: pack.pipes.diameters.map((diameter) => {
      const changed = rows.find(({ odMm }) => isSamePipe(odMm, diameter.odMm))
      const { material, wallMm, insulationMm, form, isAllowed } = changed ?? usualPipe(diameter)
      return {
        pipingDimension: diameter.odMm,
        label: diameter.inch,
        isDefault: changed === undefined,
        ...{ material, wallMm, insulationMm, form, isAllowed },
      }
    }),
  }
}

/**
 * Returns the rows to store for changes; what a change leaves out stays as it is.
 * @throws InputError for a diameter that the pack does not have
 */
export function changedPipes(pack: Pack, rows: readonly PipeRow[], list: PipeSpecificationUpdate['list']): PipeRow[] {
  const changed = new Map<number, PipeRow>()
  for (const [place, { pipingDimension, ...change }] of list.entries()) {
    const diameter = pack.pipes.diameters.find(({ odMm }) => isSamePipe(odMm, pipingDimension))
    if (!diameter) throw new InputError(`$.list[${place}].pipingDimension`, 'a diameter of the rule pack in mm')
    const { odMm } = diameter
    const before = changed.get(odMm) ?? rows.find((row) => isSamePipe(row.odMm, odMm)) ?? usualPipe(diameter)
    changed.set(odMm, { ...before, ...change, odMm })
  }
  return [...changed.values()]
}

function isSamePipe(oneMm: number, otherMm: number): boolean {
  return Math.abs(oneMm - otherMm) < SAME_MM
}
