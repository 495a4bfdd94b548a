import { useTranslation } from 'react-i18next'
import type { Pack } from '../../contract/pack'
import { QuantityText } from '../../ui/fields/quantity-text'
import { usePartWords } from './use-part-words'
import type { PartOffer } from './part-targets'
import classes from './parts.module.css'

interface PartNameProps {
  pack: Pack
  part: PartOffer
  /** Entries that are picked. */
  of: number
  note?: string | null
}

/** Name, code, weight and purpose of a part, and how many of the picked entries it fits. */
export function PartName({ pack, part, of, note = null }: PartNameProps) {
  const { t } = useTranslation('parts')
  const { name, text, weightKg } = usePartWords(pack)(part.id)
  return (
    <span className={classes.name}>
      <span className={classes.title}>{name}</span>
      <span className={classes.facts}>
        {name === part.id ? null : <span className={classes.code}>{part.id}</span>}
        {weightKg === null ? null : <QuantityText quantity="weight" value={weightKg} decimals={1} />}
        {note === null ? null : <span>{note}</span>}
        {part.isMisfit ? <span className={classes.wrong}>{t('misfit')}</span> : null}
        {!part.isMisfit && part.fits < of ? <span>{t('fitsSome', { count: part.fits, of })}</span> : null}
      </span>
      {text === '' ? null : <span className={classes.text}>{text}</span>}
    </span>
  )
}
