import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { glyphAt } from '../../../drawing/drawing/drawing'
import { itemAt, modelOf } from '../../../drawing/labels/node-label'
import type { ProofSubject } from '../../../engine/proof/proof'
import { editIndoorUnit } from '../../../model/edits/list/edit-indoor-unit'
import { shortfallAt } from '../../../model/finding/room-shortfall'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { CapacityTable } from './capacity-table'
import { Waterfall } from '../derating/waterfall'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import { FindingsHere } from '../../../workbench/frame/findings-here'
import { FloorLevelsButton } from '../floor-levels/floor-levels-button'
import { LevelField } from './level-field'
import { NodeFields } from './node-fields'
import { PanelHead } from '../../../workbench/frame/panel-head'
import classes from '../../../workbench/frame/panels.module.css'
import { unitRecord } from './unit-record'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { useSnapshot } from 'valtio'
import type { IndoorUnit } from '../../../model/project/project'
import type { RoomSize } from '../../../model/project/rooms/room-size'
import { projectState } from '../../../state/piping/project'
import { RoomSizeFields } from '../../../ui/fields/room-size-fields'
import { change } from '../../../workbench/commands/change'
import { setCells } from '../../../workbench/commands/set-cells'

/** Edits the size of a unit's room; units of one list entry share it. */
function RoomFields({ open, item }: { open: OpenSystem; item: Pick<IndoorUnit, 'id' | keyof RoomSize> }) {
  const { readOnly } = useSnapshot(projectState)
  const store = (size: Partial<RoomSize>): void => {
    const given = (['roomAreaM2', 'roomHeightM'] as const).flatMap((property) => {
      const value = size[property]
      return value === undefined ? [] : [{ property, ids: [item.id], values: [value] }]
    })
    setCells(open.system.id, given, open.pack)
  }
  return <RoomSizeFields size={item} isDisabled={readOnly} onCommit={store} />
}

/** Marks a unit without an internal part; all units of one list entry are alike. */
function InternalPartField({ open, item }: { open: OpenSystem; item: Pick<IndoorUnit, 'id' | 'hasNoInternalPart'> }) {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  const { hasNoInternalPart = false } = item
  return (
    <Switch
      label={t('unit.noInternalPart')}
      checked={hasNoInternalPart}
      disabled={readOnly}
      onChange={() =>
        void change((project) => editIndoorUnit(project, open.system.id, item.id, { hasNoInternalPart: !hasNoInternalPart }, open.pack))
      }
    />
  )
}

const KIND_KEYS = { freshAir: 'unit.freshAir', hydro: 'unit.hydro', kit: 'unit.kit' } as const

/** Shows one unit below the outdoor unit: required and delivered capacity of its room, and their derivation. */
export function UnitPanel({ open, row }: { open: OpenSystem; row: number }) {
  const { t } = useTranslation(['piping', 'panels'])
  const { drawing, labels } = open
  const glyph = glyphAt(drawing, row)
  const kind = glyph === 'freshAir' || glyph === 'hydro' || glyph === 'kit' ? t(KIND_KEYS[glyph]) : t('unit.title')
  const item = itemAt(drawing, row, labels)
  const record = unitRecord(open, row)
  const feed = drawing.feed[row] ?? -1
  const short = shortfallAt(open.result?.findings ?? [], drawing.diagram, row, (node) => itemAt(drawing, node, labels))
  const proofOf = (quantity: string): ProofSubject => ({ node: drawing.diagram.nodeId[row] ?? '', quantity })

  return (
    <>
      <PanelHead kind={kind} title={modelOf(drawing, row)} />
      <FindingsHere open={open} place={{ kind: 'node', row }} />
      <FigureList>
        {item && item.room !== '' ? <Figure name={t('unit.room')}>{item.room}</Figure> : null}
        {item && item.floor !== '' ? <Figure name={t('unit.floor')}>{item.floor}</Figure> : null}
      </FigureList>
      <section className={classes.group}>
        <h3>{t('unit.capacities')}</h3>
        <CapacityTable open={open} row={row} record={record} />
      </section>
      <section className={classes.group}>
        <h3>{t('panels:field.title')}</h3>
        <NodeFields open={open} row={row} />
        {item ? (
          <div className={classes.nodeFields}>
            <RoomFields key={item.id} open={open} item={item} />
            <InternalPartField open={open} item={item} />
          </div>
        ) : null}
        <LevelField open={open} row={row} />
        <FloorLevelsButton open={open} row={row} />
      </section>
      {record ? (
        <>
          <Waterfall
            title={`${t('unit.cooling')}: ${t('factors.title')}`}
            nominalKw={record.nominalCoolCapa}
            chain={record.factors.cooling}
            deliveredKw={record.adjustTCforCooling}
            requiredKw={record.CoolingLoad}
            shortfall={short.cooling ?? null}
            subjects={{
              nominal: proofOf('nominalCoolCapa'),
              delivered: proofOf('adjustTCforCooling'),
              factor: (link) => proofOf(`factors.cooling.${link}`),
            }}
          />
          <Waterfall
            title={`${t('unit.heating')}: ${t('factors.title')}`}
            nominalKw={record.nominalHeatCapa}
            chain={record.factors.heating}
            deliveredKw={record.adjustTCforHeating}
            requiredKw={record.HeatingLoad}
            shortfall={short.heating ?? null}
            subjects={{
              nominal: proofOf('nominalHeatCapa'),
              delivered: proofOf('adjustTCforHeating'),
              factor: (link) => proofOf(`factors.heating.${link}`),
            }}
          />
          <FigureList title={t('outdoor.piping')}>
            <Figure name={t('unit.farthest')} subject={proofOf('equivalentDistanceM')}>
              <QuantityText quantity="length" value={record.equivalentDistanceM} />
            </Figure>
            {record.concentrationKgM3 === null ? null : (
              <Figure name={t('unit.concentration')} subject={proofOf('concentrationKgM3')}>
                <span>{labels.figure(record.concentrationKgM3, 3)} kg/m³</span>
              </Figure>
            )}
          </FigureList>
        </>
      ) : null}
      {feed >= 0 ? null : <p className={classes.hint}>{t('inspector.nothing')}</p>}
    </>
  )
}
