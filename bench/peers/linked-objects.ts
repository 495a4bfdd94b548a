import type { DesignConditions } from '../../src/model/project/project'
import type { OutdoorEquipment } from '../../tests/reference/equipment'
import { finalMain, standardMain } from '../../tests/reference/main-pipe'
import type { HeaderRow, JointRow, PackTables } from '../../tests/reference/pack-tables'
import type { LinkedNode, LinkedPipe } from './linked-nodes'
import { linkedFindings } from './linked-findings'
import { linkedPlaces } from './linked-places'
import { machineOf } from './machine'

export interface LinkedSizes {
  gas: number
  liquid: number
}

export interface LinkedPipeResult extends LinkedSizes {
  pipe: LinkedPipe
  capacityKw: number
  equivalentM: number
}

export interface LinkedUnitResult {
  node: LinkedNode
  actualM: number
  equivalentM: number
  afterActualM: number
  afterEquivalentM: number
}

interface Delivered {
  node: LinkedNode
  coolKw: number
  sensibleKw: number
  heatKw: number
}

export interface LinkedCheck {
  loads: Map<LinkedNode, number>
  headers: Map<LinkedNode, HeaderRow>
  joints: Map<LinkedNode, JointRow>
  pipes: LinkedPipeResult[]
  units: LinkedUnitResult[]
  delivered: Delivered[]
  places: Map<LinkedNode, { x: number; y: number }>
  ratedPct: number
  totalM: number
  additionalChargeKg: number
  extension: { isOver: boolean; isAllowed: boolean; isBeyond: boolean }
  findings: { place: string; code: string; severity: 'advice' | 'error' }[]
}

/**
 * The check that a two-pipe heat pump of joints, headers and units needs, over linked objects in usual JavaScript: a walk down the
 * children, maps for the results, tables searched with `find`, results as objects.
 */
export function linkedCheck(
  nodes: readonly LinkedNode[],
  outdoor: OutdoorEquipment,
  design: DesignConditions,
  pack: PackTables,
): LinkedCheck {
  const root = rootOf(nodes)
  const loads = new Map<LinkedNode, number>()
  const rootLoad = sumLoads(root, loads)
  const { headers, joints } = chooseFittings(nodes, loads, pack)
  const standard = standardMain(outdoor, rootLoad / 10, pack)
  const fittingM = (node: LinkedNode) =>
    headers.has(node) ? pack.headers.equivalentLengthM : joints.has(node) ? pack.pipes.equivalentLength.joint : 0
  const elbows = new Map(pack.pipes.equivalentLength.perFittingM.map((row) => [row.odMm, row.elbow90]))
  const pipesAll = nodes.flatMap((node) => node.feed ?? [])
  const load = (node: LinkedNode) => loads.get(node) ?? 0
  const standardPipes = pipesAll.map((pipe): LinkedPipeResult => {
    const size = smaller(tableSize(pipe, load(pipe.lower), standard, pack), standard)
    const equivalentM = pipe.lengthM + pipe.bends * (elbows.get(size.gas) ?? 0) + fittingM(pipe.upper)
    return { pipe, ...size, capacityKw: load(pipe.lower) / 10, equivalentM }
  })
  const equivalents = new Map(standardPipes.map((result) => [result.pipe, result.equivalentM]))
  const units: LinkedUnitResult[] = []
  measure(root, { actualM: 0, equivalentM: 0, afterActualM: 0, afterEquivalentM: 0 }, equivalents, units)

  const farthest = units.reduce((best, unit) => (unit.equivalentM > best.equivalentM ? unit : best))
  const highestM = units.reduce((best, { node }) => Math.max(best, node.heightM), -Infinity)
  const main = finalMain(outdoor, rootLoad / 10, farthest.equivalentM, highestM, pack)
  const extension = extensionOf(units, outdoor)
  const grows = extension.isOver && extension.isAllowed && !extension.isBeyond
  const pipes = standardPipes.map((result) => {
    const table = tableSize(result.pipe, load(result.pipe.lower), main, pack)
    const isIndoorMain = result.pipe.upper.kind === 'joint' && result.pipe.lower.kind === 'joint'
    return { ...result, ...smaller(grows && isIndoorMain ? stepUp(table, pack) : table, main) }
  })

  const machine = machineOf(outdoor, design, pack, {
    loadIndex: rootLoad,
    mainEquivalentM: farthest.equivalentM - farthest.afterEquivalentM,
    restEquivalentM: farthest.afterEquivalentM,
    highestM,
    isGasEnlarged: main.gas > standard.gas,
    isLiquidEnlarged: main.liquid > standard.liquid,
  })
  const coolDesign = machine.vsWb * machine.vsOutdoor
  const coolSum = units.reduce((sum, { node }) => sum + (node.unit?.coolingKw ?? 0) * coolDesign, 0)
  const heatSum = units.reduce((sum, { node }) => sum + (node.unit?.heatingKw ?? 0) * machine.vsDb, 0)
  const coolFactor = coolDesign * Math.min(1, machine.coolKw / coolSum)
  const heatFactor = machine.vsDb * Math.min(1, machine.heatKw / heatSum)
  const delivered = units.map(({ node }): Delivered => {
    const coolKw = (node.unit?.coolingKw ?? 0) * coolFactor
    const sensible = (node.unit?.sensibleKw ?? 0) * coolFactor + (node.unit?.airflowM3h ?? 0) * machine.sensibleStep
    return { node, coolKw, sensibleKw: Math.min(coolKw, Math.max(0, sensible)), heatKw: (node.unit?.heatingKw ?? 0) * heatFactor }
  })

  const perM = pack.charge.kgPerM[outdoor.series.refrigerant] ?? {}
  const inPipes = pipes.reduce((sum, { pipe, liquid }) => sum + pipe.liquidM * (perM[String(liquid)] ?? 0), 0)
  const check = {
    loads,
    headers,
    joints,
    pipes,
    units,
    delivered,
    places: linkedPlaces(root),
    ratedPct: machine.ratedPct,
    totalM: pipes.reduce((sum, { pipe }) => sum + pipe.lengthM, 0),
    additionalChargeKg: inPipes + outdoor.extraChargeKg + (machine.ratedPct > 100 ? 0.5 * outdoor.modules.length : 0),
    extension,
  }
  return { ...check, findings: linkedFindings(nodes, root, check, outdoor, pack) }
}

