import { useTranslation } from 'react-i18next'
import { childPipes } from '../../../drawing/drawing/tree-walk'
import { glyphAt, hasRefrigerant } from '../../../drawing/drawing/drawing'
import type { Glyph } from '../../../drawing/drawing/glyph'
import { fittingName } from '../../../drawing/labels/node-label'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import { FindingsHere } from '../../../workbench/frame/findings-here'
import { LevelField } from './level-field'
import { NodeFields } from './node-fields'
import { PanelHead } from '../../../workbench/frame/panel-head'
import classes from '../../../workbench/frame/panels.module.css'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

const KIND_KEYS: Partial<Record<Glyph, string>> = {
  joint: 'fitting.joint',
  header: 'fitting.header',
  box: 'fitting.box',
  placeholder: 'fitting.placeholder',
  endCap: 'fitting.endCap',
  note: 'fitting.note',
  airHandler: 'lines:kind.airHandler',
  ventilator: 'lines:kind.ventilator',
  controller: 'lines:kind.controller',
  panel: 'lines:kind.panel',
  accessory: 'lines:kind.accessory',
}
/** Index units per kW in the sums of the piping tables. */
const INDEX_PER_KW = 10

/** Shows a joint, header or box, or a placeholder of a unit. */
export function FittingPanel({ open, row }: { open: OpenSystem; row: number }) {
  const { t } = useTranslation(['piping', 'lines'])
  const { drawing, result, names } = open
  const glyph = glyphAt(drawing, row)
  const isMerge = glyph === 'joint' && (drawing.diagram.nodeJointType[row] ?? 0) > 0
  const outlets = drawing.outlets[row] ?? 0
  const model = fittingName(drawing, row)
  const isFitting = glyph === 'joint' || glyph === 'header' || glyph === 'box'
  const loadIndex = result?.loadIndex[row]
  return (
    <>
      <PanelHead
        kind={isMerge ? t('fitting.mergeJoint') : t(KIND_KEYS[glyph] ?? 'fitting.note')}
        title={isFitting && model !== '' ? model : names.node(row)}
      />
      <FindingsHere open={open} place={{ kind: 'node', row }} />
      {isFitting ? (
        <FigureList>
          <Figure name={glyph === 'box' ? t('fitting.ports') : t('fitting.outlets')}>{outlets}</Figure>
          <Figure name={t('fitting.used')}>{childPipes(drawing, row).length}</Figure>
          <Figure name={t('fitting.capacity')} subject={{ node: drawing.diagram.nodeId[row] ?? '', quantity: 'loadIndex' }}>
            <QuantityText quantity="loadCapacity" value={loadIndex === undefined ? null : loadIndex / INDEX_PER_KW} />
          </Figure>
        </FigureList>
      ) : null}
      {glyph === 'placeholder' ? <p className={classes.hint}>{t('fitting.placeholderText')}</p> : null}
      {hasRefrigerant(drawing, row) ? (
        <section className={classes.group}>
          {isFitting ? <NodeFields open={open} row={row} /> : null}
          <LevelField open={open} row={row} />
        </section>
      ) : null}
    </>
  )
}
