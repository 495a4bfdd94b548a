import { createDiagram } from '../../model/diagram-rows'
import type { Diagram, DiagramEdge, DiagramNode } from '../../model/diagram'
import type { DesignConditions, System } from '../../model/project'
import type { ExampleInputs } from '../../contract/pack/example-inputs'
import { InputError } from '../../contract/input-error'
import type { Answerer, ExampleContext } from './answer'
import type { GivenTemperatures } from './ask-core'

/** A small system drawn and checked as any other: every figure of the outdoor unit, `codes` of its findings in order of the alphabet, and `broken`, those that are errors. */
export const answerLimit: Answerer<'limit'> = async (inputs, context) => {
  checkModels(inputs, context)
  const result = await context.engine.inspect(drawn(inputs), { design: design(inputs), revision: 0, arrange: false })
  const figures = Object.entries(result.outdoor ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  const codes = (severity?: string): string[] =>
    [
      ...new Set(result.findings.filter((finding) => severity === undefined || finding.severity === severity).map(({ code }) => code)),
    ].sort()
  return { ...Object.fromEntries(figures), codes: codes(), broken: codes('error') }
}

function checkModels(inputs: ExampleInputs['limit'], { rows }: ExampleContext): void {
  inputs.outdoor.forEach((id, i) => {
    if (rows.moduleRow(id) < 0 && rows.combinationRow(id) < 0)
      throw new InputError(`inputs.outdoor[${i}]`, `a known outdoor model; '${id}' is not in the pack`)
  })
  inputs.units.forEach((unit, i) => {
    if (rows.equipmentRow(unit.model) < 0)
      throw new InputError(`inputs.units[${i}].model`, `a known unit model; '${unit.model}' is not in the pack`)
  })
}

function drawn(inputs: ExampleInputs['limit']): System {
  return {
    id: 'example',
    name: 'Example',
    floor: 0,
    level: 0,
    active: true,
    outdoorModels: [...inputs.outdoor],
    indoorUnits: [],
    diagram: diagramOf(inputs),
    extra: {},
  }
}

function diagramOf(inputs: ExampleInputs['limit']): Diagram {
  const units = inputs.units.flatMap((unit) => Array.from({ length: unit.count ?? 1 }, () => unit))
  const nodes: DiagramNode[] = [node('outdoor', 'outdoor', { models: [...inputs.outdoor] })]
  const edges: DiagramEdge[] = []
  const isStraight = inputs.straight === true
  if (!isStraight) {
    nodes.push(node('joint', 'joint', { branches: Math.max(2, units.length) }))
    edges.push(edge('outdoor', 'joint', inputs.mainM ?? 0, inputs.mainBends ?? 0))
  }
  units.forEach((unit, i) => {
    nodes.push(node(`unit${i}`, 'indoor', { model: unit.model, heightM: unit.heightM ?? 0 }))
    edges.push(edge(isStraight ? 'outdoor' : 'joint', `unit${i}`, unit.lengthM, unit.bends ?? 0))
  })
  return createDiagram(nodes, edges)
}

function node(id: string, kind: DiagramNode['kind'], data: DiagramNode['data']): DiagramNode {
  return { id, kind, shape: kind, x: 0, y: 0, data }
}

function edge(source: string, target: string, lengthM: number, bends: number): DiagramEdge {
  return { id: `${source}>${target}`, source, target, sourcePort: 0, kind: 'generic', lengthM, bends }
}

function design(given: GivenTemperatures): DesignConditions {
  return {
    coolingIndoorDryBulbC: given.coolIndoorDbC ?? null,
    coolingIndoorWetBulbC: given.coolIndoorWbC ?? null,
    coolingOutdoorDryBulbC: given.coolOutdoorDbC ?? null,
    coolingOutdoorWetBulbC: null,
    heatingIndoorDryBulbC: given.heatIndoorDbC ?? null,
    heatingIndoorWetBulbC: null,
    heatingOutdoorDryBulbC: null,
    heatingOutdoorWetBulbC: given.heatOutdoorWbC ?? null,
    elevationM: given.elevationM ?? null,
  }
}

/** Choice of an outdoor unit: `first`, the ids that fit and those that do not, and `crPct.ID` for each. */
export const answerProposal: Answerer<'proposal'> = async (inputs, { engine }) => {
  const proposals = await engine.propose({
    design: design({}),
    ...(inputs.series === undefined ? {} : { series: [...inputs.series] }),
    indoorUnits: inputs.units.map((unit) => ({
      id: unit.model,
      type: 'idu',
      model: unit.model,
      name: unit.model,
      room: '',
      floor: '1',
      count: unit.count ?? 1,
      requiredCoolingKw: unit.requiredCoolKw ?? null,
      requiredSensibleKw: null,
      requiredHeatingKw: unit.requiredHeatKw ?? null,
      roomAreaM2: null,
      roomHeightM: null,
      extra: {},
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
