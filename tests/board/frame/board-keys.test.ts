import { describe, expect, it } from 'vitest'
import { boardKey } from '../../../src/board/frame/board-keys'
import type { KeyTarget } from '../../../src/board/frame/board-keys'
import { NOTHING_PICKED, pick, pickedPlaces } from '../../../src/drawing/view/picked'
import type { Picked } from '../../../src/drawing/view/picked'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { pack } from '../../drawing/board-labels'
import { fourUnits } from '../../drawing/drawn-systems'

const drawing = createDrawing(fourUnits(), null, packEquipment(pack))
const nothing = (): void => undefined

/** What is picked after these keys. */
function pickedAfter(...keys: string[]): Picked {
  let picked = NOTHING_PICKED
  for (const key of keys) {
    const target: KeyTarget = {
      drawing,
      current: pickedPlaces(drawing, picked).at(-1) ?? null,
      pick: (place) => (picked = place ? pick(drawing.diagram, picked, place, 'only') : picked),
      pickMore: (place) => (picked = place ? pick(drawing.diagram, picked, place, 'add') : picked),
      ...{ pickAll: nothing, clear: nothing, open: nothing, remove: nothing, menu: nothing, fit: nothing },
      ...{ zoomBy: nothing, zoomTo: nothing, zoomToPicked: nothing },
    }
    const shiftKey = key.startsWith('Shift+')
    boardKey({ key: key.replace('Shift+', ''), shiftKey, ctrlKey: false, metaKey: false, altKey: false, repeat: false }, target)
  }
  return picked
}

describe('the arrow keys on the board', () => {
  it('the arrow keys on the board pick one place after the other', () => {
    expect(pickedAfter('ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual({ nodes: ['a'], edges: [] })
  })

  it('the arrow keys on the board pick more with Shift, and go on from the last one', () => {
    expect(pickedAfter('ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown')).toEqual({
      nodes: ['a', 'j2', 'b'],
      edges: [],
    })
  })

  it('the arrow keys on the board go back over what is picked without taking it away', () => {
    expect(pickedAfter('ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp', 'ArrowDown')).toEqual({ nodes: ['a'], edges: [] })
    expect(pickedAfter('ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp')).toEqual({ nodes: ['a', 'j1'], edges: [] })
  })
})

describe('Delete on the board', () => {
  it('Delete on the board removes once, however long it is held', () => {
    let removed = 0
    const picked = pickedAfter('ArrowDown', 'ArrowDown', 'ArrowDown')
    const current = pickedPlaces(drawing, picked).at(-1) ?? null
    const target: KeyTarget = {
      ...{ drawing, current, pick: nothing, pickMore: nothing, pickAll: nothing, clear: nothing, open: nothing, menu: nothing },
      ...{ fit: nothing, zoomBy: nothing, zoomTo: nothing, zoomToPicked: nothing, remove: () => removed++ },
    }
    const held = [false, true, true].map((repeat) =>
      boardKey({ key: 'Delete', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat }, target),
    )
    expect(held, 'the page does not hear them either').toEqual([true, true, true])
    expect(removed).toBe(1)
  })
})
