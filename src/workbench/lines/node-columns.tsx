import { IconArrowsExchange } from '@tabler/icons-react'
import { glyphAt, hasRefrigerant } from '../../drawing/drawing/drawing'
import { hasDisabledRows, isNodeDisabled } from '../../drawing/drawing/disabled-rows'
import type { Glyph } from '../../drawing/drawing/glyph'
import { fittingName, itemAt, modelOf } from '../../drawing/labels/node-label'
import { fromMetric } from '../../engine/measure/measure'
import { nodeText } from '../../model/diagram/node-text'
import { readQuantity } from '../../ui/sheet/cells/read-measured'
import { roomSizeColumns } from '../../ui/sheet/cells/room-size-columns'
import type { SheetColumn } from '../../ui/sheet/cells/sheet-column'
import type { LineReader } from './line-reader'
import { tagColumn } from './tag-column'
import { readNote, readText } from './read-cells'
import { currentChoice, replacementItem, replacementsFor } from './replacements'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'

export const MOST_LETTERS = 100
const FITTINGS: readonly Glyph[] = ['joint', 'header', 'box']
const REPLACEABLE: readonly Glyph[] = [...FITTINGS, 'indoor', 'freshAir', 'hydro', 'kit']

/** Returns a node's columns: `what` identifies it and comes before its pipe's columns, `where` locates it and comes after these. */
export function nodeColumns(reader: LineReader): { what: SheetColumn[]; where: SheetColumn[] } {
  const { open, lines, words, language } = reader
  const { drawing, labels, names, unitSettings, pack } = open
  const { diagram } = drawing
  const node = (line: number): number => lines.node[line] ?? -1
  const glyph = (line: number): Glyph => glyphAt(drawing, node(line))
  const item = (line: number) => itemAt(drawing, node(line), labels)
  const isFitting = (line: number): boolean => FITTINGS.includes(glyph(line))
  const isNote = (line: number): boolean => line >= 0 && glyph(line) === 'note'
  /** Returns the label of a row; the outdoor unit's is the name of the system. */
  const label = (line: number): string => {
    if (glyph(line) === 'outdoor') return open.system.name
    return isNote(line) ? nodeText(diagram.nodeRest[node(line)]) : (diagram.nodeRest[node(line)]?.label ?? item(line)?.name ?? '')
  }
  /** A name that only repeats the model tells no unit apart: its tag is shown instead. */
  const ownName = (line: number): string => (isNote(line) || label(line) !== modelOf(drawing, node(line)) ? label(line) : '')
  const shownName = (line: number): string =>
    ownName(line) || names.tag(node(line)) || names.node(node(line)) || words(`lines:kind.${glyph(line)}`)
  const level = (line: number): number => diagram.nodeHeightM[node(line)] ?? NaN
  /** Returns whether the node has a level above or below the outdoor unit. */
  const hasLevel = (line: number): boolean => hasRefrigerant(drawing, node(line)) && glyph(line) !== 'outdoor'
  const levelText = (line: number): string =>
    hasLevel(line) ? labels.figure(fromMetric(level(line) || 0, 'length', unitSettings.length), 2) : ''
  const isTurned = (line: number): boolean => diagram.nodeReverse[node(line)] === 1
  const what: SheetColumn[] = [
    {
      key: 'name',
      header: words('lines:column.name'),
      widthPx: 144,
      text: shownName,
      ...(hasDisabledRows(drawing) && {
        render: (line: number) =>
          isNodeDisabled(drawing, node(line)) ? <s title={words('lines:notCounted')}>{shownName(line)}</s> : shownName(line),
      }),
      edit: {
        kind: 'text',
        isOpen: () => true,
        isLong: isNote,
        read: (texts, which) =>
          readText(MOST_LETTERS)(texts).map((read, at) => (isNote(which[at] ?? -1) ? readNote(texts[at] ?? '') : read)),
        value: label,
        typed: label,
      },
    },
    tagColumn(reader),
    { key: 'kind', header: words('lines:column.kind'), widthPx: 120, text: (line) => words(`lines:kind.${glyph(line)}`) },
    {
      key: 'from',
      header: words('lines:column.from'),
      widthPx: 108,
      text: (line) => ((lines.edge[line] ?? -1) < 0 ? '' : names.node(diagram.edgeSource[lines.edge[line] ?? -1] ?? -1)),
    },
    {
      key: 'room',
      header: words('lines:column.room'),
      widthPx: 112,
      text: (line) => item(line)?.room ?? '',
      edit: {
        kind: 'text',
        isOpen: (line) => item(line) !== undefined,
        read: readText(MOST_LETTERS),
        value: (line) => item(line)?.room ?? '',
        typed: (line) => item(line)?.room ?? '',
      },
    },
    { key: 'floor', header: words('lines:column.floor'), widthPx: 60, text: (line) => item(line)?.floor ?? '' },
    ...roomSizeColumns({ unitSettings, language, header: (key) => words(`lines:column.${key}`) }, item),
    {
      key: 'model',
      header: words('lines:column.model'),
      widthPx: 116,
      text: (line) =>
        glyph(line) === 'outdoor'
          ? (diagram.nodeRest[node(line)]?.models ?? []).join(' + ')
          : isFitting(line)
            ? fittingName(drawing, node(line))
            : modelOf(drawing, node(line)),
      edit: {
        kind: 'choice',
        isOpen: (line) => REPLACEABLE.includes(glyph(line)),
        read: (texts, which) =>
          texts.map((text, at) => {
            const fits = replacementItem(drawing, node(which[at] ?? -1), pack, text.trim()) !== null
            return fits ? { value: text.trim() } : { refusal: words('lines:read.noSuchModel', { model: text }) }
          }),
        value: (line) => currentChoice(drawing, node(line)),
        typed: (line) => currentChoice(drawing, node(line)),
        choices: (line) => replacementsFor(drawing, node(line), pack, words),
      },
    },
  ]
  const where: SheetColumn[] = [
    {
      key: 'level',
      header: words('lines:column.level'),
      unit: unitSettings.length,
      isNumeric: true,
      widthPx: 84,
      figure: level,
      text: levelText,
      edit: {
        kind: 'number',
        isOpen: hasLevel,
        read: readQuantity('length', { unitSettings, language, least: null }),
        value: (line) => (Number.isNaN(level(line)) ? null : level(line)),
        typed: levelText,
      },
    },
    {
      key: 'reverse',
      header: words('lines:column.reverse'),
      widthPx: 84,
      text: (line) => (isTurned(line) ? words('lines:turned') : ''),
      render: (line) => (isTurned(line) ? <IconArrowsExchange size={SMALL_ICON_PX} role="img" aria-label={words('lines:turned')} /> : null),
      edit: {
        kind: 'switch',
        isOpen: isFitting,
        read: (texts) => texts.map((text) => ({ value: text.trim() !== '' && text.trim() !== '0' })),
        value: isTurned,
        typed: (line) => (isTurned(line) ? words('lines:turned') : ''),
      },
    },
  ]
  return { what, where }
}
