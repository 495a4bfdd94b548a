import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { fromMetric } from '../../../engine/measure/measure'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { projectState } from '../../../state/piping/project'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { setDefaultLength } from '../../../workbench/commands/set-default-length'
import { defaultLengthM } from '../../../engine/encode/default-length'
import classes from '../../../workbench/frame/panels.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

/** Edits the default length of pipes without their own; empty means the pack's. */
export function DefaultLengthField({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  const { diagram } = open.drawing
  const row = outdoorRow(diagram)
  if (row < 0) return null
  return (
    <section className={classes.group}>
      <QuantityField
        key={open.system.id}
        quantity="length"
        label={t('outdoor.defaultLength')}
        description={t('outdoor.defaultLengthHint')}
        value={diagram.nodeRest[row]?.defaultPipingLengthM ?? null}
        placeholder={open.labels.figure(fromMetric(defaultLengthM(diagram, open.pack), 'length', open.unitSettings.length), 2)}
        min={0}
        step={0.5}
        isDisabled={readOnly}
        onCommit={(metric) => setDefaultLength(open.system.id, metric)}
      />
    </section>
  )
}
