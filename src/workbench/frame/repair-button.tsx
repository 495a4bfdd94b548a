import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { repairWords } from '../../engine/repair/repair-words'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { spokenNumbers } from '../open-system/spoken-numbers'
import type { Refusal } from '../commands/refusal'

interface RepairButtonProps {
  repair: NonNullable<Refusal['repair']>
  className?: string | undefined
  /** True to focus the button when it appears. */
  hasFocus?: boolean
  onDone: () => void
}

/** Applies the alternative to a refused action, and names it. */
export function RepairButton({ repair, className, hasFocus = false, onDone }: RepairButtonProps) {
  const { t, i18n } = useTranslation('findings')
  const unitSettings = useUnitSettings()
  return (
    <Button
      className={className ?? ''}
      autoFocus={hasFocus}
      onClick={() => {
        repair.run()
        onDone()
      }}
    >
      {t(`repair.${repair.repair.code}`, spokenNumbers(repairWords(repair.repair, unitSettings), i18n.language))}
    </Button>
  )
}
