import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PanelHead } from '../../../../workbench/frame/panel-head'
import classes from '../../../../workbench/frame/panels.module.css'
import { picksKey } from '../../../../workbench/open-system/picks-key'
import { setPicked } from '../../../../workbench/open-system/local'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import { FittingsPart } from './fittings-part'
import { pickedOfPart } from './picked-parts'
import type { PartProps } from './part-props'
import type { PartKind, PickedPart } from './picked-parts'
import { PipesPart } from './pipes-part'
import { UnitsPart } from './units-part'

const COUNTS: Record<PartKind, string> = {
  units: 'unit.severalTitle',
  fittings: 'fitting.several',
  pipes: 'pipe.several',
  others: 'several.others',
}

/** Edits several picked things at once: a part for each kind with the fields that its things share. Each value is set for all of a kind, in one step of undo. */
export function SeveralPanel({ open, parts }: { open: OpenSystem; parts: readonly PickedPart[] }) {
  const { t } = useTranslation('piping')
  const total = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  const [only] = parts
  const isMixed = parts.length > 1
  return (
    <>
      <PanelHead
        kind={t('inspector.label')}
        title={isMixed || !only ? t('several.title', { count: total }) : t(COUNTS[only.kind], { count: total })}
      />
      {parts.some(({ kind }) => kind !== 'others') ? <p className={classes.hint}>{t('pipe.severalHint')}</p> : null}
      {parts.map((part) => (
        <section
          key={`${part.kind} ${picksKey(part.rows)}`}
          className={classes.part}
          aria-label={t(COUNTS[part.kind], { count: part.rows.length })}
        >
          {isMixed ? (
            <header className={classes.partHead}>
              <h3>{t(COUNTS[part.kind], { count: part.rows.length })}</h3>
              <Button variant="subtle" size="compact-xs" px={0} onClick={() => setPicked(pickedOfPart(part))}>
                {t('several.only')}
              </Button>
            </header>
          ) : null}
          <Part open={open} part={part} />
        </section>
      ))}
    </>
  )
}

function Part(props: PartProps) {
  switch (props.part.kind) {
    case 'units':
      return <UnitsPart {...props} />
    case 'fittings':
      return <FittingsPart {...props} />
    case 'pipes':
      return <PipesPart {...props} />
    default:
      return null
  }
}
