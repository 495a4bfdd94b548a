import { Alert, Button, Loader, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconStack2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Pack } from '../../../contract/pack'
import type { Proposal } from '../../../engine/propose/proposal'
import type { DesignPack } from '../../../state/core/pack'
import { projectState } from '../../../state/piping/project'
import { DataTable } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ICON_PX, SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'
import { proposalFilter } from '../local'
import type { Family } from '../local'
import type { SystemView } from '../picked-system'
import { OutdoorParts } from '../parts/outdoor-parts'
import classes from '../selection.module.css'
import { usePack } from '../../../ui/hooks/use-pack'
import { chooseProposal } from './choose-proposal'
import { CombineModules } from './combine-modules'
import { OutdoorCardView } from './outdoor-card'
import { outdoorCards } from './outdoor-cards'
import { outdoorFacts } from './outdoor-facts'
import { isChosen, useProposalColumns } from './proposal-columns'
import own from './proposals.module.css'
import { mostTelling, useReasonText } from './reason-text'
import { useProposals } from './use-proposals'

/** Returns the family of a series: modular 2-pipe, modular 3-pipe, or mini, a 2-pipe series of single units. */
function familyOf(seriesId: string, pack: Pack): Exclude<Family, 'all'> {
  const series = pack.series.find((each) => each.id === seriesId)
  if (series?.pipes === 3) return 'threePipe'
  return series?.maxModules === 1 ? 'mini' : 'twoPipe'
}

function isOfFamily(proposal: { series: string }, family: Family, pack: Pack): boolean {
  return family === 'all' || familyOf(proposal.series, pack) === family
}

const proposalKey = (proposal: Proposal) => proposal.id
const isGreyed = (proposal: Proposal) => !proposal.fits

/** Proposes outdoor units for the picked system: three to choose between, and below them all that fit, best first. */
export function ProposalsPanel({ system }: { system: SystemView }) {
  const { t } = useTranslation('selection')
  const pack = usePack()
  const { proposals, isComputing, error } = useProposals(system)
  if (error !== null)
    return (
      <Alert color="red" title={t('proposals.failedTitle')}>
        {t('proposals.failedText', { reason: error })}
      </Alert>
    )
  if (system.indoorUnits.length === 0) return <EmptyState title={t('proposals.emptyTitle')} text={t('proposals.emptyText')} />
  return pack ? <Proposals system={system} pack={pack} proposals={proposals} isComputing={isComputing} /> : null
}

interface ProposalsProps {
  system: SystemView
  pack: DesignPack
  proposals: readonly Proposal[]
  isComputing: boolean
}

