import { createDiagram } from '../../model/diagram/diagram-rows'
import type { Diagram, DiagramEdge, DiagramNode } from '../../model/diagram/diagram'
import type { DesignConditions, IndoorUnit, System } from '../../model/project/project'
import type { ExampleInputs } from '../../contract/pack/examples/example-inputs'
import type { Pack } from '../../contract/pack'
import { InputError } from '../../contract/input-error'
import { LIMIT_CODES } from '../decode/finding-codes'
import type { Answerer, ExampleContext } from './answer'
import type { GivenTemperatures } from './ask-core'

/**
 * A small system drawn and checked as any other: every figure of the outdoor unit, `codes` of its findings in alphabetical order, `broken`, those that are errors, and for each limit `kept`, `advice` or
 * `error` under its code.
 */
export const answerLimit: Answerer<'limit'> = async (inputs, context) => {
  checkModels(inputs, context)
  const { outdoor, findings } = await context.engine.inspect(drawn(inputs, context), {
    design: design(inputs),
    revision: 0,
    arrange: false,
  })
  const figures = Object.entries(outdoor ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  const errors = new Set(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code))
  const codes = new Set(findings.map(({ code }) => code))
  const limits = LIMIT_CODES.map(([code]) => [code, errors.has(code) ? 'error' : codes.has(code) ? 'advice' : 'kept'] as const)
  return { ...Object.fromEntries(figures), ...Object.fromEntries(limits), codes: [...codes].sort(), broken: [...errors].sort() }
}

function checkModels(inputs: ExampleInputs['limit'], { rows }: ExampleContext): void {
  inputs.outdoor.forEach((id, i) => {
    if (rows.machineOf([id]).modules.includes(-1))
      throw new InputError(`inputs.outdoor[${i}]`, `a known outdoor model; '${id}' is not in the pack`)
  })
  if (inputs.box !== undefined && rows.boxRow(inputs.box) < 0)
    throw new InputError('inputs.box', `a known box; '${inputs.box}' is not in the pack`)
  inputs.units.forEach((unit, i) => {
    if (rows.equipmentRow(unit.model) < 0)
      throw new InputError(`inputs.units[${i}].model`, `a known unit model; '${unit.model}' is not in the pack`)
  })
}

function drawn(inputs: ExampleInputs['limit'], context: ExampleContext): System {
  return {
    id: 'example',
    name: 'Example',
    floor: 0,
    level: 0,
    active: true,
    outdoorModels: [...inputs.outdoor],
    indoorUnits: listOf(inputs),
    diagram: diagramOf(inputs, context),
    extra: {},
  }
}

/** Returns each unit as an entry of its own. */
function unitsOf(inputs: ExampleInputs['limit']): ExampleInputs['limit']['units'] {
  return inputs.units.flatMap((unit) => Array.from({ length: unit.count ?? 1 }, () => unit))
}

/** Returns one list item for each unit, with its room. */
function listOf(inputs: ExampleInputs['limit']): IndoorUnit[] {
  return unitsOf(inputs).map((unit, i) => ({
    ...lineOf(unit.model, 1),
    id: `unit${i}`,
    roomAreaM2: unit.roomAreaM2 ?? null,
    roomHeightM: unit.roomHeightM ?? null,
  }))
}

function lineOf(model: string, count: number): IndoorUnit {
  return {
    ...{ id: model, type: 'idu', model, name: model, room: '', floor: '1', count },
    ...{ requiredCoolingKw: null, requiredSensibleKw: null, requiredHeatingKw: null, roomAreaM2: null, roomHeightM: null, extra: {} },
  }
}

function diagramOf(inputs: ExampleInputs['limit'], { pack }: ExampleContext): Diagram {
  const units = unitsOf(inputs)
  const nodes: DiagramNode[] = [node('outdoor', 'outdoor', { models: [...inputs.outdoor] })]
  const edges: DiagramEdge[] = []
  const isStraight = inputs.straight === true
  if (!isStraight) {
    nodes.push(
      inputs.box === undefined
        ? node('joint', 'joint', { branches: Math.max(2, units.length) })
        : node('joint', 'box', { jointType: 'MS', model: inputs.box }),
    )
    edges.push(edge('outdoor', 'joint', inputs.mainM ?? 0, inputs.mainBends ?? 0))
  }
  units.forEach((unit, i) => {
    nodes.push(node(`unit${i}`, kindOf(pack, unit.model), { model: unit.model, heightM: unit.heightM ?? 0, indoorUnitId: `unit${i}` }))
    edges.push(edge(isStraight ? 'outdoor' : 'joint', `unit${i}`, unit.lengthM, unit.bends ?? 0, inputs.box === undefined ? 0 : i + 1))
  })
  return createDiagram(nodes, edges)
}

function kindOf(pack: Pack, model: string): DiagramNode['kind'] {
  const has = (list: { items: readonly { id: string }[] }): boolean => list.items.some(({ id }) => id === model)
  if (has(pack.freshAirUnits)) return 'freshAir'
  if (has(pack.hydroModules)) return 'hydro'
  return has(pack.ahuKits) ? 'ahuKit' : 'indoor'
}

function node(id: string, kind: DiagramNode['kind'], data: DiagramNode['data']): DiagramNode {
  return { id, kind, shape: kind, x: 0, y: 0, data }
}

function edge(source: string, target: string, lengthM: number, bends: number, sourcePort = 0): DiagramEdge {
  return { id: `${source}>${target}`, source, target, sourcePort, kind: 'generic', lengthM, bends }
}

function design(given: GivenTemperatures): DesignConditions {
  return {
    coolingIndoorDryBulbC: given.coolIndoorDbC ?? null,
    coolingIndoorWetBulbC: given.coolIndoorWbC ?? null,
    coolingOutdoorDryBulbC: given.coolOutdoorDbC ?? null,
    coolingOutdoorWetBulbC: null,
    heatingIndoorDryBulbC: given.heatIndoorDbC ?? null,
    heatingIndoorWetBulbC: null,
    heatingOutdoorDryBulbC: given.heatOutdoorDbC ?? null,
    heatingOutdoorWetBulbC: given.heatOutdoorWbC ?? null,
    elevationM: given.elevationM ?? null,
  }
}

/** Choice of an outdoor unit: `first`, the ids that fit and those that do not, and `crPct.ID` for each. */
export const answerProposal: Answerer<'proposal'> = async (inputs, { engine }) => {
  const proposals = await engine.propose({
    design: design({}),
    ...(inputs.series === undefined ? {} : { series: [...inputs.series] }),
    ...(inputs.blockCoolKw === undefined ? {} : { blockCoolKw: inputs.blockCoolKw }),
    ...(inputs.blockHeatKw === undefined ? {} : { blockHeatKw: inputs.blockHeatKw }),
    indoorUnits: inputs.units.map((unit) => ({
      ...lineOf(unit.model, unit.count ?? 1),
      requiredCoolingKw: unit.requiredCoolKw ?? null,
      requiredHeatingKw: unit.requiredHeatKw ?? null,
    })),
  })
  const ids = (fits: boolean): string[] => proposals.filter((proposal) => proposal.fits === fits).map((proposal) => proposal.id)
  return {
    first: ids(true)[0] ?? '',
    accepted: ids(true),
    rejected: ids(false),
    ...Object.fromEntries(proposals.map((proposal) => [`crPct.${proposal.id}`, proposal.ratedCrPct])),
  }
}