function rootOf(nodes: readonly LinkedNode[]): LinkedNode {
  const roots = nodes.filter((node) => node.kind === 'outdoor')
  const reached = new Set(roots)
  for (const node of reached) for (const { lower } of node.outlets) reached.add(lower)
  const [root] = roots
  if (!root || roots.length > 1 || reached.size !== nodes.length) throw new Error('The bench system is one tree')
  return root
}

function sumLoads(node: LinkedNode, loads: Map<LinkedNode, number>): number {
  const load = node.outlets.reduce((sum, { lower }) => sum + sumLoads(lower, loads), node.unit?.index ?? 0)
  loads.set(node, load)
  return load
}

function chooseFittings(nodes: readonly LinkedNode[], loads: Map<LinkedNode, number>, pack: PackTables) {
  const headers = new Map<LinkedNode, HeaderRow>()
  const joints = new Map<LinkedNode, JointRow>()
  for (const node of nodes) {
    if (node.kind !== 'joint') continue
    const loadKw = (loads.get(node) ?? 0) / 10
    if (node.branches > 2) {
      const header = pack.headers.items.find((row) => row.branches >= node.branches && loadKw <= row.maxKw) ?? pack.headers.items.at(-1)
      if (header) headers.set(node, header)
    } else {
      const joint = pack.branchJoints.twoPipe.find((row) => loadKw < row.toKw) ?? pack.branchJoints.twoPipe.at(-1)
      if (joint) joints.set(node, joint)
    }
  }
  return { headers, joints }
}

function tableSize(pipe: LinkedPipe, load: number, main: LinkedSizes, pack: PackTables): LinkedSizes {
  if (pipe.upper.kind === 'outdoor') return main
  const { branch2, stub2 } = pack.pipes
  const loadKw = load / 10
  if (pipe.lower.kind === 'joint') {
    const row = branch2.items.find((item) => loadKw < item.toKw) ?? branch2.items.at(-1)
    return { gas: row?.gasMm ?? 0, liquid: row?.liquidMm ?? 0 }
  }
  const long = pipe.lengthM > stub2.longRun.overM ? stub2.longRun.rows.find((item) => loadKw <= item.maxKw) : undefined
  const row = long ?? stub2.items.find((item) => loadKw <= item.toKw) ?? stub2.items.at(-1)
  return { gas: row?.gasMm ?? 0, liquid: row?.liquidMm ?? 0 }
}

function smaller(size: LinkedSizes, main: LinkedSizes): LinkedSizes {
  return { gas: Math.min(size.gas, main.gas), liquid: Math.min(size.liquid, main.liquid) }
}

function stepUp(size: LinkedSizes, pack: PackTables): LinkedSizes {
  const { map } = pack.pipes.upsizeOneStep
  return { gas: map[String(size.gas)] ?? size.gas, liquid: map[String(size.liquid)] ?? size.liquid }
}

function measure(
  node: LinkedNode,
  at: Omit<LinkedUnitResult, 'node'>,
  equivalents: Map<LinkedPipe, number>,
  units: LinkedUnitResult[],
): void {
  if (node.kind === 'indoor') units.push({ node, ...at })
  for (const pipe of node.outlets) {
    const equivalentM = equivalents.get(pipe) ?? 0
    const isMain = node.kind === 'outdoor'
    const below = {
      actualM: at.actualM + pipe.lengthM,
      equivalentM: at.equivalentM + equivalentM,
      afterActualM: isMain ? 0 : at.afterActualM + pipe.lengthM,
      afterEquivalentM: isMain ? 0 : at.afterEquivalentM + equivalentM,
    }
    measure(pipe.lower, below, equivalents, units)
  }
}

function extensionOf(units: readonly LinkedUnitResult[], { profile }: OutdoorEquipment): LinkedCheck['extension'] {
  const afterM = units.reduce((best, unit) => Math.max(best, unit.afterActualM), 0)
  const farthestM = units.reduce((best, unit) => Math.max(best, unit.actualM), 0)
  const nearestM = units.reduce((best, unit) => Math.min(best, unit.actualM), Infinity)
  const conditions = profile.extConditions
  return {
    isOver: afterM > profile.afterFirstBranchM,
    isBeyond: afterM > (profile.afterFirstBranchExtM ?? Infinity),
    isAllowed:
      conditions !== undefined &&
      farthestM - nearestM <= conditions.lengthDifferenceM &&
      units.every(({ node }) => (node.feed?.lengthM ?? 0) <= conditions.iduToJointM),
  }
}
