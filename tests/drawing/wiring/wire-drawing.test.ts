import { describe, expect, it } from 'vitest'
import { nodeBox, type Drawing } from '../../../src/drawing/drawing/drawing'
import { newRoute, pipeRoute } from '../../../src/drawing/drawing/pipe-route'
import { wireKey } from '../../../src/drawing/wiring/wire-rows'
import { findingsAt } from '../../../src/drawing/view/findings-at'
import { applyChange } from '../../../src/model/change/apply'
import { equipAll } from '../../../src/model/edits/wiring/equip-all'
import { NO_WIRING } from '../../../src/model/wiring/wiring'
import { sampleProject } from '../../helpers/sample-projects'
import { defaultPack } from '../../engine/core-record'
import { wiredBuilding } from './wired-building'

/** Three systems with a controller for every unit and central controllers. */
function equipped() {
  const project = sampleProject(['apartment', 'heat-recovery', 'main-sub'])
  applyChange(
    project,
    equipAll(project, defaultPack, ({ nodeId }) => nodeId),
  )
  return project
}

function overlaps({ nodeCount, ...drawing }: Drawing): string[] {
  const boxes = Array.from({ length: nodeCount }, (_, row) => nodeBox({ nodeCount, ...drawing }, row))
  return boxes.flatMap((a, row) =>
    boxes
      .slice(row + 1)
      .flatMap((b, at) => (a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY ? [`${row} and ${row + 1 + at}`] : [])),
  )
}

/** Symbols that a route crosses besides those at its ends. */
function crossed(drawing: Drawing): string[] {
  const route = newRoute()
  const found: string[] = []
  for (let edge = 0; edge < drawing.edgeCount; edge++) {
    const corners = pipeRoute(drawing, edge, route)
    for (let corner = 1; corner < corners; corner++) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = route.subarray(2 * corner - 2, 2 * corner + 2)
      for (let row = 0; row < drawing.nodeCount; row++) {
        if (row === drawing.source[edge] || row === drawing.target[edge]) continue
        const { minX, minY, maxX, maxY } = nodeBox(drawing, row)
        const isCrossed = Math.max(ax, bx) > minX && Math.min(ax, bx) < maxX && Math.max(ay, by) > minY && Math.min(ay, by) < maxY
        if (isCrossed) found.push(`${drawing.diagram.edgeId[edge]} over ${drawing.diagram.nodeId[row]}`)
      }
    }
  }
  return found
}

describe('a wiring diagram on the board', () => {
  it.each(['power', 'signal'] as const)('of %s draws each device once, none over another and no line over a device', async (diagram) => {
    const { rows, drawing } = await wiredBuilding(equipped(), diagram)
    expect(drawing.nodeCount).toBe(rows.length)
    expect(new Set(drawing.diagram.nodeId).size).toBe(rows.length)
    expect(drawing.edgeCount).toBe(rows.filter(({ from }) => from >= 0).length)
    expect(overlaps(drawing)).toEqual([])
    expect(crossed(drawing)).toEqual([])
  })

  it('of power begins at one supply of the building, with a protective device for every circuit and an isolator ahead of every outdoor module', async () => {
    const { rows, drawing } = await wiredBuilding(equipped(), 'power')
    expect(rows.filter(({ device }) => device.kind === 'origin')).toHaveLength(1)
    const lines = rows.filter(({ from }) => from >= 0)
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1))
    const outdoor = lines.flatMap(({ device }, at) => (device.kind === 'outdoor' ? [at] : []))
    expect(outdoor.length).toBeGreaterThan(3)
    for (const at of outdoor) expect([drawing.wires?.hasBreaker[at], drawing.wires?.hasIsolator[at]]).toEqual([1, 1])
  })

  it('puts a device where somebody moved it', async () => {
    const project = sampleProject(['apartment'])
    const system = project.systems['apartment']
    const id = system?.diagram.nodeId.at(-1) ?? ''
    if (system) system.wiring = { ...NO_WIRING, power: { [id]: { x: 1234, y: -567 } } }
    const { drawing } = await wiredBuilding(project, 'power')
    const row = drawing.diagram.nodeId.indexOf(wireKey('power', 'apartment', id))
    expect([drawing.x[row], drawing.y[row]]).toEqual([1234, -567])
  })

  it('marks the device and the line of a finding, and only in the diagram that it is about', async () => {
    const project = sampleProject(['apartment'])
    const deviceId = project.systems['apartment']?.diagram.nodeId.at(-1) ?? ''
    const finding = { systemId: 'apartment', deviceId, code: 'wiring.dropPct', severity: 'error', values: {} } as const
    const power = await wiredBuilding(project, 'power', [finding])
    const row = power.drawing.diagram.nodeId.indexOf(wireKey('power', 'apartment', deviceId))
    expect(power.drawing.marks?.nodeWorst[row]).toBe(2)
    expect(findingsAt(power.drawing, { kind: 'node', row }).map(({ code }) => code)).toEqual(['wiring.dropPct'])
    const signal = await wiredBuilding(project, 'signal', [finding])
    expect([...(signal.drawing.marks?.nodeWorst ?? [])].every((worst) => worst === 0)).toBe(true)
  })
})
