import { Button } from '@mantine/core'
import { IconPuzzle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../contract/pack'
import { modelsOfLine, partsInForce } from '../../../model/pack-rules/parts/fitting-parts'
import type { EquipmentRules } from '../../../model/project/equipment'
import type { IndoorUnit } from '../../../model/project/project'
import type { UnitPart } from '../../../model/project/unit-part'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'
import { openParts } from '../../../workbench/parts/parts-state'
import { usePartWords } from '../../../workbench/parts/use-part-words'
import classes from './parts.module.css'

/** Returns the parts that count for a list line, chosen or as delivered. */
export function partsOfLine(pack: Pack & EquipmentRules, unit: IndoorUnit): readonly UnitPart[] {
  return partsInForce(pack, modelsOfLine(unit), unit.parts)
}

interface PartsCellProps {
  unit: IndoorUnit
  systemId: string
  pack: Pack & EquipmentRules
  isReadOnly: boolean
}

/** Shows the first part of a list line and how many more it has, in a narrow table their number; opens the dialog. */
export function PartsCell({ unit, systemId, pack, isReadOnly }: PartsCellProps) {
  const { t } = useTranslation('parts')
  const words = usePartWords(pack)
  const parts = partsOfLine(pack, unit)
  const [first, ...others] = parts
  const all = parts.map(({ id, count }) => `${count} × ${words(id).name}`).join(', ')
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      px={4}
      className={classes.cell}
      data-empty={!first}
      disabled={isReadOnly}
      title={first ? all : t('none')}
      aria-label={t('edit', { parts: first ? all : t('none'), name: unit.name || unit.model })}
      onClick={() => openParts(systemId, [unit.id])}
    >
      {first ? (
        <>
          <span className={classes.cellText}>{short(first)}</span>
          {others.length > 0 ? <span className={classes.more}>{t('more', { count: others.length })}</span> : null}
          <span className={classes.cellNumber}>
            <IconPuzzle size={SMALL_ICON_PX} aria-hidden="true" /> {parts.length}
          </span>
        </>
      ) : (
        '–'
      )}
    </Button>
  )
}

function short({ id, count }: UnitPart): string {
  return count > 1 ? `${count} × ${id}` : id
}
