import { Button, Tooltip } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proposal } from '../../../engine/propose/proposal'
import type { Column } from '../../../ui/table/data-table'
import { useFormat } from '../../../ui/words/format'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import { EstimateMark } from '../catalogue/estimate-mark'
import { outdoorFacts } from './outdoor-facts'
import type { SystemView } from '../picked-system'
import classes from '../selection.module.css'
import { usePack } from '../../../ui/hooks/use-pack'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { AreaText } from '../../../ui/fields/area-text'
import { areaMeasure } from '../../../engine/measure/area'
import { chooseProposal } from './choose-proposal'
import { mostImportant, useReasonText } from './reason-text'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'

/** Shows why a unit fits or does not, the most important reason first; all of them on hover and for assistive technology. */
function ProposalReasons({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('selection')
  const textOf = useReasonText()
  const reasons = mostImportant(proposal.reasons)
  const first = reasons[0]
  if (!first) return null
  const texts = reasons.map(textOf)
  return (
    <span className={classes.reasons} title={texts.join('\n')}>
      <SeverityBadge severity={first.severity} />
      <span className={classes.reasonTexts}>{texts.slice(0, 2).join(t('reason.between'))}</span>
    </span>
  )
}

/** Returns whether a proposal's modules are those of the system, in any order. */
export const isChosen = (proposal: Proposal, system: SystemView) =>
  proposal.models.length === system.outdoorModels.length && [...proposal.models].sort().join() === [...system.outdoorModels].sort().join()

/** Returns the columns of the proposals for one system. */
export function useProposalColumns(system: SystemView, isReadOnly: boolean): Column<Proposal>[] {
  const { t } = useTranslation(['selection', 'catalogue', 'choosing'])
  const pack = usePack()
  const format = useFormat()
  const measures = useUnitSettings()
  const textOf = useReasonText()
  return useMemo((): Column<Proposal>[] => {
    if (!pack) return []
    const facts = new Map<string, ReturnType<typeof outdoorFacts>>()
    const factsOf = (proposal: Proposal) => {
      const known = facts.get(proposal.id) ?? outdoorFacts(pack, proposal.models)
      facts.set(proposal.id, known)
      return known
    }
    const kw = (value: number) => <QuantityText quantity="loadCapacity" value={value} decimals={1} isFixed isUnitHidden />
    // Shows the delivered capacity, with the nominal one in small type.
    const capacity = (key: 'coolKw' | 'heatKw', header: string, hint: string, nominalName: string): Column<Proposal> => ({
      key,
      header,
      hint,
      unit: measures.loadCapacity,
      isNumeric: true,
      value: (proposal) => proposal[key],
      render: (proposal) => (
        <span className={classes.two}>
          {kw(proposal[key])}
          <Tooltip label={nominalName}>
            <span className={classes.sub}>{kw(key === 'coolKw' ? proposal.nominalCoolKw : proposal.nominalHeatKw)}</span>
          </Tooltip>
        </span>
      ),
    })
    const ratio = (key: 'ratedCrPct' | 'actualCrPct', header: string): Column<Proposal> => ({
      key,
      header,
      unit: '%',
      isNumeric: true,
      value: (proposal) => proposal[key],
      render: (proposal) => format.number(proposal[key], 1, true),
    })
    const plain = (
      key: string,
      header: string,
      unit: string | undefined,
      value: (proposal: Proposal) => number | null,
      decimals: number,
    ): Column<Proposal> => ({
      ...{ key, header, isNumeric: true, isExtra: true, value },
      ...(unit === undefined ? {} : { unit }),
      render: (proposal) => {
        const figure = value(proposal)
        return figure === null ? '–' : format.number(figure, decimals, true)
      },
    })
    return [
      {
        key: 'choose',
        header: '',
        isSortable: false,
        isSearchable: false,
        value: (proposal) => proposal.rank,
        render: (proposal) =>
          isChosen(proposal, system) ? (
            <span className={classes.chosen}>
              <IconCheck size={SMALL_ICON_PX} aria-hidden="true" /> {t('proposals.chosen')}
            </span>
          ) : (
            <Button
              size="compact-xs"
              variant="default"
              disabled={isReadOnly}
              aria-label={t('proposals.chooseModel', { model: proposal.models.join(' + ') })}
              onClick={() => void chooseProposal(system.id, proposal, textOf)}
            >
              {t('proposals.choose')}
            </Button>
          ),
      },
      {
        key: 'models',
        header: t('column.modules'),
        value: (proposal) => proposal.models.join(' + '),
        render: (proposal) => (
          <span className={classes.modules} title={t(`catalogue:series.${proposal.series}`, { defaultValue: proposal.series })}>
            <span className={classes.model}>
              {proposal.models.join(' + ')}
              <EstimateMark basis={factsOf(proposal).basis} />
            </span>
            <span className={classes.sub}>
              {proposal.refrigerant} · {t(`systemType.${proposal.systemType}`)}
            </span>
          </span>
        ),
      },
      { key: 'hp', header: t('column.hp'), isNumeric: true, value: (proposal) => proposal.hp },
      {
        key: 'reasons',
        header: t('column.reasons'),
        isSortable: false,
        value: () => '',
        render: (proposal) => <ProposalReasons proposal={proposal} />,
      },
      ratio('ratedCrPct', t('ratio.rated')),
      ratio('actualCrPct', t('ratio.actual')),
      capacity('coolKw', t('column.cooling'), t('column.correctedCooling'), t('column.nominalCooling')),
      capacity('heatKw', t('column.heating'), t('column.correctedHeating'), t('column.nominalHeating')),
      {
        key: 'units',
        header: t('column.unitCount'),
        isNumeric: true,
        value: (proposal) => proposal.maxUnitCount,
        render: (proposal) => `${format.number(proposal.unitCount, 0)} / ${format.number(proposal.maxUnitCount, 0)}`,
      },
      plain('power', t('choosing:card.power'), 'kW', (proposal) => factsOf(proposal).powerKw, 1),
      {
        key: 'charge',
        header: t('choosing:card.chargeName'),
        unit: measures.weight,
        isNumeric: true,
        value: (proposal) => factsOf(proposal).chargeKg,
        render: (proposal) => <QuantityText quantity="weight" value={factsOf(proposal).chargeKg} decimals={1} isFixed isUnitHidden />,
      },
      {
        key: 'sound',
        header: t('column.sound'),
        unit: 'dB(A)',
        isNumeric: true,
        isExtra: true,
        value: (proposal) => factsOf(proposal).soundDbA,
        render: (proposal) => format.number(factsOf(proposal).soundDbA ?? NaN, 1),
      },
      {
        key: 'weight',
        header: t('column.weight'),
        unit: measures.weight,
        isNumeric: true,
        isExtra: true,
        value: (proposal) => factsOf(proposal).weightKg,
        render: (proposal) => <QuantityText quantity="weight" value={factsOf(proposal).weightKg} decimals={0} isUnitHidden />,
      },
      {
        key: 'footprint',
        header: t('choosing:card.footprint'),
        unit: areaMeasure(measures.length),
        isNumeric: true,
        isExtra: true,
        value: (proposal) => factsOf(proposal).footprintM2,
        render: (proposal) => <AreaText value={factsOf(proposal).footprintM2} isUnitHidden />,
      },
      plain('eer', 'EER', undefined, (proposal) => factsOf(proposal).eer, 2),
      plain('cop', 'COP', undefined, (proposal) => factsOf(proposal).cop, 2),
      {
        key: 'mains',
        header: t('column.mains'),
        unit: measures.pipingDimension,
        isNumeric: true,
        isExtra: true,
        value: (proposal) => factsOf(proposal).gasMm,
        render: (proposal) => {
          const { gasMm, liquidMm, highPressureMm } = factsOf(proposal)
          return (
            <span className={classes.size}>
              <QuantityText quantity="pipingDimension" value={gasMm} isUnitHidden /> /{' '}
              <QuantityText quantity="pipingDimension" value={liquidMm} isUnitHidden />
              {highPressureMm === null ? null : (
                <>
                  {' / '}
                  <QuantityText quantity="pipingDimension" value={highPressureMm} isUnitHidden />
                </>
              )}
            </span>
          )
        },
      },
    ]
  }, [t, pack, format, measures, system, isReadOnly, textOf])
}
