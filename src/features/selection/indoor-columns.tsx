import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { areaMeasure } from '../../engine/measure/area'
import type { Shortfall } from '../../model/finding/room-shortfall'
import type { IndoorUnitPatch } from '../../model/edits/list/edit-indoor-unit'
import { projectState } from '../../state/piping/project'
import type { Column } from '../../ui/table/data-table'
import { NumberField } from '../../ui/fields/number-field'
import { QuantityField } from '../../ui/fields/quantity-field'
import { QuantityText } from '../../ui/fields/quantity-text'
import { RoomAreaField, RoomHeightField } from '../../ui/fields/room-size-fields'
import { ShareBar } from '../../ui/badges/share-bar'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { useSystemResult } from '../../ui/hooks/use-system-result'
import { catalogueEntries, catalogueEntry } from './catalogue/catalogue-entry'
import type { CatalogueEntry } from './catalogue/catalogue-entry'
import { editIndoorUnits } from './commands/edit-indoor-units'
import { deliveredByLine, shortfallByLine } from './delivered-capacity'
import type { Delivered } from './delivered-capacity'
import { EstimateMark } from './catalogue/estimate-mark'
import type { SystemView } from './picked-system'
import classes from './selection.module.css'
import { ROOM_AREA, ROOM_HEIGHT } from './room-size-keys'
import { sumLines } from './system-sums'
import { TextCell } from './text-cell'
import { usePack } from './use-pack'

export interface UnitLine {
  unit: SystemView['indoorUnits'][number]
  entry: CatalogueEntry | undefined
  /** Minimum delivered capacity of the entry's units; null before the piping is calculated. */
  delivered: Delivered | null
  /** Shortfalls of the entry's rooms. */
  short: Shortfall
}

const MOST_UNITS = 64
const MOST_KW = 1000

