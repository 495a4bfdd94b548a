import type { Pack } from '../../contract/pack'
import type { SystemResult } from '../../engine/decode/system-result'
import { lineModels } from '../../model/project/list/line-models'
import { outdoorModules } from '../../model/project/outdoor-modules'
import type { Quantity } from '../../model/project/quantity'
import type { Project, System } from '../../model/project/project'
import { outdoorEquipment } from '../document/equipment'

/** A design with its results: the current one of a project, one that is put aside, or that of another project. */
export interface ComparedDesign {
  name: string
  project: Project
  results: Readonly<Record<string, SystemResult>>
}

export const FIGURES = [
  'systems',
  'outdoorUnits',
  'indoorUnits',
  'nominalCooling',
  'deliveredCooling',
  'deliveredHeating',
  'coolingPower',
  'heatingPower',
  'pipeLength',
  'additionalCharge',
  'totalCharge',
  'outdoorWeight',
  'errors',
  'advice',
] as const
export type FigureName = (typeof FIGURES)[number]

/** How a figure is printed: the quantity of its unit, or a unit of its own, and its decimals. */
export const FIGURE_UNITS: Record<FigureName, { quantity?: Quantity; unit?: string; decimals: number }> = {
  systems: { decimals: 0 },
  outdoorUnits: { decimals: 0 },
  indoorUnits: { decimals: 0 },
  nominalCooling: { quantity: 'loadCapacity', decimals: 1 },
  deliveredCooling: { quantity: 'loadCapacity', decimals: 1 },
  deliveredHeating: { quantity: 'loadCapacity', decimals: 1 },
  coolingPower: { unit: 'kW', decimals: 2 },
  heatingPower: { unit: 'kW', decimals: 2 },
  pipeLength: { quantity: 'length', decimals: 1 },
  additionalCharge: { quantity: 'weight', decimals: 2 },
  totalCharge: { quantity: 'weight', decimals: 2 },
  outdoorWeight: { quantity: 'weight', decimals: 0 },
  errors: { decimals: 0 },
  advice: { decimals: 0 },
}

/**
 * Returns the sums of a design over its active systems, capacities and powers in kW, lengths in m, masses in kg. A sum is null where a part of it is not known: a system without a result, or a
 * refrigerant without a charge in the pack.
 */
export function designFigures({ project, results }: ComparedDesign, pack: Pack): Record<FigureName, number | null> {
  const systems = activeSystems(project)
  const outdoors = systems.map(({ id }) => results[id]?.outdoor ?? null)
  const sumOf = (pick: (outdoor: NonNullable<SystemResult['outdoor']>) => number | null): number | null =>
    sum(outdoors.map((outdoor) => (outdoor ? pick(outdoor) : null)))
  const known = systems.map(({ id }) => results[id] ?? null)
  return {
    systems: systems.length,
    outdoorUnits: sum(systems.map(({ outdoorModels }) => outdoorModules(pack, outdoorModels).length)),
    indoorUnits: sum(systems.map(unitCount)),
    nominalCooling: sumOf((outdoor) => outdoor.nominalCoolCapa),
    deliveredCooling: sumOf((outdoor) => outdoor.coolCapa),
    deliveredHeating: sumOf((outdoor) => outdoor.heatCapa),
    coolingPower: sumOf((outdoor) => outdoor.coolPowerKw),
    heatingPower: sumOf((outdoor) => outdoor.heatPowerKw),
    pipeLength: sumOf((outdoor) => outdoor.totalM),
    additionalCharge: sumOf((outdoor) => outdoor.additionalChargeKg),
    totalCharge: sumOf((outdoor) => outdoor.totalChargeKg),
    outdoorWeight: sum(systems.map(({ outdoorModels }) => outdoorEquipment(pack, outdoorModels)?.weightKg ?? null)),
    errors: sum(known.map((result) => result?.errorCount ?? null)),
    advice: sum(known.map((result) => (result ? result.findingCount - result.errorCount : null))),
  }
}

/** Returns the systems of a project that count, in their order. */
export const activeSystems = ({ systems, systemOrder }: Project): System[] =>
  systemOrder.flatMap((id) => (systems[id]?.active ? [systems[id]] : []))

/** Returns how many units the list of a system orders; the kits of an air handler count one by one. */
export function unitCount({ indoorUnits }: Pick<System, 'indoorUnits'>): number {
  return indoorUnits.reduce((count, unit) => [...lineModels(unit).values()].reduce((total, each) => total + each, count), 0)
}

function sum(parts: readonly (number | null)[]): number | null {
  let total = 0
  for (const part of parts) {
    if (part === null || Number.isNaN(part)) return null
    total += part
  }
  return total
}
