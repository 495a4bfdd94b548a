import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EquipmentPack } from '../../../src/model/project/equipment'
import type { DropItem } from '../../../src/engine/drop/drop-item'
import { createEngine, type Engine } from '../../../src/engine/engine'
import { RULE_CODES } from '../../../src/engine/decode/finding-codes'
import { nodeCore } from '../../../src/engine/host/node-core'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { brokenByDrop } from '../../reference/drop'
import { readGraph } from '../../reference/graph'
import { checkedSystem } from '../../reference/system-check'
import { treeFindings } from '../../reference/tree-check'
import { defaultPack, engine, packTables } from '../core-record'
import type { RandomCase } from '../random-system'
import { nodeData, placeItem } from './place-item'
import { randomItem, randomPlaces } from './random-drop'
import { brokenByPlacing, ruleFindings } from './rule-findings'
import { unevenPack } from './uneven-pack'

const RUNS = Number(process.env.DROP_RUNS ?? 250)
const places = randomPlaces(packTables)
const item = randomItem(packTables)

function contextOf({ design, library }: RandomCase) {
  return { design, revision: 1, ...(library === undefined ? {} : { library }) }
}

function firstOf(codes: Iterable<string>): string | null {
  const broken = new Set(codes)
  return RULE_CODES.find((code) => code !== '' && broken.has(code)) ?? null
}

/** What the twin says of every placeholder; null where the drawing is no tree. */
function twinCodes(one: RandomCase, dropped: DropItem): Map<string, string | null> | null {
  const graph = readGraph(one.system.diagram)
  const root = graph.places.find((place) => place.kind === 'outdoor')
  if (!root || treeFindings(one.system.id, graph).length > 0) return null
  const checked = checkedSystem(one.system, graph, root, { ...one, pack: packTables })
  const handler = dropped.airHandlerId
  const drawn = graph.places.filter(({ kind, data }) => kind === 'ahuKit' && handler !== undefined && data.airHandlerId === handler).length
  const node = { kind: dropped.kind, data: nodeData(dropped, defaultPack), kits: Math.max(dropped.kits ?? 1, drawn + 1) }
  return new Map(graph.places.map((place) => [place.id, firstOf(brokenByDrop(checked, place, node))]))
}

describe('mask, drop and whole graph', () => {
  it(
    'mask, drop and whole graph say the same of one drop: the mask of a node is the answer for that node, and both are the twin’s',
    { timeout: 120_000 },
    async () => {
      const core = await engine
      await fc.assert(
        fc.asyncProperty(places, item, async (one, dropped) => {
          const { system } = one
          const mask = await core.dropMask(system, contextOf(one), dropped)
          const expected = twinCodes(one, dropped)
          for (let row = 0; row < system.diagram.nodeCount; row++) {
            const node = nodeAt(system.diagram, row)
            if (expected)
              expect([node.id, mask.codeAt(row)]).toEqual([node.id, expected.get(node.id) ?? (node.kind === 'none' ? 'placeTaken' : null)])
            else expect(mask.codeAt(row)).toBe(node.kind === 'placeholder' ? 'notATree' : 'placeTaken')
            if (new Set(system.diagram.nodeId).size < system.diagram.nodeCount) continue
            const verdict = await core.drop(system, contextOf(one), node.id, dropped)
            expect({
              allowed: verdict.allowed,
              code: firstOf(verdict.findings.map(({ code }) => code)),
              reserves: verdict.reserves ?? 0,
            }).toEqual({
              allowed: mask.verdict[row] === 0,
              code: mask.codeAt(row),
              reserves: mask.reserves[row],
            })
          }
        }),
        { numRuns: RUNS },
      )
    },
  )

  it(
    'mask, drop and whole graph allow a drop exactly where the drawing with the item breaks no rule there, and none elsewhere that it did not break',
    { timeout: 120_000 },
    async () => agree(await engine, defaultPack),
  )

  it(
    'mask, drop and whole graph agree in a pack whose boxes carry more or less on a port the larger they are',
    { timeout: 120_000 },
    async () => {
      const pack = unevenPack()
      await agree(await createEngine(await nodeCore(), pack), pack)
    },
  )

  it('mask, drop and whole graph name the same port that an allowed drop reserves, and no other', { timeout: 120_000 }, async () => {
    const core = await engine
    await fc.assert(
      fc.asyncProperty(places, item, async (one, dropped) => {
        const { system } = one
        const mask = await core.dropMask(system, contextOf(one), dropped)
        for (let row = 0; row < system.diagram.nodeCount; row++) {
          const id = system.diagram.nodeId[row] ?? ''
          // Some of these drawings name a free place as the unit that a port is kept for.
          if (mask.verdict[row] !== 0 || reservedPorts(system.diagram, id).length > 0) continue
          const after = placeItem(system, id, dropped, defaultPack)
          expect(after && reservedPorts(after, id)).toEqual(mask.reserves[row] ? [mask.reserves[row]] : [])
        }
      }),
      { numRuns: RUNS },
    )
  })
})

/** Ports that carry the mark of a unit. */
function reservedPorts(diagram: Diagram, id: string): number[] {
  const ports: number[] = []
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const target = diagram.edgeTarget[edge] ?? -1
    if (diagram.nodeRest[target]?.reservedFor === id) ports.push(diagram.edgeSourcePort[edge] ?? 0)
  }
  return ports
}

async function agree(core: Engine, pack: EquipmentPack): Promise<void> {
  await fc.assert(
    fc.asyncProperty(places, item, async (one, dropped) => {
      const { diagram } = one.system
      const before = await ruleFindings(core, one, diagram)
      if (before.some(({ code }) => code === 'notATree')) return
      const mask = await core.dropMask(one.system, contextOf(one), dropped)
      for (let row = 0; row < diagram.nodeCount; row++) {
        const code = mask.codeAt(row)
        const id = diagram.nodeId[row] ?? ''
        const drawing = placeItem(one.system, id, dropped, pack)
        if (!drawing) {
          expect([row, code]).toEqual([row, 'placeTaken'])
          continue
        }
        expect(nodeAt(drawing, nodeRow(drawing, id)).kind).toBe(dropped.kind)
        const after = await ruleFindings(core, one, drawing)
        const broken = brokenByPlacing(before, after, id)
        if (code === null) expect([row, ...broken]).toEqual([row])
        else expect([row, ...after.map((finding) => finding.code)]).toContain(code)
      }
    }),
    { numRuns: RUNS },
  )
}
