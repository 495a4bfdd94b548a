import { expect, it } from 'vitest'
import type { BoardWork } from '../../../src/board/frame/board-work'
import { NOTHING_PICKED } from '../../../src/drawing/view/picked'
import type { Picked } from '../../../src/drawing/view/picked'
import { useBoardHost } from '../../../src/board/frame/use-board-host'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { Place } from '../../../src/drawing/view/spatial-index'
import { pack } from '../../drawing/board-labels'
import { fourUnits } from '../../drawing/drawn-systems'

/** Asks for the menu while two units are picked; answers what is picked then. */
function askMenu(at: (row: (id: string) => number) => Place | null): { picked: Picked; asked: unknown[] } {
  const drawing = createDrawing(fourUnits(), null, packEquipment(pack))
  const row = (id: string): number => drawing.diagram.nodeId.indexOf(id)
  let picked: Picked = { nodes: ['a', 'b'], edges: [] }
  const asked: unknown[] = []
  const parts = {
    indexed: { drawing },
    places: picked.nodes.map((id): Place => ({ kind: 'node', row: row(id) })),
    picked,
    board: { view: { current: { x: 100, y: 50, scale: 2 } } },
    placing: {},
    notes: {},
    work: { onMenu: (...told: unknown[]) => void asked.push(...told) } as unknown as BoardWork,
    onPick: (next: Picked) => void (picked = next),
    onOpen: () => undefined,
  } as unknown as Parameters<typeof useBoardHost>[0]
  const shown = { hover: () => undefined, lasso: () => undefined, holding: () => undefined }
  useBoardHost(parts, shown).menu(at(row), 300, 250)
  return { picked, asked }
}

it('the menu of empty ground is about nothing that was picked elsewhere, and about the point where it was asked for', () => {
  const { picked, asked } = askMenu(() => null)
  expect(picked).toEqual(NOTHING_PICKED)
  expect(asked).toEqual([
    { px: 300, py: 250 },
    { x: 100, y: 100 },
  ])
})

it('the menu of one of several that are picked is about all of them, that of another about it alone', () => {
  expect(askMenu((row) => ({ kind: 'node', row: row('b') })).picked.nodes).toEqual(['a', 'b'])
  expect(askMenu((row) => ({ kind: 'node', row: row('c') })).picked.nodes).toEqual(['c'])
})
