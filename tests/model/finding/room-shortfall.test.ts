import { expect, it } from 'vitest'
import type { Finding, Severity } from '../../../src/model/finding/finding'
import { sharePct, shortfallAt, worstShortfall } from '../../../src/model/finding/room-shortfall'
import { DiagramBuilder } from '../../helpers/diagram-builder'

const found = (nodeId: string, code: string, severity: Severity): Finding => ({ systemId: 's', nodeId, code, severity, values: {} })

const diagram = new DiagramBuilder()
  .outdoor('odu', ['X4P-12'])
  .joint('h', 'odu', {}, 6)
  .unit('a', 'h', 'C4-056', {}, { indoorUnitId: 'one' })
  .unit('b', 'h', 'C4-056', {}, { indoorUnitId: 'other' })
  .unit('c', 'h', 'C4-056', {}, { indoorUnitId: 'alone' })
  .kit('k1', 'h', 'AK-090', 'ahu')
  .kit('k2', 'h', 'AK-090', 'ahu')
  .build()
const rooms: Record<string, string | undefined> = { one: 'hall', other: 'hall' }
const itemAt = (row: number) => {
  const id = diagram.nodeRest[row]?.indoorUnitId ?? ''
  return id in rooms ? { roomId: rooms[id] ?? '' } : undefined
}
const shortAt = (findings: readonly Finding[], id: string) => shortfallAt(findings, diagram, diagram.nodeId.indexOf(id), itemAt)
const at = (findings: readonly Finding[], id: string) =>
  Object.fromEntries(Object.entries(shortAt(findings, id)).map(([quantity, { severity }]) => [quantity, severity]))

it('a finding at one unit of a room holds for all units of the room, and for no other', () => {
  const findings = [found('a', 'limit.deliveredCoolPct', 'error'), found('a', 'limit.deliveredHeatPct', 'advice')]
  expect(at(findings, 'a')).toEqual({ cooling: 'error', heating: 'advice' })
  expect(at(findings, 'b')).toEqual({ cooling: 'error', heating: 'advice' })
  expect(at(findings, 'c')).toEqual({})
  expect(at([found('k1', 'limit.deliveredSensiblePct', 'advice')], 'k2')).toEqual({ sensible: 'advice' })
  expect(at([found('c', 'limit.deliveredCoolPct', 'advice')], 'c')).toEqual({ cooling: 'advice' })
})

it('the shortfall of every unit of a room is the finding itself, with the share of the whole room', () => {
  const finding = { ...found('a', 'limit.deliveredCoolPct', 'error'), values: { value: 82.4 } }
  expect(shortAt([finding], 'b').cooling).toBe(finding)
  expect(sharePct(finding)).toBe(82.4)
})

it('other findings say nothing of what a room gets', () => {
  expect(at([found('a', 'limit.iduToJointM', 'error')], 'a')).toEqual({})
  expect(worstShortfall([found('a', 'limit.iduToJointM', 'error')])).toBeNull()
})

it('the worst of several rooms is what a step of the rail shows', () => {
  expect(worstShortfall([found('a', 'limit.deliveredCoolPct', 'advice')])).toBe('advice')
  expect(worstShortfall([found('a', 'limit.deliveredCoolPct', 'advice'), found('c', 'limit.deliveredHeatPct', 'error')])).toBe('error')
})
