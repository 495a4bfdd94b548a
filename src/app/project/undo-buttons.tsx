import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { history, redo, undo } from '../../state/piping/history'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import classes from './undo-buttons.module.css'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

/** Buttons for undo and redo, which name the step they undo or redo. */
export function UndoButtons() {
  const { t } = useTranslation('app')
  const { undoLabel, redoLabel } = useLaterSnapshot(history)
  const name = (label: string): string => t(`commands.${label}`, { defaultValue: label })
  const undoText = undoLabel === null ? t('undo.nothing') : t('undo.named', { step: name(undoLabel) })
  const redoText = redoLabel === null ? t('redo.nothing') : t('redo.named', { step: name(redoLabel) })
  return (
    <div className={classes.buttons}>
      <ActionIcon aria-label={undoText} title={undoText} disabled={undoLabel === null} onClick={() => undo()}>
        <IconArrowBackUp size={MENU_ICON_PX} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon aria-label={redoText} title={redoText} disabled={redoLabel === null} onClick={() => redo()}>
        <IconArrowForwardUp size={MENU_ICON_PX} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
