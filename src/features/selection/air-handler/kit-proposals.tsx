import { Button } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { KitChoice } from '../../../model/project/air-handler'
import type { KitProposal } from '../../../model/pack-rules/kit-recommendation'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'
import classes from './air-handler.module.css'

const MOST_SHOWN = 5

interface KitProposalsProps {
  proposals: readonly KitProposal[]
  choices: readonly KitChoice[]
  onUse: (proposal: KitProposal) => void
}

/** Lists the kits that carry the air handler, recommended ones first. */
export function KitProposals({ proposals, choices, onUse }: KitProposalsProps) {
  const { t } = useTranslation(['airHandler', 'selection'])
  return (
    <section aria-labelledby="kit-proposals">
      <h3 id="kit-proposals" className={classes.heading}>
        {t('proposals.title')}
      </h3>
      {proposals.length === 0 ? <p className={classes.hint}>{t('proposals.none')}</p> : null}
      <ul className={classes.proposals}>
        {proposals.slice(0, MOST_SHOWN).map((proposal) => {
          const { choice } = proposal
          const name = t('proposals.kits', { kits: choice.kits, model: choice.model })
          const [only] = choices
          const isUsed = choices.length === 1 && only?.model === choice.model && only.kits === choice.kits && only.ports === choice.ports
          return (
            <li key={`${choice.model} ${choice.kits}`} className={classes.proposal} data-recommended={proposal.isRecommended}>
              <span className={classes.proposalName}>
                {proposal.isRecommended ? <IconStarFilled size={SMALL_ICON_PX} role="img" aria-label={t('proposals.recommended')} /> : null}
                {name}
              </span>
              <span>{t('proposals.ports', { count: choice.ports })}</span>
              <span>{t(`connection.${proposal.connection}`)}</span>
              <span>
                {t('proposals.reserve')} <QuantityText quantity="loadCapacity" value={proposal.reserveKw} decimals={1} isFixed />
              </span>
              {proposal.fits ? null : (
                <SeverityBadge severity="error" count={proposal.limits.filter(({ state }) => state === 'broken').length} />
              )}
              <Button
                size="compact-sm"
                variant={proposal.isRecommended && !isUsed ? 'filled' : 'default'}
                disabled={isUsed}
                aria-label={t('proposals.useNamed', { name })}
                onClick={() => onUse(proposal)}
              >
                {isUsed ? t('selection:proposals.chosen') : t('selection:proposals.choose')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
