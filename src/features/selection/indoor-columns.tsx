import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { areaMeasure } from '../../engine/measure/area'
import type { Shortfall } from '../../model/finding/room-shortfall'
import type { IndoorUnitPatch } from '../../model/edits/list/edit-indoor-unit'
import { systemTags } from '../../model/tags/project-tags'
import { projectState } from '../../state/piping/project'
import type { Column } from '../../ui/table/data-table'
import { NumberField } from '../../ui/fields/number-field'
import { QuantityText } from '../../ui/fields/quantity-text'
import { RoomAreaField, RoomHeightField } from '../../ui/fields/room-size-fields'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { useSystemResult } from '../../ui/hooks/use-system-result'
import { useLatest } from '../../ui/hooks/use-latest'
import { dragUnits } from '../../workbench/systems/drag-units'
import { capacityColumns } from './units/capacity-columns'
import { ModelCell } from './units/model-cell'
import { editIndoorUnits } from './commands/edit-indoor-units'
import { PartsCell, partsOfLine } from './parts/parts-cell'
import { useAdjustment } from './use-adjustment'
import { deliveredByLine, shortfallByLine, undrawnByLine } from './units/delivered-capacity'
import type { Delivered } from './units/delivered-capacity'
import type { SystemView } from './picked-system'
import classes from './selection.module.css'
import { ROOM_AREA, ROOM_HEIGHT } from './room-size-keys'
import { sumLines } from './system-sums'
import { TextCell } from './text-cell'
import { entryOf, type UnitLine } from './units/unit-line'
import { usePack } from '../../ui/hooks/use-pack'

const MOST_UNITS = 64

/** Writes the first tag of a line, and how many more it has. */
function shortTags(tags: readonly string[]): string {
  const [first = '–'] = tags
  return tags.length > 1 ? `${first} +${tags.length - 1}` : first
}

/** Returns rows and columns of the indoor-unit table of one system. */
export function useIndoorColumns(
  system: SystemView,
  isReadOnly: boolean,
  picked: ReadonlySet<string>,
): { columns: Column<UnitLine>[]; lines: UnitLine[] } {
  const { t } = useTranslation(['selection', 'catalogue', 'ui', 'choosing', 'parts'])
  const pack = usePack()
  const measures = useUnitSettings()
  const result = useSystemResult(system.id)
  const concerned = useLatest((id: string): string[] => (picked.has(id) ? [...picked] : [id]))
  const adjustment = useAdjustment(system)

  const lines = useMemo(() => {
    const diagram = projectState.current?.systems[system.id]?.diagram
    const delivered = result && diagram ? deliveredByLine(diagram, result) : new Map<string, Delivered>()
    const undrawn = undrawnByLine(adjustment)
    const short = result && diagram ? shortfallByLine(diagram, result, system.indoorUnits) : new Map<string, Shortfall>()
    const tags = projectState.current ? systemTags(projectState.current, system.id).lines : new Map<string, readonly string[]>()
    return system.indoorUnits.map((unit): UnitLine => ({
      unit,
      tags: tags.get(unit.id) ?? [],
      entry: pack ? entryOf(unit, pack) : undefined,
      delivered: delivered.get(unit.id) ?? undrawn.get(unit.id) ?? null,
      short: short.get(unit.id) ?? {},
    }))
  }, [system, pack, result, adjustment])

  const columns = useMemo((): Column<UnitLine>[] => {
    const sums = pack ? sumLines(system.indoorUnits, pack) : null
    const edit = (line: UnitLine, patch: IndoorUnitPatch) => editIndoorUnits(system.id, [line.unit.id], patch)
    return [
      {
        key: 'type',
        header: t('column.type'),
        value: (line) => line.entry?.type ?? '',
        render: (line) => (
          <span
            className={classes.typeCode}
            draggable={!isReadOnly}
            onDragStart={(event) => dragUnits(event, { systemId: system.id, unitIds: concerned.current(line.unit.id) })}
            title={line.entry ? t(`catalogue:type.${line.entry.type}`) : t('units.unknownModel')}
          >
            {line.entry?.type ?? '?'}
          </span>
        ),
      },
      {
        key: 'model',
        header: t('column.model'),
        value: (line) => line.unit.model,
        render: (line) => (
          <ModelCell line={line} systemId={system.id} pack={pack} isReadOnly={isReadOnly} onModel={(model) => edit(line, { model })} />
        ),
      },
      {
        key: 'parts',
        header: t('parts:column.head'),
        hint: t('parts:column.hint'),
        isSecondary: true,
        value: (line) =>
          pack
            ? partsOfLine(pack, line.unit)
                .map(({ id }) => id)
                .join(' ')
            : '',
        render: (line) => (pack ? <PartsCell unit={line.unit} systemId={system.id} pack={pack} isReadOnly={isReadOnly} /> : null),
      },
      {
        key: 'tag',
        header: t('column.tag'),
        value: (line) => line.tags.join(' '),
        render: (line) => (
          <span className={classes.tag} title={line.tags.join(', ')}>
            {shortTags(line.tags)}
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
        isSecondary: true,
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
        isSecondary: true,
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
      ...capacityColumns({ t, measures, sums, isReadOnly, onEdit: edit }),
      {
        key: 'firstJoint',
        header: t('choosing:column.firstJoint'),
        hint: t('choosing:column.firstJointHint'),
        unit: measures.length,
        isNumeric: true,
        isExtra: true,
        value: (line) => line.delivered?.firstJointM,
        render: (line) => <QuantityText quantity="length" value={line.delivered?.firstJointM} decimals={1} isFixed isUnitHidden />,
      },
    ]
  }, [t, system, pack, measures, isReadOnly, concerned])
  return { columns, lines }
}
