import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { practiceOf } from '../../../src/engine/wiring/electrical-loads'
import { wireCentrals, wireSystems } from '../../../src/engine/wiring/wire-systems'
import type { SignalLine } from '../../../src/engine/wiring/wire-signal'
import { signalFindings, wiringFindings } from '../../../src/engine/wiring/wiring-findings'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { invert } from '../../../src/model/change/invert'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { setGroupUnits } from '../../../src/model/edits/wiring/edit-groups'
import { followNodes } from '../../../src/model/edits/wiring/follow-nodes'
import { setWires } from '../../../src/model/edits/wiring/edit-wires'
import { isUnitKind } from '../../../src/model/project/codes'
import type { Project } from '../../../src/model/project/project'
import { defaultPack, engine } from '../core-record'
import { randomWiring } from './random-wiring'

const SEED = 20_261_126

/** A step of work on the wiring: which of them, and numbers that choose its place. */
const step = fc.record({ kind: fc.nat(6), at: fc.nat(1000), to: fc.nat(1000), value: fc.integer({ min: 0, max: 70 }) })

type Step = { kind: number; at: number; to: number; value: number }

/** Units of a system's drawing. */
function unitsOf(project: Project, systemId: string): string[] {
  const diagram = project.systems[systemId]?.diagram
  return (diagram?.nodeId ?? []).filter((_, row) => diagram && isUnitKind(kindAt(diagram, row)))
}

/** Returns the change of a step; null where there is nothing for it. */
function changeOf(project: Project, { kind, at, to, value }: Step): Change | null {
  const systemId = project.systemOrder[at % project.systemOrder.length] ?? ''
  const units = unitsOf(project, systemId)
  const [unit, other] = [units[at % Math.max(1, units.length)], units[to % Math.max(1, units.length)]]
  if (unit === undefined || other === undefined) return null
  const group = project.control?.groups[at % Math.max(1, project.control.groups.length)]
  switch (kind) {
    case 0:
      return setWires(project, systemId, 'signal', { [unit]: { address: value } })
    case 1:
      return setWires(project, systemId, 'signal', { [unit]: { from: other } })
    case 2:
      return setWires(project, systemId, 'power', { [unit]: { from: other, lengthM: value } })
    case 3:
      return units.length > 1 ? removeFromDrawing(project, systemId, { nodes: [unit], edges: [] }, defaultPack) : null
    case 4:
      return project.systemOrder.length < 4 ? copySystem(project, systemId) : null
    case 5:
      return addAccessory(project, systemId, unit, 'controller', 'Controller', defaultPack)
    default:
      return group ? setGroupUnits(project, group.id, units.map((nodeId) => ({ systemId, nodeId })).slice(0, value)) : null
  }
}

async function linesOf(project: Project) {
  const wires = await (await engine).run(wireSystems, project, project.systemOrder)
  const centrals = await (await engine).run(wireCentrals, project)
  return { wires, centrals, all: [...wires.flatMap(({ signal }) => signal), ...centrals] }
}

/** Addresses that stand twice on a line without a finding that says so. */
function sharedAddresses({ pieces }: SignalLine): number[] {
  const counts = new Map<number, number>()
  for (const { address } of pieces) if (!Number.isNaN(address)) counts.set(address, (counts.get(address) ?? 0) + 1)
  return pieces
    .filter(({ address, faults }) => (counts.get(address) ?? 0) > 1 && !faults.includes('sameAddress'))
    .map(({ address }) => address)
}

