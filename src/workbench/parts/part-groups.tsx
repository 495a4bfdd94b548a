import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../contract/pack'
import { PART_TYPES } from '../../model/project/unit-part'
import { NumberField } from '../../ui/fields/number-field'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'
import { PartName } from './part-name'
import type { PartOffer } from './part-targets'
import classes from './parts.module.css'
import { usePartWords } from './use-part-words'

/** Largest number that can be stored; the pack's own is shown and may be passed, as every limit. */
const MOST = 99

interface PartGroupsProps {
  pack: Pack
  offers: readonly PartOffer[]
  /** Entries that are picked. */
  of: number
  onCount: (id: string, count: number) => void
}

/** Lists components and accessories by their type, each with its number. */
export function PartGroups({ offers, ...rest }: PartGroupsProps) {
  const { t } = useTranslation('parts')
  return PART_TYPES.map((type) => {
    const own = offers.filter((offer) => offer.type === type)
    if (own.length === 0) return null
    const title = type === 'panel' ? t('type.panel') : t(`group.${type}`)
    return (
      <section key={type} aria-label={title}>
        <h3 className={classes.groupName}>{title}</h3>
        <ul className={classes.parts}>
          {own.map((part) => (
            <li key={part.id} className={classes.part} data-chosen={part.count !== 0}>
              <PartName pack={rest.pack} part={part} of={rest.of} />
              <Stepper part={part} {...rest} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** Number of one part: arrows and digits in the field, or the buttons beside it, which the keyboard does not need. */
function Stepper({ pack, part, onCount }: Omit<PartGroupsProps, 'offers' | 'of'> & { part: PartOffer }) {
  const { t } = useTranslation('parts')
  const { name } = usePartWords(pack)(part.id)
  const { id, count, max, isMisfit } = part
  const put = (next: number): void => onCount(id, Math.min(MOST, Math.max(0, next)))
  return (
    <span className={classes.stepper}>
      {count !== null && count > max && !isMisfit ? <span className={classes.wrong}>{t('most', { count: max })}</span> : null}
      <ActionIcon
        variant="subtle"
        tabIndex={-1}
        aria-label={t('take', { name })}
        disabled={count === 0}
        onClick={() => put((count ?? 1) - 1)}
      >
        <IconMinus size={SMALL_ICON_PX} aria-hidden="true" />
      </ActionIcon>
      <NumberField
        label={t('countOf', { name })}
        isLabelHidden
        isRequired={count !== null}
        mode="naturalNum"
        min={0}
        max={isMisfit ? (count ?? MOST) : MOST}
        decimals={0}
        width={46}
        placeholder={count === null ? t('differs') : undefined}
        value={count}
        onCommit={(next) => next !== null && put(next)}
      />
      <ActionIcon
        variant="subtle"
        tabIndex={-1}
        aria-label={t('add', { name })}
        disabled={(count ?? 0) >= max}
        onClick={() => put((count ?? 0) + 1)}
      >
        <IconPlus size={SMALL_ICON_PX} aria-hidden="true" />
      </ActionIcon>
    </span>
  )
}
