import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isNothingGone } from '../../../model/wiring/gone-control'
import { clearWhatIsGone } from '../commands/edit-centrals'
import { useControl } from '../control-context'
import classes from './check.module.css'

/** Entries that are listed; the others are counted. */
const MOST_SHOWN = 5

/** Lists what a change elsewhere has left without effect, and clears it as one step. Nothing where there is none. */
export function GoneBar() {
  const { t } = useTranslation('control')
  const { view, isReadOnly } = useControl()
  const { gone } = view
  if (isNothingGone(gone)) return null
  const entries = [
    ...gone.groups.map(({ group, units }) => ({ key: group.id, text: t('gone.units', { number: units, name: group.name }) })),
    ...gone.centrals.flatMap(({ central: { id, name }, systems, edits }) => [
      ...(systems > 0 ? [{ key: id, text: t('gone.systems', { number: systems, name }) }] : []),
      ...(edits > 0 ? [{ key: `${id} lines`, text: t('gone.lines', { number: edits, name }) }] : []),
    ]),
    ...gone.wires.map(({ systemId, ids }) => ({
      key: `${systemId} lines`,
      text: t('gone.lines', { number: ids.length, name: view.bySystem.get(systemId)?.name ?? '' }),
    })),
  ]
  return (
    <Alert color="yellow" p="xs" title={t('gone.title')} className={classes.goneBar ?? ''}>
      <ul className={classes.goneList}>
        {entries.slice(0, MOST_SHOWN).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {entries.length > MOST_SHOWN ? <li>{t('gone.more', { number: entries.length - MOST_SHOWN })}</li> : null}
      </ul>
      <Button variant="light" color="yellow" size="compact-sm" disabled={isReadOnly} onClick={() => clearWhatIsGone()}>
        {t('gone.clear')}
      </Button>
    </Alert>
  )
}
