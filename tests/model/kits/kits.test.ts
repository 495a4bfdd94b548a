import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AirHandler } from '../../../src/model/project/air-handler'
import { applyChange } from '../../../src/model/change/apply'
import { newIndoorUnit } from '../../../src/model/project/defaults'
import { nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { kindAt, parentOf, treeOf } from '../../../src/model/diagram/diagram-tree'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { placeAirHandler } from '../../../src/model/edits/drawing/place-air-handler'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { invert } from '../../../src/model/change/invert'
import type { IndoorUnit, Project } from '../../../src/model/project/project'
import { findKitLayout } from '../../helpers/kit-layout'
import { expectedLayout } from '../../reference/kit-layout'
import { anyAirHandler, pack } from '../arbitrary'
import { complaintsOf, drawnCounts } from '../drawing-rules'
import { pictureOf } from '../picture'
import { drawnLayout, overlaps, sorted } from './drawn-layout'
import { anyFittings, openPlaces, openSystem, putFittings, SYSTEM, systemOf } from './open-drawing'

const UNIT = 'unit'
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

const handler = (coils: number, ...choices: [kits: number, ports: number][]): AirHandler => ({
  name: 'Lobby',
  coils,
  choices: choices.map(([kits, ports], place) => ({
    id: `c${place}`,
    model: 'AK-090',
    kits,
    ports,
    coolingKw: [],
    heatingKw: [],
    extra: {},
  })),
  extra: {},
})
const line = (airHandler: AirHandler, id = UNIT): IndoorUnit => newIndoorUnit({ id, type: 'ahu', model: '', name: 'AHU', airHandler })

const kitConnection = (airHandler: AirHandler) => findKitLayout(airHandler, { x: 0, y: 0 }).connection

/** Row of the start and id of the air handler that stands in the drawing. */
function standing(project: Project): { row: number; id: string } {
  const { diagram } = systemOf(project)
  const row = diagram.nodeRest.findIndex((rest) => rest?.airHandler?.added)
  return { row, id: diagram.nodeRest[row]?.airHandlerId ?? '' }
}

describe('the connection of an air handler', () => {
  it('an air handler is connected directly where ports are coils, else merged where kits are coils, else plain branching', () => {
    expect(kitConnection(handler(4, [2, 2]))).toBe('direct')
    expect(kitConnection(handler(2, [2, 1]))).toBe('direct')
    expect(kitConnection(handler(2, [2, 2]))).toBe('merge')
    expect(kitConnection(handler(3, [1, 2], [2, 1]))).toBe('merge')
    expect(kitConnection(handler(3, [2, 2]))).toBe('branching')
    expect(kitConnection(handler(0))).toBe('branching')
    expect(kitConnection(handler(16, [16, 1]))).toBe('direct')
    expect(kitConnection(handler(17, [17, 1]))).toBe('branching')
  })
})

describe('an air handler on a placeholder', () => {
  it('a layout on a placeholder equals the reference, covers no other symbol, and is removed without a trace', () => {
    fc.assert(
      fc.property(anyAirHandler, anyFittings, fraction, fraction, (airHandler, fittings, at, part) => {
        const project = openSystem([line(airHandler)])
        putFittings(project, fittings)
        const places = openPlaces(project)
        const place = places[Math.floor(at * places.length)] ?? ''
        const { diagram } = systemOf(project)
        const before = pictureOf(project)
        const row = nodeRow(diagram, place)
        const { x, y } = nodeAt(diagram, row)
        const parentX = diagram.nodeX[parentOf(diagram, treeOf(diagram), row)] ?? 0
        const lower = Array.from(diagram.nodeY.subarray(0, diagram.nodeCount))
        const change = placeAirHandler(project, SYSTEM, place, UNIT, pack)
        applyChange(project, change)
        const { id } = standing(project)
        const after = systemOf(project).diagram
        const { connection, ...expected } = expectedLayout(
          { x, y, parentX },
          airHandler.name || 'AHU',
          airHandler.coils,
          airHandler.choices,
        )
        const box = Array.from({ length: after.nodeCount }, (_, each) => nodeAt(after, each)).find((node) => node.kind === 'ahuBox')
        expect(connection).toBe(box?.data.airHandler?.isDirectBox ? 'direct' : box?.data.airHandler?.isMergeBox ? 'merge' : 'branching')
        const drawn = drawnLayout(after, id)
        // A single kit has no joint that could tell the side.
        expect({ ...drawn, direction: expected.kitIds.length > 1 ? drawn.direction : expected.direction }).toStrictEqual({
          ...expected,
          nodes: sorted(expected.nodes),
          pipes: expected.pipes.sort(),
        })
        lower.forEach((was, each) => expect((after.nodeY[each] ?? 0) - was).toBe(was > y ? expected.addHeight : 0))
        expect(overlaps(after, id)).toStrictEqual([])
        expect(drawnCounts(systemOf(project))).toStrictEqual({ [UNIT]: 1 })
        const laidOut = pictureOf(project)
        // A layout that stands is not built again.
        expect(placeAirHandler(project, SYSTEM, place, UNIT, pack).ops).toStrictEqual([])
        applyChange(project, invert(change))
        expect(pictureOf(project)).toStrictEqual(before)
        applyChange(project, change)
        expect(pictureOf(project)).toStrictEqual(laidOut)
        const parts = after.nodeId.filter((_, each) => after.nodeRest[each]?.airHandlerId === id)
        const named = parts[Math.floor(part * parts.length)] ?? ''
        applyChange(project, removeFromDrawing(project, SYSTEM, { nodes: [named], edges: [] }, pack))
        expect(pictureOf(project)).toStrictEqual(before)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['direct', handler(3, [1, 3]), ['ahubox -20,190', 'ahukit 0,150'], ['gas 2.5', 'liquid 1']],
    [
      'merge',
      handler(2, [2, 2]),
      ['ahubox 20,340', 'ahujoint 0,150', 'ahukit 40,150', 'ahukit 40,300'],
      ['gas 1', 'gas 1', 'generic 1', 'generic 1', 'liquid 1', 'liquid 1'],
    ],
    [
      'branching',
      handler(2, [3, 1]),
      ['ahujoint 0,150', 'ahujoint 0,300', 'ahukit 40,150', 'ahukit 40,300', 'ahukit 40,450'],
      ['generic 1', 'generic 1', 'generic 1', 'generic 1'],
    ],
  ])('a layout equals the worked example of a %s connection', (connection, airHandler, nodes, pipes) => {
    const project = openSystem([line(airHandler)])
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', UNIT, pack))
    const drawn = drawnLayout(systemOf(project).diagram, standing(project).id)
    expect(kitConnection(airHandler)).toBe(connection)
    expect(drawn.nodes.map(({ shape, x, y }) => `${shape} ${x},${y}`).sort()).toStrictEqual(nodes)
    expect(drawn.pipes).toStrictEqual(pipes)
  })

  it('another selection is laid out at the same place, and undo brings back the old layout', () => {
    fc.assert(
      fc.property(anyAirHandler, anyAirHandler, anyFittings, fraction, (first, second, fittings, at) => {
        const project = openSystem([line(first)])
        putFittings(project, fittings)
        const places = openPlaces(project)
        const place = places[Math.floor(at * places.length)] ?? ''
        const other = openSystem([line(second)])
        putFittings(other, fittings)
        applyChange(other, placeAirHandler(other, SYSTEM, openPlaces(other)[places.indexOf(place)] ?? '', UNIT, pack))
        applyChange(project, placeAirHandler(project, SYSTEM, place, UNIT, pack))
        const before = pictureOf(project)
        const wasLaidOut = (systemOf(project).diagram.nodeRest[standing(project).row]?.airHandler?.addedHeight ?? 0) > 0
        const change = editIndoorUnit(project, SYSTEM, UNIT, { airHandler: second }, pack)
        applyChange(project, change)
        expect(complaintsOf(systemOf(project)).filter((complaint) => /kit|feed|books|start|end/.test(complaint))).toStrictEqual([])
        expect(drawnCounts(systemOf(project))).toStrictEqual({ [UNIT]: 1 })
        if (wasLaidOut)
          expect(drawnLayout(systemOf(project).diagram, standing(project).id)).toStrictEqual(
            drawnLayout(systemOf(other).diagram, standing(other).id),
          )
        applyChange(project, invert(change))
        expect(pictureOf(project)).toStrictEqual(before)
      }),
      { numRuns: 150 },
    )
  })

  it('an air handler on a placeholder accessories beside the kits stay when the selection changes', () => {
    const project = openSystem([line(handler(2, [2, 1]))])
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', UNIT, pack))
    const kits = () => systemOf(project).diagram.nodeId.filter((_, row) => kindAt(systemOf(project).diagram, row) === 'ahuKit')
    for (const kit of kits()) applyChange(project, addAccessory(project, SYSTEM, kit, 'controller'))
    const count = kits().length
    applyChange(project, editIndoorUnit(project, SYSTEM, UNIT, { airHandler: handler(3, [3, 1]) }, pack))
    const { diagram } = systemOf(project)
    const beside = diagram.nodeRest.flatMap((rest) => rest?.extra?.['plusId'] ?? [])
    expect(beside).toStrictEqual(Array.from({ length: count }, () => kits()[0]))
  })

  it('a layout keeps the pipe, the level and the other data of its placeholder, and removal restores them', () => {
    const project = openSystem([line(handler(2, [2, 1]))])
    const { diagram } = systemOf(project)
    const row = nodeRow(diagram, 'open')
    const node = nodeAt(diagram, row)
    const after = { ...node, data: { heightM: -4, extra: { plusData: { level: 2, floor: 1 } } } }
    applyChange(project, { label: 'step', ops: [{ table: 'node', systemId: SYSTEM, before: node, after, at: row }] })
    const before = pictureOf(project)
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', UNIT, pack))
    expect(nodeAt(diagram, row)).toMatchObject({ id: 'open', kind: 'joint', data: { heightM: -4, extra: { plusData: { level: 2 } } } })
    expect([...diagram.nodeHeightM.subarray(row, diagram.nodeCount)]).toStrictEqual([-4, -4, -4, -4])
    applyChange(project, removeFromDrawing(project, SYSTEM, { nodes: ['open'], edges: [] }, pack))
    expect(pictureOf(project)).toStrictEqual(before)
  })

  it('the books of a layout name its start, its end, its feed, and all nodes and pipes that it added', () => {
    const project = openSystem([line(handler(2, [2, 2]))])
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', UNIT, pack))
    const { diagram } = systemOf(project)
    const nodes = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row)).slice(1)
    const [joint, first, second, box] = nodes
    expect(nodes.map((node) => node.shape)).toStrictEqual(['ahujoint', 'ahukit', 'ahukit', 'ahubox'])
    expect(joint?.data.airHandler).toStrictEqual({
      direction: 'lr',
      added: true,
      placeholderId: 'open',
      endId: box?.id,
      feedId: 'outdoor>open',
      feedBefore: { source: 'outdoor', target: 'open', sourcePort: 0, kind: 'generic' },
      nodeIds: [first?.id, second?.id, box?.id],
      edgeIds: diagram.edgeId.slice(1),
      kitIds: [first?.id, second?.id],
      addedHeight: 190,
    })
    expect(first?.data).toMatchObject({
      model: 'AK-090',
      indoorUnitId: UNIT,
      airHandler: { kitIndex: 1, kitName: 'LobbyKit1', kitId: 'c0-1' },
    })
    expect(box?.data.airHandler).toStrictEqual({ isMergeBox: true, startId: 'open' })
  })

  it('a layout in a copied system has ids of its own and can be removed like the original', () => {
    const project = openSystem([line(handler(3, [3, 2]))])
    const untouched = copySystem(project, SYSTEM, { id: 'before' })
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', UNIT, pack))
    applyChange(project, copySystem(project, SYSTEM, { id: 'copy' }))
    applyChange(project, untouched)
    const { diagram } = project.systems['copy'] ?? systemOf(project)
    const start = diagram.nodeRest.find((rest) => rest?.airHandler?.added)
    const named = [...(start?.airHandler?.nodeIds ?? []), ...(start?.airHandler?.kitIds ?? []), start?.airHandler?.endId ?? '']
    expect(named.filter((id) => !diagram.nodeId.includes(id))).toStrictEqual([])
    expect(start?.airHandler?.edgeIds?.filter((id) => !diagram.edgeId.includes(id))).toStrictEqual([])
    expect(drawnLayout(diagram, start?.airHandlerId ?? '')).toStrictEqual(drawnLayout(systemOf(project).diagram, standing(project).id))
    applyChange(project, removeFromDrawing(project, 'copy', { nodes: [start?.airHandler?.endId ?? ''], edges: [] }, pack))
    expect([...diagram.nodeShape]).toStrictEqual(project.systems['before']?.diagram.nodeShape)
    expect([...diagram.nodeY.subarray(0, 2)]).toStrictEqual([0, 150])
  })

  it('each kit has its own capacity, and the last figure holds for the kits after it', () => {
    const airHandler = handler(3, [3, 1])
    const project = openSystem([line({ ...airHandler, choices: airHandler.choices.map((choice) => ({ ...choice, coolingKw: [8, 7.5] })) })])
    applyChange(project, placeAirHandler(project, SYSTEM, 'open', UNIT, pack))
    const { diagram } = systemOf(project)
    expect([...diagram.nodeCoolingKw.subarray(0, diagram.nodeCount)].filter((kw) => !Number.isNaN(kw))).toStrictEqual([8, 7.5, 7.5])
  })

  it('an air handler is refused without a free placeholder, a line with this id, or kits', () => {
    const project = openSystem([line(handler(0), 'empty'), line(handler(2, [2, 1]))])
    expect(placeAirHandler(project, SYSTEM, 'outdoor', UNIT, pack).ops).toStrictEqual([])
    expect(placeAirHandler(project, SYSTEM, 'nowhere', UNIT, pack).ops).toStrictEqual([])
    expect(placeAirHandler(project, SYSTEM, 'open', 'empty', pack).ops).toStrictEqual([])
    expect(placeAirHandler(project, SYSTEM, 'open', 'nobody', pack).ops).toStrictEqual([])
  })
})
