import type { OutdoorEquipment } from '../../tests/reference/equipment'
import type { PackTables } from '../../tests/reference/pack-tables'
import type { LinkedNode } from './linked-nodes'
import type { LinkedCheck, LinkedUnitResult } from './linked-objects'

type Found = LinkedCheck['findings']

/** Rules and limits that a two-pipe heat pump of joints, headers and units can break. */
export function linkedFindings(
  nodes: readonly LinkedNode[],
  root: LinkedNode,
  check: Omit<LinkedCheck, 'findings'>,
  outdoor: OutdoorEquipment,
  pack: PackTables,
): Found {
  return [...systemFindings(root, check, outdoor, pack), ...nodes.flatMap((node) => nodeFindings(node, check, outdoor, pack))]
}

function over(place: string, code: string, value: number, limit: number | undefined, severity: 'advice' | 'error' = 'error'): Found {
  return limit !== undefined && value - limit > 2 ** -20 ? [{ place, code, severity }] : []
}

function farthest(units: readonly LinkedUnitResult[], of: (unit: LinkedUnitResult) => number): LinkedUnitResult {
  return units.reduce((best, unit) => (of(unit) > of(best) ? unit : best))
}

function systemFindings(root: LinkedNode, check: Omit<LinkedCheck, 'findings'>, outdoor: OutdoorEquipment, pack: PackTables): Found {
  const { units, ratedPct, extension } = check
  const { profile } = outdoor
  const { connectionRatio, charge } = pack
  const actual = farthest(units, (unit) => unit.actualM)
  const equivalent = farthest(units, (unit) => unit.equivalentM)
  const after = farthest(units, (unit) => unit.afterActualM)
  const highest = farthest(units, ({ node }) => node.heightM).node
  const lowest = farthest(units, ({ node }) => -node.heightM).node
  const spreadM = highest.heightM - lowest.heightM
  const totalKg = outdoor.factoryChargeKg + check.additionalChargeKg
  const above = over(lowest.id, 'heightOduAboveM', -lowest.heightM, profile.heightOduAboveM)
  const below = over(highest.id, 'heightOduBelowM', highest.heightM, profile.heightOduBelowM)
  const hasSpecial = outdoor.maxCrSpecialPct > outdoor.maxCrPct
  const special = hasSpecial ? over(root.id, 'maxCrSpecialPct', ratedPct, outdoor.maxCrSpecialPct) : []
  const heavy = over(root.id, 'maxTotalKg', totalKg, charge.maxTotalKg.R410A)
  const small = units.filter(({ node }) => node.unit?.index === 15).length
  const isTall = spreadM > connectionRatio.heightRule.iduIduOverM
  return [
    ...over(root.id, 'totalM', check.totalM, profile.totalM),
    ...over(actual.node.id, 'farthestActualM', actual.actualM, profile.farthestActualM),
    ...over(equivalent.node.id, 'farthestEqM', equivalent.equivalentM, profile.farthestEqM),
    ...(extension.isBeyond
      ? over(after.node.id, 'afterFirstBranchExtM', after.afterActualM, profile.afterFirstBranchExtM)
      : over(after.node.id, 'afterFirstBranchM', after.afterActualM, profile.afterFirstBranchM, extension.isAllowed ? 'advice' : 'error')),
    ...(above.length > 0 ? above : over(lowest.id, 'heightOduAboveStdM', -lowest.heightM, profile.heightOduAboveStdM, 'advice')),
    ...(below.length > 0 ? below : over(highest.id, 'heightOduBelowStdM', highest.heightM, profile.heightOduBelowStdM, 'advice')),
    ...over(highest.id, 'heightIduIduM', spreadM, profile.heightIduIduM),
    ...over(root.id, 'minCrPct', outdoor.minCrPct, ratedPct),
    ...(special.length > 0 ? special : over(root.id, 'maxCrPct', ratedPct, outdoor.maxCrPct, hasSpecial ? 'advice' : 'error')),
    ...(isTall ? over(root.id, 'crLimitTallPct', ratedPct, profile.crLimitTallPct) : []),
    ...over(root.id, 'maxIdu', units.length, outdoor.maxIdu),
    ...over(root.id, 'minIduCount', connectionRatio.minIduCount, units.length),
    ...over(root.id, 'class15CountsMaxPct', (100 * small) / units.length, connectionRatio.smallIdu.class15CountsMaxPct, 'advice'),
    ...over(root.id, 'maxModules', outdoor.modules.length, outdoor.series.maxModules),
    ...over(root.id, 'maxHp', outdoor.hp, outdoor.series.maxHp),
    ...over(root.id, 'mainHpMax', outdoor.hp, pack.pipes.main2.items.at(-1)?.hpMax),
    ...(heavy.length > 0 ? heavy : over(root.id, 'R410Adivide', totalKg, charge.maxTotalKg.R410Adivide, 'advice')),
  ]
}

function nodeFindings(node: LinkedNode, check: Omit<LinkedCheck, 'findings'>, outdoor: OutdoorEquipment, pack: PackTables): Found {
  const { feed } = node
  if (!feed) return []
  const { limits, branchJoints, headers, pipes } = pack
  const loadKw = (check.loads.get(node) ?? 0) / 10
  const found: Found = []
  if (feed.upper.kind === 'outdoor') {
    if (node.kind === 'joint')
      found.push(...over(feed.id, 'minPipeOduToFirstJointM', limits.minPipeOduToFirstJointM, feed.lengthM, 'advice'))
  } else if (node.kind === 'indoor') found.push(...over(feed.id, 'iduToJointM', feed.lengthM, outdoor.profile.iduToJointM))
  else found.push(...over(feed.id, 'minStraightM', limits.minStraightM, feed.lengthM, 'advice'))
  if (feed.upper.kind !== 'outdoor') {
    const table = node.kind === 'joint' ? pipes.branch2 : pipes.stub2
    found.push(...over(feed.id, 'pipeToKw', loadKw, table.items.at(-1)?.toKw))
  }
  if (node.kind !== 'joint') return found
  for (const { lower } of node.outlets.slice(node.branches)) found.push({ place: lower.id, code: 'placeTaken', severity: 'error' })
  const header = check.headers.get(node)
  if (!header) return [...found, ...over(node.id, 'toKw', loadKw, branchJoints.twoPipe.at(-1)?.toKw)]
  return [
    ...found,
    ...over(node.id, 'maxKw', loadKw, header.maxKw),
    ...over(node.id, 'branches', node.branches, headers.items.at(-1)?.branches),
    ...node.outlets.flatMap((pipe) => over(pipe.id, 'maxBranchKw', (check.loads.get(pipe.lower) ?? 0) / 10, header.maxBranchKw)),
  ]
}