/** Returns rows and columns of the indoor-unit table of one system. */
export function useIndoorColumns(system: SystemView, isReadOnly: boolean): { columns: Column<UnitLine>[]; lines: UnitLine[] } {
  const { t } = useTranslation(['selection', 'catalogue', 'ui'])
  const pack = usePack()
  const measures = useUnitSettings()
  const result = useSystemResult(system.id)

  const lines = useMemo(() => {
    const diagram = projectState.current?.systems[system.id]?.diagram
    const delivered = result && diagram ? deliveredByLine(diagram, result) : new Map<string, Delivered>()
    const short = result && diagram ? shortfallByLine(diagram, result, system.indoorUnits) : new Map<string, Shortfall>()
    return system.indoorUnits.map((unit): UnitLine => ({
      unit,
      entry: pack ? catalogueEntry(pack, unit.model) : undefined,
      delivered: delivered.get(unit.id) ?? null,
      short: short.get(unit.id) ?? {},
    }))
  }, [system, pack, result])

  const columns = useMemo((): Column<UnitLine>[] => {
    const sums = pack ? sumLines(system.indoorUnits, pack) : null
    const edit = (line: UnitLine, patch: IndoorUnitPatch) => editIndoorUnits(system.id, [line.unit.id], patch)
    const capacity = measures.loadCapacity
    const sum = (kw: number | undefined) => <QuantityText quantity="loadCapacity" value={kw} decimals={1} isFixed isUnitHidden />
    const required = (line: UnitLine, field: 'requiredCoolingKw' | 'requiredHeatingKw', label: string) => (
      <span className={classes.end}>
        <QuantityField
          quantity="loadCapacity"
          value={line.unit[field]}
          label={label}
          isLabelHidden
          isUnitHidden
          min={0}
          max={MOST_KW}
          isDisabled={isReadOnly}
          width={62}
          onCommit={(kw) => edit(line, { [field]: kw })}
        />
      </span>
    )
    return [
      {
        key: 'type',
        header: t('column.type'),
        value: (line) => line.entry?.type ?? '',
        render: (line) => (
          <span className={classes.typeCode} title={line.entry ? t(`catalogue:type.${line.entry.type}`) : t('units.unknownModel')}>
            {line.entry?.type ?? '?'}
          </span>
        ),
      },
      {
        key: 'model',
        header: t('column.model'),
        value: (line) => line.unit.model,
        render: (line) => (
          <span className={classes.model}>
            <NativeSelect
              variant="unstyled"
              classNames={{ input: classes.modelSelect ?? '' }}
              aria-label={t('units.modelOf', { name: line.unit.name })}
              disabled={isReadOnly || !line.entry}
              value={line.unit.model}
              onChange={(event) => edit(line, { model: event.currentTarget.value })}
              data={
                pack && line.entry
                  ? catalogueEntries(pack).flatMap((entry) => (entry.type === line.entry?.type ? entry.id : []))
                  : [line.unit.model]
              }
            />
            {line.entry ? <EstimateMark basis={line.entry.basis} /> : null}
          </span>
        ),
      },
      {
        key: 'name',
        header: t('column.name'),
        value: (line) => line.unit.name,
        render: (line) => (
          <TextCell value={line.unit.name} label={t('column.name')} isDisabled={isReadOnly} onCommit={(name) => edit(line, { name })} />
        ),
      },
      {
        key: 'room',
        header: t('column.room'),
        value: (line) => line.unit.room,
        render: (line) => (
          <TextCell
            value={line.unit.room}
            label={t('column.room')}
            placeholder="–"
            isDisabled={isReadOnly}
            onCommit={(room) => edit(line, { room })}
          />
        ),
      },
      {
        key: 'floor',
        header: t('column.floor'),
        value: (line) => line.unit.floor,
        render: (line) => (
          <TextCell
            value={line.unit.floor}
            label={t('column.floor')}
            placeholder="–"
            isDisabled={isReadOnly}
            onCommit={(floor) => edit(line, { floor })}
          />
        ),
      },
      {
        key: ROOM_AREA,
        header: t('column.roomArea'),
        hint: t('ui:room.areaHint'),
        unit: areaMeasure(measures.length),
        isNumeric: true,
        value: (line) => line.unit.roomAreaM2,
        render: (line) => (
          <span className={classes.end}>
            <RoomAreaField
              isCell
              width={52}
              value={line.unit.roomAreaM2}
              isDisabled={isReadOnly}
              onCommit={(roomAreaM2) => edit(line, { roomAreaM2 })}
            />
          </span>
        ),
      },
      {
        key: ROOM_HEIGHT,
        header: t('column.roomHeight'),
        hint: t('ui:room.heightHint'),
        unit: measures.length,
        isNumeric: true,
        value: (line) => line.unit.roomHeightM,
        render: (line) => (
          <span className={classes.end}>
            <RoomHeightField
              isCell
              width={44}
              value={line.unit.roomHeightM}
              isDisabled={isReadOnly}
              onCommit={(roomHeightM) => edit(line, { roomHeightM })}
            />
          </span>
        ),
      },
      {
        key: 'count',
        header: t('column.count'),
        isNumeric: true,
        value: (line) => line.unit.count,
        render: (line) => (
          <span className={classes.end}>
            <NumberField
              value={line.unit.count}
              label={t('column.count')}
              mode="positiveInteger"
              isLabelHidden
              isRequired
              min={1}
              max={MOST_UNITS}
              decimals={0}
              width={46}
              isDisabled={isReadOnly}
              onCommit={(count) => count !== null && edit(line, { count })}
            />
          </span>
        ),
        footer: sums?.units,
      },
      {
        key: 'nominalCooling',
        header: t('column.cooling'),
        hint: t('column.nominalCooling'),
        unit: capacity,
        isNumeric: true,
        value: (line) => line.entry?.coolKw,
        render: (line) => <QuantityText quantity="loadCapacity" value={line.entry?.coolKw} decimals={1} isFixed isUnitHidden />,
        footer: sum(sums?.nominalCoolingKw),
      },
      {
        key: 'requiredCooling',
        header: t('column.required'),
        hint: t('column.requiredCooling'),
        unit: capacity,
        isNumeric: true,
        value: (line) => line.unit.requiredCoolingKw,
        render: (line) => required(line, 'requiredCoolingKw', t('column.requiredCooling')),
        footer: sum(sums?.requiredCoolingKw),
      },
      {
        key: 'deliveredCooling',
        header: t('column.delivered'),
        hint: t('column.deliveredHint'),
        unit: capacity,
        isNumeric: true,
        isSecondary: true,
        value: (line) => line.delivered?.coolingKw,
        render: (line) => <DeliveredCell line={line} mode="cooling" label={t('column.deliveredCooling')} />,
      },
      {
        key: 'nominalHeating',
        header: t('column.heating'),
        hint: t('column.nominalHeating'),
        unit: capacity,
        isNumeric: true,
        value: (line) => line.entry?.heatKw,
        render: (line) => <QuantityText quantity="loadCapacity" value={line.entry?.heatKw} decimals={1} isFixed isUnitHidden />,
        footer: sum(sums?.nominalHeatingKw),
      },
      {
        key: 'requiredHeating',
        header: t('column.required'),
        hint: t('column.requiredHeating'),
        unit: capacity,
        isNumeric: true,
        value: (line) => line.unit.requiredHeatingKw,
        render: (line) => required(line, 'requiredHeatingKw', t('column.requiredHeating')),
        footer: sum(sums?.requiredHeatingKw),
      },
      {
        key: 'deliveredHeating',
        header: t('column.delivered'),
        hint: t('column.deliveredHint'),
        unit: capacity,
        isNumeric: true,
        isSecondary: true,
        value: (line) => line.delivered?.heatingKw,
        render: (line) => <DeliveredCell line={line} mode="heating" label={t('column.deliveredHeating')} />,
      },
    ]
  }, [t, system, pack, measures, isReadOnly])
  return { columns, lines }
}

function DeliveredCell({ line, mode, label }: { line: UnitLine; mode: 'cooling' | 'heating'; label: string }) {
  const kw = mode === 'cooling' ? line.delivered?.coolingKw : line.delivered?.heatingKw
  const requiredKw = mode === 'cooling' ? line.unit.requiredCoolingKw : line.unit.requiredHeatingKw
  return (
    <span className={classes.delivered}>
      <QuantityText quantity="loadCapacity" value={kw} decimals={1} isFixed isUnitHidden />
      <ShareBar requiredKw={requiredKw} deliveredKw={kw ?? null} finding={line.short[mode] ?? null} label={label} />
    </span>
  )
}
