import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../src/contract/project/project-wire'
import { frozenDesign, NO_FIGURES } from '../../../src/model/as-built/frozen-design'
import { applyChange } from '../../../src/model/change/apply'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { countUnits } from '../../../src/model/project/list/count-units'
import { checksum } from '../../../src/model/packed/checksum'
import { isUnread } from '../../../src/model/packed/later-diagram'
import { checkPacked, openPacked, PackedError, takeApart } from '../../../src/model/packed/open-packed'
import { unitsOf } from '../../../src/model/packed/later-units'
import { aligned, MAGIC } from '../../../src/model/packed/layout'
import { packDrawing } from '../../../src/model/packed/pack-drawing'
import { packProject, packSystem } from '../../../src/model/packed/pack-project'
import { unitRow } from '../../../src/model/packed/unit-rows'
import type { Project } from '../../../src/model/project/project'
import { savedBuilding } from '../../helpers/saved-building'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'
import { anyDrawingEdits, anyMode, describeDrawingEdit, openSystem } from '../random-edits'

const demo = () => demoProject(pack, { ownerId: 'me', ownerName: 'Mé 塔\ud800' })
const reopened = async (project: Project): Promise<Project> => {
  const bytes = packProject(project)
  checkPacked(bytes)
  return openPacked(takeApart(bytes), () => Promise.resolve())
}

describe('a packed project', () => {
  it('a packed project comes back as it was, bit for bit', async () => {
    const project = demo()
    expect(pictureOf(await reopened(project))).toStrictEqual(pictureOf(project))
  })

  it('a packed project keeps a frozen design beside the drawing, gaps and all', async () => {
    const project = demo()
    const [id = ''] = project.systemOrder
    const system = project.systems[id]
    if (system) system.frozen = frozenDesign(system, { at: '2026-01-02T03:04:05Z', by: 'Me', figures: NO_FIGURES })
    const { systems } = await reopened(project)
    expect(systems[id]?.frozen).toStrictEqual(system?.frozen)
    expect(systems[id]?.frozen?.edgeGasLengthM[0]).toBeNaN()
  })

  it('a packed project keeps what another tool has written into it', async () => {
    const strange = { nested: [{ a: null, 'b c': 'ü😀' }], n: 1e-300 }
    const wire = { ...writeProject(demo()), cadSysCal: strange }
    const project = readProject(JSON.parse(JSON.stringify(wire)))
    expect((await reopened(project)).extra['cadSysCal']).toStrictEqual(strange)
  })

  it('a packed project reads a diagram when it is first asked for, and none before', async () => {
    const project = await reopened(readProject(savedBuilding(100, 12)))
    const systems = Object.values(project.systems)
    expect(systems.every((system) => isUnread(system.diagram))).toBe(true)
    expect(systems.map((system) => system.diagram.nodeCount)).toStrictEqual(systems.map(() => 12))
    expect(systems.every((system) => isUnread(system.diagram))).toBe(true)
    expect(systems[3]?.diagram.nodeId).toHaveLength(12)
    expect(systems.filter((system) => !isUnread(system.diagram))).toHaveLength(1)
    expect(Object.keys(systems[3]?.diagram ?? {})).toContain('edgeRest')
  })

  it('a packed project reads a list of units when it is first asked for, and tells its count before', async () => {
    const given = readProject(savedBuilding(100, 12))
    const { systems } = await reopened(given)
    const first = Object.values(systems)[0]
    expect(isWaiting(first)).toBe(true)
    for (const [id, system] of Object.entries(systems)) expect(unitsOf(system)).toBe(countUnits(given.systems[id]?.indoorUnits ?? []))
    expect(isWaiting(first)).toBe(true)
    const copy = { ...first }
    expect(Object.getOwnPropertyDescriptor(copy, 'indoorUnits')?.value).toStrictEqual(given.systems[first?.id ?? '']?.indoorUnits)
    expect(Object.getOwnPropertyDescriptor(first ?? {}, 'indoorUnits')?.value).toBe(copy.indoorUnits)
  })

  it('a packed project reads what the former version has kept, lists of units and all, and writes it on as it is', async () => {
    const project = demo()
    const former = formerPicture(project)
    checkPacked(former)
    const again = await openPacked(takeApart(former), () => Promise.resolve())
    expect(pictureOf(again)).toStrictEqual(pictureOf(project))
    const parts = takeApart(former).systems
    const written = packProject(again, (system) => parts[again.systemOrder.indexOf(system.id)] ?? packSystem(system))
    checkPacked(written)
    expect(pictureOf(await openPacked(takeApart(written), () => Promise.resolve()))).toStrictEqual(pictureOf(project))
  })

  it('a packed project comes back after any edits, and goes on like the one that was packed', async () => {
    await fc.assert(
      fc.asyncProperty(anyMode, fc.boolean(), anyDrawingEdits, fc.nat(20), async (mode, isPair, edits, at) => {
        const project = openSystem(mode, isPair)
        let twin: Project | null = null
        for (const [step, edit] of edits.entries()) {
          if (step === Math.min(at, edits.length - 1)) twin = await reopened(project)
          const change = describeDrawingEdit(project, edit)
          if (!change) continue
          applyChange(project, change)
          if (twin) applyChange(twin, change)
        }
        expect(twin && pictureOf(twin)).toStrictEqual(pictureOf(project))
        expect(pictureOf(await reopened(project))).toStrictEqual(pictureOf(project))
      }),
      { numRuns: 60 },
    )
  })

  it('a packed project is never read where a bit of it was turned or a part of it is missing', () => {
    const whole = packProject(demo())
    const given = fc.oneof(
      fc.record({ at: fc.nat(whole.byteLength - 1), bit: fc.nat(7) }),
      fc.record({ cut: fc.nat(whole.byteLength - 1) }),
      fc.record({ noise: fc.uint8Array({ maxLength: 400 }) }),
    )
    fc.assert(
      fc.property(given, (damage) => {
        const bytes = damaged(whole, damage)
        expect(() => checkPacked(bytes)).toThrow(PackedError)
      }),
      { numRuns: 400 },
    )
  })
})

