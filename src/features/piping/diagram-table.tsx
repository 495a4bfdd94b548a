import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { findingsAt } from '../../canvas/findings-at'
import { nodeRow } from '../../model/diagram-rows'
import type { Quantity } from '../../model/quantity'
import { DataTable } from '../../ui/data-table'
import type { Column } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { NumberField } from '../../ui/number-field'
import { QuantityField } from '../../ui/quantity-field'
import { QuantityText } from '../../ui/quantity-text'
import { SeverityBadge } from '../../ui/severity-badge'
import { removePicked } from './commands/remove-picked'
import { setLevel } from './commands/set-level'
import { setPipeBends } from './commands/set-pipe-bends'
import { setPipeLength } from './commands/set-pipe-length'
import { local, setPicked } from './local'
import type { OpenSystem } from './use-open-system'

interface DiagramTableProps {
  open: OpenSystem
  onOpen: () => void
}

/** The diagram as a table: one line for each node with the pipe that feeds it, in the order of the tree; the same edits as on the board. */
export function DiagramTable({ open, onOpen }: DiagramTableProps) {
  const { t } = useTranslation('piping')
  const { picked } = useSnapshot(local)
  const { drawing, names, system } = open
  const { diagram } = drawing
  const columns = useTableColumns(open)
  const selected = useMemo(() => {
    const ends = picked.edges.map(
      (id) => diagram.nodeId[names.order.find((row) => diagram.edgeId[drawing.feed[row] ?? -1] === id) ?? -1] ?? '',
    )
    return new Set([...picked.nodes, ...ends])
  }, [picked, diagram, drawing, names])

  const select = (keys: Set<string>): void => {
    const nodes: string[] = []
    const edges: string[] = []
    for (const id of keys) {
      const feed = diagram.edgeId[drawing.feed[nodeRow(diagram, id)] ?? -1]
      if (feed === undefined) nodes.push(id)
      else edges.push(feed)
    }
    setPicked({ nodes, edges })
  }

  return (
    <DataTable
      label={t('table.label', { system: system.name })}
      columns={columns}
      rows={names.order}
      rowKey={(row) => diagram.nodeId[row] ?? ''}
      search={t('table.search')}
      selected={selected}
      onSelect={select}
      onActivate={onOpen}
      onRemove={() => removePicked(system.id, local.picked)}
      empty={<EmptyState title={t('empty.noDiagram')} />}
    />
  )
}

function useTableColumns(open: OpenSystem): Column<number>[] {
  const { t } = useTranslation('piping')
  return useMemo(() => {
    const { drawing, names, result, unitSettings, system } = open
    const { diagram } = drawing
    const feed = (row: number): number => drawing.feed[row] ?? -1
    const pipeId = (row: number): string => diagram.edgeId[feed(row)] ?? ''
    const figure = (key: string, quantity: Quantity, column: Float64Array | undefined): Column<number> => ({
      key,
      header: t(`table.${key}`),
      unit: unitSettings[quantity],
      isNumeric: true,
      isSearchable: false,
      value: (row) => finite(column?.[feed(row)]),
      render: (row) => <QuantityText quantity={quantity} value={column?.[feed(row)]} isUnitHidden />,
    })
    const columns: Column<number>[] = [
      { key: 'from', header: t('table.from'), value: (row) => (feed(row) < 0 ? '' : names.node(diagram.edgeSource[feed(row)] ?? -1)) },
      { key: 'to', header: t('table.to'), value: (row) => names.node(row) },
      {
        key: 'length',
        header: t('table.length'),
        unit: unitSettings.length,
        isNumeric: true,
        isSearchable: false,
        width: 92,
        value: (row) => finite(diagram.edgeLengthM[feed(row)]),
        render: (row) =>
          feed(row) < 0 ? null : (
            <QuantityField
              quantity="length"
              label={t('table.lengthOf', { to: names.node(row) })}
              isLabelHidden
              isUnitHidden
              min={0}
              step={0.5}
              placeholder={t('pipe.defaultLength')}
              value={finite(diagram.edgeLengthM[feed(row)])}
              onCommit={(metric) => setPipeLength(system.id, [pipeId(row)], metric)}
            />
          ),
      },
      {
        key: 'bends',
        header: t('table.bends'),
        isNumeric: true,
        isSearchable: false,
        width: 68,
        value: (row) => finite(diagram.edgeBends[feed(row)]),
        render: (row) =>
          feed(row) < 0 ? null : (
            <NumberField
              label={t('table.bendsOf', { to: names.node(row) })}
              isLabelHidden
              min={0}
              max={999}
              decimals={0}
              value={finite(diagram.edgeBends[feed(row)]) ?? 0}
              onCommit={(bends) => setPipeBends(system.id, [pipeId(row)], bends)}
            />
          ),
      },
      {
        key: 'level',
        header: t('table.level'),
        unit: unitSettings.length,
        isNumeric: true,
        isSearchable: false,
        width: 84,
        value: (row) => finite(diagram.nodeHeightM[row]),
        render: (row) =>
          feed(row) < 0 ? null : (
            <QuantityField
              quantity="length"
              label={t('table.levelOf', { to: names.node(row) })}
              isLabelHidden
              isUnitHidden
              step={0.5}
              value={finite(diagram.nodeHeightM[row]) ?? 0}
              onCommit={(metric) => setLevel(system.id, [diagram.nodeId[row] ?? ''], metric)}
            />
          ),
      },
      figure('capacity', 'loadCapacity', result?.edgeCapacityKw),
      figure('gas', 'pipingDimension', result?.edgeGasMm),
      figure('liquid', 'pipingDimension', result?.edgeLiquidMm),
    ]
    if (result?.edgeHighPressureMm.some((mm) => mm > 0)) columns.push(figure('highPressure', 'pipingDimension', result.edgeHighPressureMm))
    columns.push(figure('equivalent', 'length', result?.edgeEquivalentM), {
      key: 'findings',
      header: t('table.findings'),
      value: (row) => sentencesAt(open, row),
      render: (row) => <FindingCell open={open} row={row} />,
    })
    return columns
  }, [open, t])
}

function FindingCell({ open, row }: { open: OpenSystem; row: number }) {
  const { result, drawing } = open
  const worst = Math.max(result?.nodeWorst[row] ?? 0, result?.edgeWorst[drawing.feed[row] ?? -1] ?? 0)
  if (worst === 0) return null
  return (
    <span title={sentencesAt(open, row)}>
      <SeverityBadge severity={worst === 2 ? 'error' : 'advice'} label={sentencesAt(open, row)} />
    </span>
  )
}

function sentencesAt({ drawing, sentence }: OpenSystem, row: number): string {
  const feed = drawing.feed[row] ?? -1
  const findings = [...findingsAt(drawing, { kind: 'node', row }), ...(feed < 0 ? [] : findingsAt(drawing, { kind: 'edge', row: feed }))]
  return findings.map(sentence).join(' ')
}

function finite(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
