import { finalMain, standardMain } from '../../tests/reference/main-pipe.ts'
import { machineOf } from './machine.ts'

const OUTDOOR = 1
const INDOOR = 2
const JOINT = 6
const ADVICE = 1
const ERROR = 2
const SLACK = 2 ** -20

/**
 * The check that a two-pipe heat pump of joints, headers and units needs, written by hand over typed arrays: one breadth-first order, then forward
 * and backward loops. It holds no object for a node and allocates nothing while it runs.
 */
export function typedArrayCheck(diagram, models, flat, outdoor, design, pack) {
  const nodes = diagram.nodeCount
  const edges = diagram.edgeCount
  const { nodeKind, nodeOutlets, nodeModel, nodeHeightM, nodeJointType, edgeSource, edgeTarget, edgeKind } = diagram
  const { edgeLengthM, edgeGasLengthM, edgeLiquidLengthM, edgeBends } = diagram
  const feed = new Int32Array(nodes)
  const start = new Int32Array(nodes + 2)
  const child = new Int32Array(edges)
  const order = new Int32Array(nodes)
  const actual = new Float64Array(nodes)
  const equivalent = new Float64Array(nodes)
  const afterActual = new Float64Array(nodes)
  const afterEquivalent = new Float64Array(nodes)
  const fittingM = new Float64Array(nodes)
  const width = new Int32Array(nodes)
  const offset = new Float64Array(nodes)
  const left = new Int32Array(nodes)
  const onward = new Int32Array(nodes)
  const lengthM = new Float64Array(edges)
  const gas = new Uint8Array(edges)
  const liquid = new Uint8Array(edges)
  const answer = {
    loadIndex: new Int32Array(nodes),
    fitting: new Int16Array(nodes),
    deliveredCoolingKw: new Float64Array(nodes),
    deliveredSensibleKw: new Float64Array(nodes),
    deliveredHeatingKw: new Float64Array(nodes),
    edgeCapacityKw: new Float64Array(edges),
    edgeEquivalentM: new Float64Array(edges),
    edgeGasMm: new Float64Array(edges),
    edgeLiquidMm: new Float64Array(edges),
    nodeWorst: new Uint8Array(nodes),
    edgeWorst: new Uint8Array(edges),
    arrangedX: new Float64Array(nodes),
    arrangedY: new Float64Array(nodes),
    findings: 0,
    farthestActualM: 0,
    farthestEquivalentM: 0,
    afterFirstBranchM: 0,
    totalM: 0,
    additionalChargeKg: 0,
  }
  const { loadIndex, fitting } = answer
  const { profile, series } = outdoor
  const jointM = pack.pipes.equivalentLength.joint
  const headerM = pack.headers.equivalentLengthM
  const defaultM = pack.limits.defaultPipeM
  let mainGas = 0
  let mainLiquid = 0

  function orderTree() {
    feed.fill(-1)
    start.fill(0)
    for (let edge = 0; edge < edges; edge++) {
      const target = edgeTarget[edge]
      const source = edgeSource[edge]
      if (source < 0 || target < 0 || feed[target] !== -1 || edgeKind[edge] !== 0 || diagram.edgeSourcePort[edge] !== 0)
        throw new Error('The bench system is a tree of single pipes')
      feed[target] = edge
      start[source + 2]++
    }
    for (let node = 1; node <= nodes; node++) start[node + 1] += start[node]
    for (let edge = 0; edge < edges; edge++) child[start[edgeSource[edge] + 1]++] = edge
    let count = 0
    for (let node = 0; node < nodes; node++) {
      const kind = nodeKind[node]
      if (kind === OUTDOOR) order[count++] = node
      else if (kind !== INDOOR && (kind !== JOINT || nodeJointType[node] !== 0))
        throw new Error('The bench system has joints, headers and units only')
    }
    if (count !== 1) throw new Error('The bench system has one outdoor unit')
    for (let head = 0; head < count; head++) {
      const node = order[head]
      for (let place = start[node], to = start[node + 1]; place < to; place++) order[count++] = edgeTarget[child[place]]
    }
    if (count !== nodes) throw new Error('The bench system is whole')
    return order[0]
  }

  function sumLoads() {
    loadIndex.fill(0)
    for (let place = nodes - 1; place > 0; place--) {
      const node = order[place]
      if (nodeKind[node] === INDOOR) loadIndex[node] += models.index[nodeModel[node]]
      loadIndex[edgeSource[feed[node]]] += loadIndex[node]
    }
  }

  function chooseFittings() {
    fitting.fill(-1)
    for (let node = 0; node < nodes; node++) {
      fittingM[node] = 0
      if (nodeKind[node] !== JOINT) continue
      const load = loadIndex[node]
      const branches = nodeOutlets[node] || Math.max(2, start[node + 1] - start[node])
      if (branches > 2) {
        const last = flat.headerBound.length - 1
        let row = 0
        while (row < last && (flat.headerBranches[row] < branches || load > flat.headerBound[row])) row++
        fitting[node] = flat.jointBound.length + row
        fittingM[node] = headerM
        continue
      }
      let row = 0
      while (row < flat.jointBound.length - 1 && load >= flat.jointBound[row]) row++
      fitting[node] = row
      fittingM[node] = jointM
    }
  }

  function measure() {
    for (let edge = 0; edge < edges; edge++) {
      const common = edgeLengthM[edge]
      const given = common === common ? common : defaultM
      const gasM = edgeGasLengthM[edge]
      const liquidM = edgeLiquidLengthM[edge]
      const one = gasM === gasM ? gasM : given
      const other = liquidM === liquidM ? liquidM : given
      lengthM[edge] = one > other ? one : other
    }
  }

  function sizeAll(isFinal, grows) {
    for (let place = 1; place < nodes; place++) {
      const node = order[place]
      const edge = feed[node]
      const source = edgeSource[edge]
      const load = loadIndex[node]
      let g = mainGas
      let l = mainLiquid
      if (nodeKind[source] !== OUTDOOR) {
        if (nodeKind[node] === INDOOR) {
          let row = 0
          let isLong = false
          if (lengthM[edge] - flat.longOverM > SLACK) {
            while (row < flat.longBound.length && load > flat.longBound[row]) row++
            isLong = row < flat.longBound.length
          }
          if (!isLong) {
            row = 0
            while (row < flat.stubBound.length - 1 && load > flat.stubBound[row]) row++
          }
          g = isLong ? flat.longGas[row] : flat.stubGas[row]
          l = isLong ? flat.longLiquid[row] : flat.stubLiquid[row]
        } else {
          let row = 0
          while (row < flat.branchBound.length - 1 && load >= flat.branchBound[row]) row++
          g = flat.branchGas[row]
          l = flat.branchLiquid[row]
          if (grows && nodeKind[source] === JOINT) {
            g = flat.oneStepUp[g]
            l = flat.oneStepUp[l]
          }
        }
        if (g > mainGas) g = mainGas
        if (l > mainLiquid) l = mainLiquid
      }
      gas[edge] = g
      liquid[edge] = l
      answer.edgeGasMm[edge] = flat.tubeMm[g]
      answer.edgeLiquidMm[edge] = flat.tubeMm[l]
      if (isFinal) continue
      answer.edgeCapacityKw[edge] = load / 10
      const bends = edgeBends[edge]
      const whole = lengthM[edge] + (bends === bends ? bends : 0) * flat.elbowM[g] + fittingM[source]
      answer.edgeEquivalentM[edge] = whole
      actual[node] = actual[source] + lengthM[edge]
      equivalent[node] = equivalent[source] + whole
      const isAfter = nodeKind[source] !== OUTDOOR
      afterActual[node] = isAfter ? afterActual[source] + lengthM[edge] : 0
      afterEquivalent[node] = isAfter ? afterEquivalent[source] + whole : 0
    }
  }

  /** Columns below each node bottom up, then places top down: a joint's line goes on to its last child that has children. */
  function arrange() {
    for (let place = nodes - 1; place >= 0; place--) {
      const node = order[place]
      const from = start[node]
      const to = start[node + 1]
      onward[node] = -1
      width[node] = 1
      offset[node] = 0
      if (from === to) continue
      const isJoint = nodeKind[node] === JOINT
      const isMiddle = isJoint && (nodeOutlets[node] || Math.max(2, to - from)) > 2
      let line = -1
      if (isJoint && !isMiddle && to - from > 1) {
        for (let at = to - 1; at >= from && line < 0; at--) {
          const below = edgeTarget[child[at]]
          if (start[below + 1] > start[below]) line = below
        }
      }
      let columns = 0
      let first = -1
      for (let at = from; at < to; at++) {
        const below = edgeTarget[child[at]]
        if (below === line) continue
        if (first < 0) first = columns + offset[below]
        columns += width[below]
      }
      onward[node] = line
      offset[node] = isMiddle ? (columns - 1) / 2 : first < 0 ? 0 : first
      width[node] = line < 0 ? columns : columns + width[line]
    }
    left[order[0]] = 0
    answer.arrangedY[order[0]] = 0
    for (let place = 0; place < nodes; place++) {
      const node = order[place]
      const y = answer.arrangedY[node]
      answer.arrangedX[node] = (left[node] + offset[node]) * 140
      let next = left[node]
      const line = onward[node]
      for (let at = start[node], to = start[node + 1]; at < to; at++) {
        const below = edgeTarget[child[at]]
        if (below === line) continue
        left[below] = next
        next += width[below]
        answer.arrangedY[below] = y + 150
      }
      if (line < 0) continue
      left[line] = next
      answer.arrangedY[line] = y
    }
  }

  function find(node, edge, severity) {
    answer.findings++
    if (node >= 0 && answer.nodeWorst[node] < severity) answer.nodeWorst[node] = severity
    if (edge >= 0 && answer.edgeWorst[edge] < severity) answer.edgeWorst[edge] = severity
  }

  return () => {
    answer.findings = 0
    answer.nodeWorst.fill(0)
    answer.edgeWorst.fill(0)
    const root = orderTree()
    sumLoads()
    chooseFittings()
    measure()
    const connectedKw = loadIndex[root] / 10
    const standard = standardMain(outdoor, connectedKw, pack)
    mainGas = flat.tubeMm.indexOf(standard.gas)
    mainLiquid = flat.tubeMm.indexOf(standard.liquid)
    sizeAll(false, false)

    let units = 0
    let coolSum = 0
    let heatSum = 0
    let small = 0
    let farActual = -1
    let farEquivalent = -1
    let farAfter = -1
    let nearestM = Infinity
    let longestStubM = 0
    let lowest = -1
    let highest = -1
    for (let node = 0; node < nodes; node++) {
      if (nodeKind[node] !== INDOOR) continue
      const model = nodeModel[node]
      units++
      coolSum += models.coolKw[model]
      heatSum += models.heatKw[model]
      if (models.index[model] === 15) small++
      if (farActual < 0 || actual[node] > actual[farActual]) farActual = node
      if (farEquivalent < 0 || equivalent[node] > equivalent[farEquivalent]) farEquivalent = node
      if (farAfter < 0 || afterActual[node] > afterActual[farAfter]) farAfter = node
      if (actual[node] < nearestM) nearestM = actual[node]
      const edge = feed[node]
      if (nodeKind[edgeSource[edge]] !== OUTDOOR && lengthM[edge] > longestStubM) longestStubM = lengthM[edge]
      if (lowest < 0 || nodeHeightM[node] < nodeHeightM[lowest]) lowest = node
      if (highest < 0 || nodeHeightM[node] > nodeHeightM[highest]) highest = node
    }
    const highestM = nodeHeightM[highest]
    const lowestM = nodeHeightM[lowest]
    answer.farthestActualM = actual[farActual]
    answer.farthestEquivalentM = equivalent[farEquivalent]
    const afterM = afterActual[farAfter]
    answer.afterFirstBranchM = afterM
    const main = finalMain(outdoor, connectedKw, answer.farthestEquivalentM, highestM, pack)
    const ext = profile.extConditions
    const isAllowed =
      ext !== undefined && longestStubM - ext.iduToJointM <= SLACK && answer.farthestActualM - nearestM - ext.lengthDifferenceM <= SLACK
    const isOver = afterM - profile.afterFirstBranchM > SLACK
    const isBeyond = afterM - (profile.afterFirstBranchExtM ?? Infinity) > SLACK
    const grows = isOver && isAllowed && !isBeyond
    if (main.gas !== standard.gas || main.liquid !== standard.liquid || grows) {
      mainGas = flat.tubeMm.indexOf(main.gas)
      mainLiquid = flat.tubeMm.indexOf(main.liquid)
      sizeAll(true, grows)
    }

    const restEquivalentM = afterEquivalent[farEquivalent]
    const machine = machineOf(outdoor, design, pack, {
      loadIndex: loadIndex[root],
      mainEquivalentM: answer.farthestEquivalentM - restEquivalentM,
      restEquivalentM,
      highestM,
      isGasEnlarged: main.gas > standard.gas,
      isLiquidEnlarged: main.liquid > standard.liquid,
    })
    const coolDesign = machine.vsWb * machine.vsOutdoor
    const coolFactor = coolDesign * Math.min(1, machine.coolKw / (coolSum * coolDesign))
    const heatFactor = machine.vsDb * Math.min(1, machine.heatKw / (heatSum * machine.vsDb))
    for (let node = 0; node < nodes; node++) {
      if (nodeKind[node] !== INDOOR) continue
      const model = nodeModel[node]
      const cool = models.coolKw[model] * coolFactor
      const sensible = models.sensibleKw[model] * coolFactor + models.airflowM3h[model] * machine.sensibleStep
      answer.deliveredCoolingKw[node] = cool
      answer.deliveredSensibleKw[node] = sensible < 0 ? 0 : sensible > cool ? cool : sensible
      answer.deliveredHeatingKw[node] = models.heatKw[model] * heatFactor
    }

    let totalM = 0
    let inPipes = 0
    for (let edge = 0; edge < edges; edge++) {
      const liquidM = edgeLiquidLengthM[edge]
      const common = edgeLengthM[edge]
      totalM += lengthM[edge]
      inPipes += (liquidM === liquidM ? liquidM : common === common ? common : defaultM) * flat.kgPerM[liquid[edge]]
    }
    answer.totalM = totalM
    answer.additionalChargeKg = inPipes + outdoor.extraChargeKg + (machine.ratedPct - 100 > SLACK ? 0.5 * outdoor.modules.length : 0)

    for (let node = 0; node < nodes; node++) {
      const kind = nodeKind[node]
      const edge = feed[node]
      if (kind === OUTDOOR) continue
      const source = edgeSource[edge]
      if (nodeKind[source] === OUTDOOR) {
        if (kind === JOINT && pack.limits.minPipeOduToFirstJointM - lengthM[edge] > SLACK) find(-1, edge, ADVICE)
      } else if (kind === INDOOR) {
        if (lengthM[edge] - profile.iduToJointM > SLACK) find(-1, edge, ERROR)
      } else if (pack.limits.minStraightM - lengthM[edge] > SLACK) find(-1, edge, ADVICE)
      if (nodeKind[source] !== OUTDOOR) {
        const bounds = kind === JOINT ? flat.branchBound : flat.stubBound
        if (loadIndex[node] > bounds[bounds.length - 1]) find(-1, edge, ERROR)
      }
      if (kind !== JOINT) continue
      const children = start[node + 1] - start[node]
      const branches = nodeOutlets[node] || Math.max(2, children)
      const load = loadIndex[node]
      for (let place = start[node] + branches, to = start[node + 1]; place < to; place++) find(edgeTarget[child[place]], -1, ERROR)
      if (branches === 2) {
        if (load > flat.jointBound[flat.jointBound.length - 1]) find(node, -1, ERROR)
        continue
      }
      const row = fitting[node] - flat.jointBound.length
      if (load > flat.headerBound[row]) find(node, -1, ERROR)
      if (branches > flat.headerBranches[flat.headerBranches.length - 1]) find(node, -1, ERROR)
      for (let place = start[node], to = start[node + 1]; place < to; place++) {
        if (loadIndex[edgeTarget[child[place]]] > flat.headerBranchBound[row]) find(-1, child[place], ERROR)
      }
    }

    const totalKg = outdoor.factoryChargeKg + answer.additionalChargeKg
    const { minIduCount, smallIdu, heightRule } = pack.connectionRatio
    const most = (node, value, limit, severity) => {
      const isBroken = limit !== undefined && value - limit > SLACK
      if (isBroken) find(node, -1, severity)
      return isBroken
    }
    most(root, totalM, profile.totalM, ERROR)
    most(farActual, answer.farthestActualM, profile.farthestActualM, ERROR)
    most(farEquivalent, answer.farthestEquivalentM, profile.farthestEqM, ERROR)
    if (isBeyond) find(farAfter, -1, ERROR)
    else if (isOver) find(farAfter, -1, isAllowed ? ADVICE : ERROR)
    if (!most(lowest, -lowestM, profile.heightOduAboveM, ERROR)) most(lowest, -lowestM, profile.heightOduAboveStdM, ADVICE)
    if (!most(highest, highestM, profile.heightOduBelowM, ERROR)) most(highest, highestM, profile.heightOduBelowStdM, ADVICE)
    most(highest, highestM - lowestM, profile.heightIduIduM, ERROR)
    if (outdoor.minCrPct - machine.ratedPct > SLACK) find(root, -1, ERROR)
    const hasSpecial = outdoor.maxCrSpecialPct > outdoor.maxCrPct
    if (!hasSpecial || !most(root, machine.ratedPct, outdoor.maxCrSpecialPct, ERROR))
      most(root, machine.ratedPct, outdoor.maxCrPct, hasSpecial ? ADVICE : ERROR)
    if (highestM - lowestM - heightRule.iduIduOverM > SLACK)
      most(root, machine.ratedPct, profile.crLimitTallPct ?? heightRule.maxPct, ERROR)
    most(root, units, outdoor.maxIdu, ERROR)
    if (minIduCount - units > SLACK) find(root, -1, ERROR)
    most(root, (100 * small) / units, smallIdu.class15CountsMaxPct, ADVICE)
    most(root, outdoor.modules.length, series.maxModules, ERROR)
    most(root, outdoor.hp, series.maxHp, ERROR)
    most(root, outdoor.hp, pack.pipes.main2.items.at(-1).hpMax, ERROR)
    if (!most(root, totalKg, pack.charge.maxTotalKg.R410A, ERROR)) most(root, totalKg, pack.charge.maxTotalKg.R410Adivide, ADVICE)
    arrange()
    return answer
  }
}