const isWaiting = (system: object | undefined): boolean => 'get' in (Object.getOwnPropertyDescriptor(system ?? {}, 'indoorUnits') ?? {})

/** A picture as version 1 had it: lists of units within the texts, four words a system in the directory. */
function formerPicture(project: Project): ArrayBuffer {
  const { systems, ...rest } = project
  const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
  const head = bytesOf(rest)
  const parts = Object.values(systems).map((system) => {
    const { indoorUnits, diagram, ...text } = system
    const drawing = packDrawing(diagram)
    return {
      text: bytesOf({ ...text, indoorUnits: indoorUnits.map(unitRow) }),
      nodes: diagram.nodeCount,
      edges: diagram.edgeCount,
      drawing,
    }
  })
  const start = aligned((6 + parts.length * 4) * 4)
  const pieces = [head, ...parts.map(({ text }) => text), ...parts.map(({ drawing }) => drawing)]
  const buffer = new ArrayBuffer(pieces.reduce((sum, piece) => sum + aligned(piece.length), start))
  let at = start
  for (const piece of pieces) {
    new Uint8Array(buffer).set(piece, at)
    at += aligned(piece.length)
  }
  const words = new Uint32Array(buffer)
  const directory = parts.flatMap(({ text, nodes, edges, drawing }) => [text.length, nodes, edges, drawing.length])
  words.set([MAGIC, 1, buffer.byteLength, 0, parts.length, head.length, ...directory])
  words[3] = checksum(words, 4)
  return buffer
}

function damaged(whole: ArrayBuffer, damage: { at: number; bit: number } | { cut: number } | { noise: Uint8Array }): ArrayBuffer {
  if ('cut' in damage) return whole.slice(0, damage.cut)
  if ('noise' in damage) return damage.noise.slice().buffer
  const bytes = new Uint8Array(whole.slice(0))
  bytes[damage.at] = (bytes[damage.at] ?? 0) ^ (1 << damage.bit)
  return bytes.buffer
}
