import type { OutdoorType } from '../../src/model/project/codes'
import type { DesignConditions, Project } from '../../src/model/project/project'
import type { DiagramBuilder } from '../helpers/diagram-builder'
import { projectBuilder } from '../helpers/project-builder'
import type { LimitCase } from './limit-cases'

type Draw = (draw: DiagramBuilder) => DiagramBuilder

function system(models: string[], draw: Draw, type: OutdoorType = 'HP', design: Partial<DesignConditions> = {}): Project {
  return projectBuilder()
    .design(design)
    .system('s', (builder) => draw(builder.outdoor('odu', models, type)))
    .build()
}

const twoUnits: Draw = (draw) => draw.joint('j', 'odu').unit('a', 'j', 'C4-140').unit('b', 'j', 'C4-112')

/** The same drawing in the air of a project. */
function inAir(design: Partial<DesignConditions>): Project {
  return system(['X4P-10'], twoUnits, 'HP', design)
}

/** One value of the air: at the bound it holds, a tenth beyond it breaks. */
function air(code: string, unit: string, limit: number, step: number, of: (value: number) => Partial<DesignConditions>): LimitCase {
  const value = limit + step
  return { code, severity: 'error', unit, limit, value, holds: inAir(of(limit)), breaks: inAir(of(value)) }
}

/** A unit of 5.6 kW whose own cooling is given; of no cooling at all where the model only heats. */
function own(coolingKw: number, model = 'C4-056'): Project {
  const isHydro = model.startsWith('HDO')
  return system(['X4P-10'], (draw) => {
    const joint = draw.joint('j', 'odu').unit('b', 'j', 'C4-140')
    return isHydro ? joint.hydro('a', 'j', model, {}, { coolingKw }) : joint.unit('a', 'j', model, {}, { coolingKw })
  })
}

/** Units below one joint that hangs on the first, so that the pipe between them carries all. */
function carried(models: string[]): Project {
  return system(['X4P-96C'], (draw) =>
    models.reduce(
      (drawn, model, place) => drawn.unit(`u${place}`, 'hd', model, { lengthM: 3 }),
      draw.joint('first', 'odu', { lengthM: 5 }).joint('hd', 'first', { lengthM: 5 }, 8),
    ),
  )
}

/** Less than two figures that count as equal differ by. */
const HAIR = 5e-7

const five = Array.from({ length: 5 }, () => 'DH-560')
const modules = (model: string, count: number): string[] => Array.from({ length: count }, () => model)

/** Entries that cannot be right, and loads for which the pack has no row: at the bound, and beyond. */
export const SENSE_CASES: LimitCase[] = [
  {
    ...{ code: 'pipeToKw', severity: 'error', unit: 'kW', limit: 280, value: 281.5 },
    ...{ holds: carried(five), breaks: carried([...five, 'C1-015']) },
  },
  {
    ...{ code: 'mainHpMax', severity: 'error', unit: 'HP', limit: 80, value: 88 },
    ...{ holds: system(modules('X4R-20', 4), twoUnits, 'HR'), breaks: system(modules('X4R-22', 4), twoUnits, 'HR') },
  },
  { code: 'coolCapa', severity: 'error', unit: 'kW', limit: 11.2, value: 11.3, holds: own(11.2), breaks: own(11.3) },
  { code: 'coolCapa', severity: 'error', unit: 'kW', limit: 2.8, value: 2.7, holds: own(2.8), breaks: own(2.7), name: 'too little' },
  { code: 'coolCapa', severity: 'error', unit: 'kW', limit: 2.8, value: 0, holds: own(5.6), breaks: own(0), name: 'zero' },
  { code: 'coolCapa', severity: 'error', unit: 'kW', limit: 11.2, value: 56, holds: own(5.6), breaks: own(56), name: 'ten times' },
  {
    ...{ code: 'coolCapa', severity: 'error', unit: 'kW', limit: 0, value: 0.1, name: 'a model without cooling' },
    ...{ holds: own(0, 'HDO-H140'), breaks: own(0.1, 'HDO-H140') },
  },
  { code: 'coolCapaStd', severity: 'advice', unit: 'kW', limit: 6.16, value: 6.16, holds: own(6.15), breaks: own(6.16) },
  {
    code: 'coolCapaStd',
    severity: 'advice',
    unit: 'kW',
    limit: 5.04,
    value: 5.04,
    holds: own(5.05),
    breaks: own(5.04),
    name: 'too little',
  },
  {
    ...{ code: 'coolCapaStd', severity: 'advice', unit: 'kW', limit: 6.16, value: 11.2 + HAIR, name: 'a hair beyond the error bound' },
    ...{ holds: own(5.6), breaks: own(11.2 + HAIR) },
  },
  {
    ...{ code: 'coolCapaStd', severity: 'advice', unit: 'kW', limit: 5.04, value: 2.8 - HAIR, name: 'a hair below the error bound' },
    ...{ holds: own(5.6), breaks: own(2.8 - HAIR) },
  },
  air('coolIndoorWbC', '℃', 24, 0.1, (coolingIndoorWetBulbC) => ({ coolingIndoorDryBulbC: 24, coolingIndoorWetBulbC })),
  air('coolOutdoorWbC', '℃', 33, 0.1, (coolingOutdoorWetBulbC) => ({ coolingOutdoorDryBulbC: 33, coolingOutdoorWetBulbC })),
  air('heatIndoorWbC', '℃', 21, 0.1, (heatingIndoorWetBulbC) => ({ heatingIndoorDryBulbC: 21, heatingIndoorWetBulbC })),
  air('heatOutdoorWbC', '℃', -7, 0.1, (heatingOutdoorWetBulbC) => ({ heatingOutdoorDryBulbC: -7, heatingOutdoorWetBulbC })),
  air('coolIndoorDbC', '℃', 45, 21, (coolingIndoorDryBulbC) => ({ coolingIndoorDryBulbC, coolingIndoorWetBulbC: 10 })),
  air('coolIndoorDbC', '℃', 10, -0.1, (coolingIndoorDryBulbC) => ({ coolingIndoorDryBulbC, coolingIndoorWetBulbC: 5 })),
  air('heatIndoorDbC', '℃', 40, 26, (heatingIndoorDryBulbC) => ({ heatingIndoorDryBulbC })),
  air('heatIndoorDbC', '℃', 0, -0.1, (heatingIndoorDryBulbC) => ({ heatingIndoorDryBulbC })),
  air('altitudeM', 'm', 3000, 1, (elevationM) => ({ elevationM })),
]
