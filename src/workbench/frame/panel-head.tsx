import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NOTHING_PICKED } from '../../drawing/view/picked'
import { setPicked } from '../open-system/local'
import classes from './panels.module.css'

interface PanelHeadProps {
  kind: string
  title: string
  /** True for the panel of the whole system, which has no way back. */
  isRoot?: boolean
}

/** Shows the subject of the inspector, and the way back to the whole system. */
export function PanelHead({ kind, title, isRoot }: PanelHeadProps) {
  const { t } = useTranslation('piping')
  return (
    <header className={classes.panelHead}>
      <div>
        <p className={classes.kind}>{kind}</p>
        <h2>{title}</h2>
      </div>
      {isRoot ? null : <CloseButton aria-label={t('inspector.back')} onClick={() => setPicked(NOTHING_PICKED)} />}
    </header>
  )
}
