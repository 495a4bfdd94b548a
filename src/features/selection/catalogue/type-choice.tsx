import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../contract/pack'
import { catalogueTypes, type CatalogueEntry } from './catalogue-entry'
import { Pictogram } from './pictogram'
import classes from './catalogue.module.css'

/** A slash that a line may end after. */
const MAY_BREAK = '/\u200b'

interface TypeChoiceProps {
  pack: Pack
  /** The chosen type; '' for all. */
  type: string
  /** Smallest model of each type that delivers what is required; null where nothing is required. */
  smallest: ReadonlyMap<string, CatalogueEntry> | null
  onType: (type: string) => void
}

/** Chooses one type of unit by its picture: a click or the arrow keys. With a required capacity each shows its smallest model that delivers it. */
export function TypeChoice({ pack, type, smallest, onType }: TypeChoiceProps) {
  const { t } = useTranslation(['choosing', 'catalogue'])
  const group = useId()
  const tile = (code: string, word: string) => {
    const fitting = smallest?.get(code)
    const detail = code === '' || !smallest ? code : (fitting?.id ?? t('type.noneFits'))
    return (
      <label key={code} className={classes.tile} data-fits={code === '' || !smallest ? undefined : fitting !== undefined} title={word}>
        <input
          type="radio"
          name={group}
          className={classes.radio}
          value={code}
          checked={type === code}
          onChange={() => onType(code)}
          aria-label={detail === '' ? word : `${word}, ${detail}`}
        />
        {code === '' ? null : <Pictogram type={code} pack={pack} />}
        <span className={classes.tileWords}>
          <span className={classes.tileName}>{word.replaceAll('/', MAY_BREAK)}</span>
          {detail === '' ? null : <span className={classes.tileCode}>{detail}</span>}
        </span>
      </label>
    )
  }
  return (
    <div className={classes.tiles} role="radiogroup" aria-label={t('type.label')}>
      {tile('', t('type.all'))}
      {catalogueTypes(pack).map((code) => tile(code, t(`catalogue:type.${code}`)))}
    </div>
  )
}
