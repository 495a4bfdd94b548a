import { beforeEach, describe, expect, it } from 'vitest'
import { BOARD_SHORTCUTS } from '../../../../src/board/frame/board-shortcuts'
import { pickedPlaces } from '../../../../src/drawing/view/picked'
import type { Picked } from '../../../../src/drawing/view/picked'
import { createDrawing } from '../../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../../src/drawing/drawing/pack-equipment'
import { BOARD_ENTRIES } from '../../../../src/features/piping/board-entries/entries'
import { entryOfKey } from '../../../../src/workbench/board-menu/run-key'
import type { BoardEntry, EntryContext } from '../../../../src/workbench/board-menu/entry'
import { runEntry } from '../../../../src/workbench/board-menu/run-entry'
import { addNoteAt } from '../../../../src/workbench/commands/notes/add-note-at'
import { TABLE_ENTRIES } from '../../../../src/features/piping/diagram-table/table-entries'
import { tableView } from '../../../../src/features/piping/diagram-table/table-view'
import { local } from '../../../../src/workbench/open-system/local'
import { noteEditing } from '../../../../src/workbench/notes/note-editing'
import { nodeRow } from '../../../../src/model/diagram/diagram-rows'
import { copyNotes } from '../../../../src/model/edits/clip/copy-notes'
import { pasteNotes } from '../../../../src/model/edits/clip/paste-notes'
import type { System } from '../../../../src/model/project/project'
import { METRIC } from '../../../../src/model/project/quantity'
import { commit, replaceProject } from '../../../../src/state/piping/commit'
import { history, undo } from '../../../../src/state/piping/history'
import { capPicked } from '../../../../src/features/piping/commands/cap-picked'
import { currentProject, projectState } from '../../../../src/state/piping/project'
import { keyCaps } from '../../../../src/ui/hooks/key-caps'
import { projectBuilder } from '../../../helpers/project-builder'
import { englishLabels, pack } from '../../../drawing/board-labels'

const labels = await englishLabels()
const ALIGN = ['alignLeft', 'alignCentre', 'alignRight', 'alignTop', 'alignMiddle', 'alignBottom']
const MOVE = ['moveLeft', 'moveRight', 'moveUp', 'moveDown']
const VIEW = ['zoomToPicked', 'fit', 'full']

const system = (): System => {
  const open = currentProject()?.systems['S']
  if (!open) throw new Error('no open system')
  return open
}

function picking(nodes: string[], edges: string[] = []): EntryContext {
  const project = currentProject()
  if (!project) throw new Error('no open project')
  const picked: Picked = { nodes, edges }
  const drawing = createDrawing(system().diagram, null, packEquipment(pack))
  return {
    open: {
      project,
      system: system(),
      pack,
      revision: projectState.revision,
      result: null,
      drawing,
      labels,
      names: { node: () => '', tag: () => '', order: [], pipes: [] },
      unitSettings: METRIC,
      sentence: ({ code }) => code,
    },
    picked,
    places: pickedPlaces(drawing, picked),
    board: null,
    at: { px: 0, py: 0 },
    spot: null,
  }
}

const shown = (context: EntryContext): string[] => BOARD_ENTRIES.filter((entry) => entry.isShown(context)).map(({ key }) => key)
const press = (key: string, held: 'ctrl' | 'shift' | 'alt' | 'ctrl shift' | '' = '') => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: false,
  shiftKey: held.includes('shift'),
  altKey: held === 'alt',
})

beforeEach(() => {
  replaceProject(
    projectBuilder()
      .system('S', (draw) =>
        draw
          .outdoor('outdoor', ['X4P-10'])
          .joint('joint', 'outdoor', { lengthM: 5 }, 3)
          .unit('unit', 'joint', 'C4-045')
          .placeholder('place', 'joint')
          .endCap('cap', 'joint')
          .text('text', 'Riser')
          .text('other', 'Shaft')
          .node('controller', 'none', 'controller3', { label: 'Controller' }),
      )
      .build(),
  )
})