async function expectSound(project: Project): Promise<void> {
  const { wires, all } = await linesOf(project)
  for (const line of all) {
    expect(sharedAddresses(line)).toStrictEqual([])
    const typed = new Set(line.pieces.flatMap(({ device }) => device.edit.address ?? []))
    const given = line.pieces.filter(({ device, address }) => device.edit.address === undefined && !Number.isNaN(address))
    // What is given automatically is unique, whatever was typed elsewhere.
    expect(new Set(given.map(({ address }) => address)).size).toBe(given.length)
    expect(given.filter(({ address }) => typed.has(address))).toStrictEqual([])
    const { maxM, units, systems, controllers } = line.bus.limits
    const isOver = line.totalM > maxM * (1 + 1e-9) || line.units > units || line.systems > systems || line.controllers > controllers
    const said = signalFindings('', line).some(({ code }) => /^wiring\.bus/.test(code))
    expect([line.bus.id, said]).toStrictEqual([line.bus.id, isOver])
  }
  for (const { systemId, supply } of wires) {
    // Every unit has one line, and nothing but what is drawn has any.
    const drawn = new Set(project.systems[systemId]?.diagram.nodeId)
    const nodes = supply.flatMap(({ device }) => (device.nodeId === '' ? [] : [device.nodeId]))
    expect(nodes.filter((id) => !drawn.has(id))).toStrictEqual([])
    expect(new Set(supply.map(({ device }) => device.id)).size).toBe(supply.length)
    expect(unitsOf(project, systemId).filter((id) => !nodes.includes(id))).toStrictEqual([])
  }
  // The line of a group leads to drawn units only.
  const units = new Set(project.systemOrder.flatMap((id) => unitsOf(project, id).map((nodeId) => `${id} ${nodeId}`)))
  const ofGroups = all.filter(({ bus }) => bus.connects === 'group' || bus.connects === 'controller')
  const wired = ofGroups.flatMap(({ bus }) => bus.devices.filter(({ row }) => row >= 0))
  expect(wired.filter(({ systemId, nodeId }) => !units.has(`${systemId} ${nodeId}`))).toStrictEqual([])
}

describe('wiring after any sequence of edits', () => {
  it(
    'has each address once or says so, no line over a limit without a finding, and no wire of what is gone; undo brings all of it back',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(randomWiring, fc.array(step, { minLength: 1, maxLength: 12 }), async (project, steps) => {
          const before = JSON.stringify((await linesOf(project)).all)
          const done: Change[] = []
          for (const each of steps) {
            const edit = changeOf(project, each)
            if (!edit) continue
            const change = followNodes(project, edit, defaultPack)
            applyChange(project, change)
            done.push(change)
          }
          await expectSound(project)
          for (const change of done.reverse()) applyChange(project, invert(change))
          expect(JSON.stringify((await linesOf(project)).all)).toBe(before)
        }),
        { seed: SEED, numRuns: 60 },
      )
    },
  )

  it(
    'keeps to the practice of the country or says what does not: IEC load ≤ breaker ≤ cable, NEC cable ≥ MCA and the device by its factor',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(randomWiring, async (project) => {
          const practice = practiceOf(defaultPack, project.information.country)
          if (!practice) throw new Error('The default pack has no practice.')
          const isByFactor = practice.rule === 'cableThenDevice'
          const { wires } = await linesOf(project)
          for (const made of wires) {
            const told = new Map<string, string[]>()
            for (const { deviceId, code } of wiringFindings(made, practice)) told.set(deviceId, [...(told.get(deviceId) ?? []), code])
            for (const { device, from, ...line } of made.supply) {
              if (!from) continue
              const codes = told.get(device.id) ?? []
              if (line.isCircuitStart) {
                const hold = line.breakerA >= line.mcaA - 1e-6
                expect(hold || codes.includes('wiring.breakerUnderLoad') || codes.includes('wiring.noBreaker')).toBe(true)
                expect(!(line.breakerA > line.maxFuseA + 1e-6) || codes.includes('wiring.breakerOverFuse')).toBe(true)
              }
              const isCarried = line.ampacityA >= line.neededA - 1e-6
              expect(
                isCarried || codes.includes('wiring.cableUnderBreaker') || Number.isNaN(line.ampacityA) || Number.isNaN(line.neededA),
              ).toBe(true)
              expect(!(line.dropPct > practice.maxDropPct + 1e-6) || codes.includes('wiring.dropPct')).toBe(true)
              if (!isByFactor || !line.isCircuitStart || device.edit.breakerA !== undefined) continue
              // NEC 440.22: never above its factor, but where the load itself asks for the next device.
              const isHard = made.supply.some(({ circuit, device: each }) => circuit === device && each.edit.startsHard === true)
              const factor = (isHard ? practice.hardStartFactor : practice.deviceFactor) ?? NaN
              const most = factor * line.largestMotorA + line.currentA - line.largestMotorA
              const least = practice.breakersA.find((rated) => rated >= line.mcaA - 1e-6) ?? NaN
              expect(line.breakerA <= Math.max(most, least) + 1e-6 || Number.isNaN(line.breakerA)).toBe(true)
            }
          }
        }),
        { seed: SEED, numRuns: 100 },
      )
    },
  )
})
