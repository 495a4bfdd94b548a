import { Alert, Loader, SegmentedControl, Switch } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Proposal } from '../../../engine/propose/proposal'
import { projectState } from '../../../state/piping/project'
import { DataTable } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { chooseOutdoorUnit } from '../commands/choose-outdoor-unit'
import { proposalFilter } from '../local'
import type { Family } from '../local'
import type { SystemView } from '../picked-system'
import { useProposalColumns } from './proposal-columns'
import classes from '../selection.module.css'
import { usePack } from '../use-pack'
import { useProposals } from './use-proposals'
import type { Pack } from '../../../contract/pack'

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

/** Lists outdoor units for the picked system, best first, with reasons. Unsuitable ones are dimmed. */
export function ProposalsPanel({ system }: { system: SystemView }) {
  const { t } = useTranslation('selection')
  const pack = usePack()
  const { readOnly } = useSnapshot(projectState)
  const filter = useSnapshot(proposalFilter)
  const { proposals, isComputing, error } = useProposals(system)
  const columns = useProposalColumns(system, readOnly)
  const refrigerants = useMemo(() => [...new Set(pack?.series.map((series) => series.refrigerant) ?? [])], [pack])
  const shown = useMemo(
    () =>
      proposals.filter(
        (proposal) =>
          pack !== null &&
          isOfFamily(proposal, filter.family, pack) &&
          (filter.refrigerant === 'all' || proposal.refrigerant === filter.refrigerant) &&
          (!filter.isFittingOnly || proposal.fits),
      ),
    [proposals, filter, pack],
  )
  const families: Family[] = ['all', 'twoPipe', 'threePipe', 'mini']
  const toolbar = (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('proposals.family')}
        value={filter.family}
        onChange={(value) => {
          const family = families.find((each) => each === value)
          if (family) proposalFilter.family = family
        }}
        data={families.map((value) => ({ value, label: t(`proposals.${value}`) }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('proposals.refrigerant')}
        value={filter.refrigerant}
        onChange={(value) => (proposalFilter.refrigerant = value)}
        data={[{ value: 'all', label: t('proposals.all') }, ...refrigerants.map((value) => ({ value, label: value }))]}
      />
      <Switch
        size="xs"
        label={t('proposals.fittingOnly')}
        checked={filter.isFittingOnly}
        onChange={(event) => (proposalFilter.isFittingOnly = event.currentTarget.checked)}
      />
      <span role="status" className={classes.computing}>
        {isComputing ? <Loader size={14} role="img" aria-label={t('strip.computing')} /> : null}
      </span>
    </>
  )
  if (error !== null)
    return (
      <Alert color="red" title={t('proposals.failedTitle')}>
        {t('proposals.failedText', { reason: error })}
      </Alert>
    )
  if (system.indoorUnits.length === 0) return <EmptyState title={t('proposals.emptyTitle')} text={t('proposals.emptyText')} />
  return (
    <DataTable
      columns={columns}
      rows={shown}
      rowKey={proposalKey}
      label={t('proposals.table', { name: system.name })}
      toolbar={toolbar}
      isDimmed={isGreyed}
      onActivate={(proposal) => {
        if (!readOnly) void chooseOutdoorUnit(system.id, proposal.models)
      }}
      rowHeight={40}
      empty={
        <>
          <div className={classes.filterRow}>{toolbar}</div>
          <EmptyState
            title={isComputing ? t('strip.computing') : t('proposals.noneTitle')}
            text={isComputing ? undefined : t('proposals.noneText')}
          />
        </>
      }
    />
  )
}