describe('the menu of the board', () => {
  it.each<[what: string, picked: [nodes: string[], edges?: string[]], entries: string[]]>([
    [
      'nothing',
      [[]],
      ['capAll', 'uncapAll', 'regenerate', 'regenerateAll', 'copySystem', 'paste', 'addNote', 'pickAll', 'editPipes', 'fit', 'full'],
    ],
    ['an outdoor unit', [['outdoor']], ['paste', 'addNote', 'pickBranch', 'pickSame', 'pickAll', 'editPipes', ...VIEW]],
    [
      'a unit',
      [['unit']],
      [
        'replace',
        'move',
        'disable',
        'remove',
        'copy',
        'cut',
        'paste',
        'duplicate',
        'addNote',
        'pickPipe',
        'pickBranch',
        'pickSame',
        'pickAll',
        'editPipes',
        ...VIEW,
      ],
    ],
    [
      'a joint',
      [['joint']],
      [
        ...['replace', 'move', 'turn', 'disable', 'remove', 'copy', 'cut', 'paste', 'duplicate', 'addNote'],
        ...['pickPipe', 'pickBranch', 'pickSame', 'pickAll', 'editPipes', ...VIEW],
      ],
    ],
    [
      'an open place',
      [['place']],
      ['place', 'cap', 'remove', 'paste', 'addNote', 'pickPipe', 'pickBranch', 'pickSame', 'pickAll', 'editPipes', ...VIEW],
    ],
    [
      'an end cap',
      [['cap']],
      ['uncap', 'remove', 'paste', 'addNote', 'pickPipe', 'pickBranch', 'pickSame', 'pickAll', 'editPipes', ...VIEW],
    ],
    [
      'a pipe',
      [[], ['outdoor>joint']],
      [
        'move',
        'insert',
        'disable',
        'remove',
        'copy',
        'cut',
        'paste',
        'duplicate',
        'addNote',
        'pickBranch',
        'pickAll',
        'editPipes',
        ...VIEW,
      ],
    ],
    [
      'a text block',
      [['text']],
      ['remove', 'copyNote', 'cutNote', 'paste', 'duplicate', 'addNote', 'editNote', ...MOVE, 'pickSame', 'pickAll', 'editPipes', ...VIEW],
    ],
    [
      'two text blocks',
      [['text', 'other']],
      ['remove', 'copyNote', 'cutNote', 'paste', 'duplicate', 'addNote', ...MOVE, ...ALIGN, 'pickSame', 'pickAll', 'editPipes', ...VIEW],
    ],
  ])('the menu of the board offers for %s what can be done with it', (_, picked, entries) => {
    expect(shown(picking(...picked))).toEqual(entries)
  })

  it('the menu of the board means one thing by each key, whatever is picked', () => {
    for (const nodes of [[], ['outdoor'], ['unit'], ['joint'], ['place'], ['cap'], ['text'], ['text', 'other'], ['unit', 'text']]) {
      for (const edges of [[], ['outdoor>joint']]) {
        const context = picking(nodes, edges)
        const keys = BOARD_ENTRIES.filter((entry) => entry.isShown(context)).flatMap(({ shortcut }) =>
          shortcut ? [keyCaps(shortcut, false).join(' ')] : [],
        )
        expect(new Set(keys).size, `${nodes.join()} ${edges.join()}`).toBe(keys.length)
      }
    }
  })

  it('the menu of the board has every key of the list of keys but those that the board itself takes', () => {
    const run = new Set(BOARD_ENTRIES.flatMap(({ shortcut }) => (shortcut ? [shortcut] : [])))
    const others = Object.entries(BOARD_SHORTCUTS).filter(([, shortcut]) => !run.has(shortcut))
    expect(others.map(([name]) => name)).toEqual(['open', 'menu'])
  })

  it('the menu of the board leaves out of the table what only a drawing has', () => {
    const keys = TABLE_ENTRIES.map(({ key }) => key)
    for (const key of [...VIEW, 'editPipes']) expect(keys).not.toContain(key)
    expect(keys).toEqual(BOARD_ENTRIES.map(({ key }) => key).filter((key) => ![...VIEW, 'editPipes'].includes(key)))
  })

  it('the menu of the board leaves the keys of a sheet to the table', () => {
    const open = TABLE_ENTRIES.flatMap(({ shortcut }) => shortcut ?? [])
    for (const key of ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'])
      expect(open.filter((shortcut) => shortcut.key === key && shortcut.isAlt !== true)).toEqual([])
  })
})

describe('a key on the board', () => {
  it('a key on the board means what can be done with what is picked', () => {
    expect(entryOfKey(press('i'), picking(['place']), BOARD_ENTRIES)?.key).toBe('place')
    expect(entryOfKey(press('I'), picking([], ['outdoor>joint']), BOARD_ENTRIES)?.key).toBe('insert')
    expect(entryOfKey(press('i'), picking(['unit']), BOARD_ENTRIES)).toBeUndefined()
    expect(entryOfKey(press('c', 'ctrl'), picking([]), BOARD_ENTRIES)?.key).toBe('copySystem')
    expect(entryOfKey(press('c', 'ctrl'), picking(['unit']), BOARD_ENTRIES)?.key).toBe('copy')
    expect(entryOfKey(press('C', 'shift'), picking(['cap']), BOARD_ENTRIES)?.key).toBe('uncap')
    expect(entryOfKey(press('m'), picking([], ['joint>unit']), BOARD_ENTRIES)?.key, 'the branch that hangs on the pipe').toBe('move')
    expect(entryOfKey(press('m'), picking([], ['joint>place']), BOARD_ENTRIES)).toBeUndefined()
    expect(entryOfKey(press('t'), picking(['unit']), BOARD_ENTRIES)?.key).toBe('addNote')
    expect(entryOfKey(press('c', 'ctrl'), picking(['text']), BOARD_ENTRIES)?.key).toBe('copyNote')
  })

  it('a key on the board follows what the picked place has become, where no row has moved', () => {
    const before = picking(['place'])
    expect(entryOfKey(press('c'), before, BOARD_ENTRIES)?.key).toBe('cap')
    capPicked('S', ['place'])
    const drawing = createDrawing(system().diagram, null, packEquipment(pack))
    const after = { ...before, open: { ...before.open, system: system(), drawing }, places: pickedPlaces(drawing, before.picked) }
    expect(after.places).toBe(before.places)
    expect(entryOfKey(press('C', 'shift'), after, BOARD_ENTRIES)?.key).toBe('uncap')
  })

  it('a key on the board is another one with Alt', () => {
    expect(entryOfKey(press('ArrowLeft', 'alt'), picking(['text']), BOARD_ENTRIES)?.key).toBe('moveLeft')
    expect(entryOfKey(press('ArrowLeft'), picking(['text']), BOARD_ENTRIES)).toBeUndefined()
    expect(entryOfKey(press('ArrowLeft', 'ctrl shift'), picking(['text', 'other']), BOARD_ENTRIES)?.key).toBe('alignLeft')
    expect(entryOfKey(press('e', 'alt'), picking(['unit']), BOARD_ENTRIES)).toBeUndefined()
    expect(keyCaps(BOARD_SHORTCUTS.moveLeft, false)).toEqual(['Alt', '←'])
    expect(keyCaps(BOARD_SHORTCUTS.moveLeft, true)).toEqual(['⌥', '←'])
  })
})

describe('picking the same model', () => {
  const run = (id: string): string[] => {
    BOARD_ENTRIES.find(({ key }) => key === 'pickSame')?.run(picking([id]))
    return [...local.picked.nodes].sort()
  }

  it('picking the same model takes of what stands freely only its like, and of the piping what is of the same model', () => {
    expect(run('text')).toEqual(['other', 'text'])
    expect(run('controller')).toEqual(['controller'])
    expect(run('unit')).toEqual(['unit'])
  })
})

describe('a text block', () => {
  it('a text block that is put where another stands, or all but there, stands aside of it', () => {
    addNoteAt('S', { x: 700, y: 300 })
    addNoteAt('S', { x: 700, y: 300 })
    const middles = (): number[][] => {
      const { x, y } = createDrawing(system().diagram, null, packEquipment(pack))
      return Array.from(x, (each, row) => [Math.round(each), Math.round(y[row] ?? NaN)])
    }
    expect(middles().slice(-2)).toEqual([
      [700, 300],
      [725, 325],
    ])
    addNoteAt('S', { x: 703, y: 298 })
    expect(middles().at(-1)).toEqual([753, 348])
  })

  it('a text block is copied with its neighbours and pasted as one step, each as far from the first as before', () => {
    const project = currentProject()
    if (!project) throw new Error('no open project')
    const clip = copyNotes(project, 'S', ['text', 'unit', 'other'])
    expect(clip.notes.map(({ text }) => text)).toEqual(['Riser', 'Shaft'])
    const before = system().diagram.nodeCount
    commit(pasteNotes(project, 'S', clip, { x: 900, y: 100 }))
    const { diagram } = system()
    const labels = [before, before + 1].map((row) => diagram.nodeRest[row]?.label)
    expect(labels).toEqual(['Riser', 'Shaft'])
    const apart = (diagram.nodeX[nodeRow(diagram, 'other')] ?? 0) - (diagram.nodeX[nodeRow(diagram, 'text')] ?? 0)
    expect((diagram.nodeX[before + 1] ?? 0) - (diagram.nodeX[before] ?? 0)).toBe(apart)
    undo()
    expect(system().diagram.nodeCount).toBe(before)
  })
})

describe('a text block on the clipboard', () => {
  const run = async (entries: readonly BoardEntry[], key: string, nodes: string[]): Promise<void> => {
    const context = picking(nodes)
    const entry = entries.find((each) => each.key === key && each.isShown(context))
    if (!entry) throw new Error(`no entry ${key}`)
    runEntry(entry, context)
    await new Promise((done) => setTimeout(done))
  }
  const notes = (): string[] => {
    const { diagram } = system()
    return diagram.nodeId.flatMap((_, row) => (diagram.nodeShape[row] === 'text-block' ? [diagram.nodeRest[row]?.label ?? ''] : []))
  }

  it('a text block on the clipboard is cut with its neighbours, and pasted as they were', async () => {
    await run(BOARD_ENTRIES, 'cutNote', ['text', 'other', 'controller'])
    expect(notes()).toEqual([])
    expect(nodeRow(system().diagram, 'controller')).toBeGreaterThan(0)
    expect(history.undoLabel).toBe('removeNote')
    await run(BOARD_ENTRIES, 'paste', [])
    expect(notes()).toEqual(['Riser', 'Shaft'])
    undo()
    undo()
    expect(notes()).toEqual(['Riser', 'Shaft'])
  })

  it('a text block on the clipboard is not cut in a project that may only be looked at', async () => {
    projectState.readOnly = true
    await run(BOARD_ENTRIES, 'cutNote', ['text'])
    projectState.readOnly = false
    expect(notes()).toEqual(['Riser', 'Shaft'])
  })

  it('a text block on the clipboard is doubled beside itself and picked, as one step of undo', async () => {
    await run(BOARD_ENTRIES, 'duplicate', ['text'])
    expect(notes()).toEqual(['Riser', 'Shaft', 'Riser'])
    const { diagram } = system()
    const [row, last] = [nodeRow(diagram, 'text'), diagram.nodeCount - 1]
    expect((diagram.nodeX[last] ?? 0) - (diagram.nodeX[row] ?? 0)).toBe(25)
    expect(local.picked.nodes).toEqual([diagram.nodeId[last]])
    undo()
    expect([notes(), history.undoLabel]).toEqual([['Riser', 'Shaft'], null])
  })
})

describe('a text block that is added in the table', () => {
  it('a text block that is added in the table stands beside the drawing, as high as what is picked, and is opened for writing', () => {
    Object.assign(tableView, { text: 'office', kind: 'units', findings: 'error' })
    const context = picking(['unit'])
    const entry = TABLE_ENTRIES.find(({ key }) => key === 'addNote')
    if (entry) runEntry(entry, context)
    const { diagram } = system()
    const last = diagram.nodeCount - 1
    expect(diagram.nodeShape[last]).toBe('text-block')
    expect(diagram.nodeX[last]).toBeLessThan(context.open.drawing.extent.minX)
    expect(diagram.nodeY[last]).toBe(context.open.drawing.y[nodeRow(diagram, 'unit')])
    expect([noteEditing.nodeId, local.picked.nodes]).toEqual([diagram.nodeId[last], [diagram.nodeId[last]]])
    expect([tableView.text, tableView.kind, tableView.findings]).toEqual(['', 'all', 'all'])
  })
})

describe('moving what stands freely', () => {
  const placeOf = (id: string): number[] => {
    const { diagram } = system()
    const row = nodeRow(diagram, id)
    return [diagram.nodeX[row] ?? NaN, diagram.nodeY[row] ?? NaN]
  }
  const run = (key: string, context: EntryContext): void => {
    const entry = BOARD_ENTRIES.find((each) => each.key === key)
    if (!entry) throw new Error(`no entry ${key}`)
    runEntry(entry, context)
  }

  it('moving what stands freely takes every picked text block one line of the grid further and leaves the piping, as one step of undo', () => {
    const [text, other, unit] = [placeOf('text'), placeOf('other'), placeOf('unit')]
    run('moveDown', picking(['text', 'unit', 'other']))
    expect(placeOf('text')).toEqual([text[0], (text[1] ?? 0) + 25])
    expect(placeOf('other')).toEqual([other[0], (other[1] ?? 0) + 25])
    expect(placeOf('unit')).toEqual(unit)
    expect(history.undoLabel).toBe('moveNotes')
    undo()
    expect([placeOf('text'), placeOf('other')]).toEqual([text, other])
  })

  it('moving what stands freely does nothing in a project that may only be looked at', () => {
    const before = placeOf('text')
    projectState.readOnly = true
    run('moveLeft', picking(['text']))
    projectState.readOnly = false
    expect(placeOf('text')).toEqual(before)
    expect(history.undoLabel).toBeNull()
  })
})
