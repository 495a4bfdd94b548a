import { useTranslation } from 'react-i18next'
import type { PowerRow, SignalRow } from '../../../drawing/wiring/wire-rows'
import type { WireSubject } from '../../../engine/proof/proof'
import { rcdOf } from '../../../engine/wiring/wiring-output'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useFormat } from '../../../ui/words/format'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import type { OpenWires } from '../data/use-open-wires'

/** Shows everything computed about a supply line. */
export function PowerFigures({ open, row }: { open: OpenWires; row: PowerRow }) {
  const { t } = useTranslation('wiring')
  const format = useFormat()
  const { line, device } = row
  const { practice } = open.wires
  const proofOf = (quantity: string): WireSubject => ({ power: device.id, quantity })
  const ampere = (value: number, decimals = 1): string => (Number.isNaN(value) ? '–' : `${format.number(value, decimals, decimals > 0)} A`)
  if (row.from < 0) {
    return (
      <FigureList title={t('figures.title')}>
        <Figure name={t('column.current')}>{ampere(line.currentA)}</Figure>
        <Figure name={t('column.mca')}>{ampere(line.mcaA)}</Figure>
      </FigureList>
    )
  }
  const rcd = line.isCircuitStart && practice ? rcdOf(device.kind, practice) : null
  return (
    <FigureList title={t('figures.title')}>
      <Figure name={t('column.current')} subject={proofOf('currentA')}>
        {ampere(line.currentA)}
      </Figure>
      <Figure name={t('column.mca')} subject={proofOf('mcaA')}>
        {ampere(line.mcaA)}
      </Figure>
      {line.isCircuitStart ? (
        <Figure name={t('column.breaker')} subject={proofOf('breakerA')}>
          {ampere(line.breakerA, 0)}
        </Figure>
      ) : null}
      {rcd === null ? null : (
        <Figure name={t('column.rcd')} subject={proofOf('rcdMa')}>
          {`${format.number(rcd, 0)} mA`}
        </Figure>
      )}
      <Figure name={t('column.cable')} subject={proofOf('cableMm2')}>
        {open.names.cable(row)}
      </Figure>
      <Figure name={t('figures.ampacity')} subject={proofOf('ampacityA')}>
        {ampere(line.ampacityA, 0)}
      </Figure>
      {line.isAreaByDrop ? <Figure name={t('figures.chosenBy')}>{t('figures.byDrop')}</Figure> : null}
      {Number.isNaN(line.maxFuseA) ? null : <Figure name={t('figures.maxFuse')}>{ampere(line.maxFuseA, 0)}</Figure>}
      <Figure name={t('column.length')} subject={proofOf('lengthM')}>
        <QuantityText quantity="length" value={device.lengthM} />
      </Figure>
      <Figure name={t('figures.drop')} subject={proofOf('dropV')}>
        {Number.isNaN(line.dropV) ? '–' : `${format.number(line.dropV, 2, true)} V`}
      </Figure>
      <Figure name={t('figures.dropPct')} subject={proofOf('dropPct')}>
        {Number.isNaN(line.dropPct)
          ? '–'
          : `${format.number(line.dropPct, 2, true)} %${practice ? ` / ${format.number(practice.maxDropPct, 1)} %` : ''}`}
      </Figure>
      <Figure name={t('column.terminals')}>{open.names.terminals(row)}</Figure>
    </FigureList>
  )
}

/** Shows everything computed about a communication line and the device on it. */
export function SignalFigures({ row }: { row: SignalRow }) {
  const { t } = useTranslation('wiring')
  const format = useFormat()
  const { line, piece, device } = row
  const { bus, limits } = line.bus
  const proofOf = (quantity: string): WireSubject => ({ signal: line.bus.id, quantity })
  const ofMost = (value: number, most: number): string =>
    Number.isNaN(most) ? format.number(value, 0) : t('figures.ofMost', { value: format.number(value, 0), most: format.number(most, 0) })
  return (
    <FigureList title={t('figures.ofLine', { bus: bus.name })}>
      <Figure name={t('column.cable')}>{bus.cable}</Figure>
      {row.from < 0 ? null : (
        <Figure name={t('column.length')} subject={{ signal: line.bus.id, device: device.id, quantity: 'lengthM' }}>
          <QuantityText quantity="length" value={device.lengthM} />
        </Figure>
      )}
      <Figure name={t('figures.fromStart')}>
        <QuantityText quantity="length" value={piece.metres} />
      </Figure>
      <Figure name={t('figures.total')} subject={proofOf('busM')}>
        <QuantityText quantity="length" value={line.totalM} />
      </Figure>
      <Figure name={t('figures.mostM')}>
        <QuantityText quantity="length" value={limits.maxM} />
      </Figure>
      <Figure name={t('figures.units')} subject={proofOf('busUnits')}>
        {ofMost(line.units, limits.units)}
      </Figure>
      {line.systems > 0 ? (
        <Figure name={t('figures.systems')} subject={proofOf('busSystems')}>
          {ofMost(line.systems, limits.systems)}
        </Figure>
      ) : null}
      {line.controllers > 0 ? (
        <Figure name={t('figures.controllers')} subject={proofOf('busControllers')}>
          {ofMost(line.controllers, limits.controllers)}
        </Figure>
      ) : null}
      {Number.isNaN(piece.address) ? null : (
        <Figure name={t('column.address')} subject={{ signal: line.bus.id, device: device.id, quantity: 'address' }}>
          {format.number(piece.address, 0)}
        </Figure>
      )}
      {line.end === device ? <Figure name={t('figures.endResistor')}>{`${format.number(bus.endResistorOhm ?? 0, 0)} Ω`}</Figure> : null}
      <Figure name={t('column.terminals')}>{bus.name}</Figure>
    </FigureList>
  )
}