function Proposals({ system, pack, proposals, isComputing }: ProposalsProps) {
  const { t } = useTranslation(['selection', 'choosing'])
  const { readOnly } = useSnapshot(projectState)
  const { family, refrigerant, isUnfitShown } = useSnapshot(proposalFilter)
  const columns = useProposalColumns(system, readOnly)
  const textOf = useReasonText()
  const ofFamily = useMemo(
    () =>
      proposals.filter((proposal) => isOfFamily(proposal, family, pack) && (refrigerant === 'all' || proposal.refrigerant === refrigerant)),
    [proposals, family, refrigerant, pack],
  )
  // The chosen unit is always listed.
  const shown = useMemo(() => ofFamily.filter((proposal) => proposal.fits || isChosen(proposal, system)), [ofFamily, system])
  const unfit = useMemo(() => ofFamily.filter((proposal) => !proposal.fits && !isChosen(proposal, system)), [ofFamily, system])
  const cards = useMemo(() => outdoorCards(ofFamily, ({ models }) => outdoorFacts(pack, models).chargeKg), [ofFamily, pack])
  const choose = (proposal: Proposal): void => {
    if (!readOnly) void chooseProposal(system.id, proposal, textOf)
  }
  return (
    <div className={own.proposals}>
      <FamilyBar pack={pack} system={system} isComputing={isComputing} isReadOnly={readOnly} />
      {cards.length > 0 ? (
        <div className={own.cards}>
          {cards.map((card) => (
            <OutdoorCardView
              key={card.proposal.id}
              card={card}
              facts={outdoorFacts(pack, card.proposal.models)}
              isChosen={isChosen(card.proposal, system)}
              isReadOnly={readOnly}
              reason={mostTelling(card.proposal.reasons).map(textOf).join(t('reason.between'))}
              onChoose={() => choose(card.proposal)}
            />
          ))}
        </div>
      ) : null}
      <div className={shown.length > 0 ? own.table : undefined}>
        <DataTable
          columns={columns}
          rows={shown}
          rowKey={proposalKey}
          label={t('proposals.table', { name: system.name })}
          isDimmed={isGreyed}
          onActivate={choose}
          rowHeight={40}
          empty={
            <EmptyState
              title={isComputing ? t('strip.computing') : t('proposals.noneTitle')}
              text={isComputing ? undefined : t('proposals.noneText')}
            />
          }
        />
      </div>
      {unfit.length > 0 ? (
        <div className={own.unfit}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-expanded={isUnfitShown}
            leftSection={
              isUnfitShown ? (
                <IconChevronDown size={SMALL_ICON_PX} aria-hidden="true" />
              ) : (
                <IconChevronRight size={SMALL_ICON_PX} aria-hidden="true" />
              )
            }
            onClick={() => (proposalFilter.isUnfitShown = !isUnfitShown)}
          >
            {t('choosing:unfit.fold', { count: unfit.length })}
          </Button>
          {isUnfitShown ? (
            <div className={own.table}>
              <DataTable
                columns={columns}
                rows={unfit}
                rowKey={proposalKey}
                label={t('choosing:unfit.fold', { count: unfit.length })}
                isDimmed={isGreyed}
                onActivate={choose}
                rowHeight={40}
                empty={null}
              />
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

const FAMILIES: readonly Family[] = ['all', 'twoPipe', 'threePipe', 'mini']

/** Chooses the family first, then the refrigerant; modules can be combined by hand. */
function FamilyBar({
  pack,
  system,
  isComputing,
  isReadOnly,
}: Pick<ProposalsProps, 'pack' | 'system' | 'isComputing'> & { isReadOnly: boolean }) {
  const { t } = useTranslation(['selection', 'choosing'])
  const { family, refrigerant } = useSnapshot(proposalFilter)
  const [isCombining, setCombining] = useState(false)
  const refrigerants = useMemo(() => [...new Set(pack.series.map((series) => series.refrigerant))], [pack])
  return (
    <div className={own.bar}>
      <SegmentedControl
        size="xs"
        aria-label={t('proposals.family')}
        value={family}
        onChange={(value) => {
          const chosen = FAMILIES.find((each) => each === value)
          if (chosen) proposalFilter.family = chosen
        }}
        data={FAMILIES.map((value) => ({ value, label: t(value === 'all' ? 'proposals.all' : `choosing:family.${value}`) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('proposals.refrigerant')}
        value={refrigerant}
        onChange={(value) => (proposalFilter.refrigerant = value)}
        data={[{ value: 'all', label: t('proposals.all') }, ...refrigerants.map((value) => ({ value, label: value }))]}
      />
      <Button
        size="compact-sm"
        variant="default"
        disabled={isReadOnly}
        leftSection={<IconStack2 size={ICON_PX} aria-hidden="true" />}
        onClick={() => setCombining(true)}
      >
        {t('choosing:combine.open')}
      </Button>
      <OutdoorParts system={system} />
      <span role="status" className={classes.computing}>
        {isComputing ? <Loader size={14} role="img" aria-label={t('strip.computing')} /> : null}
      </span>
      <CombineModules system={system} pack={pack} isOpen={isCombining} onClose={() => setCombining(false)} />
    </div>
  )
}
