import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../contract/pack'
import { PartName } from './part-name'
import type { PartOffer } from './part-targets'
import classes from './parts.module.css'

interface PanelChoiceProps {
  pack: Pack
  panels: readonly PartOffer[]
  /** The chosen panel, null for none; undefined where the entries differ. */
  value: string | null | undefined
  /** Entries that are picked. */
  of: number
  onChoose: (panel: string | null) => void
}

const NONE = ''
const AS_IT_IS = ' '

/** Choice of one panel, or of none. Nothing without panels to choose. */
export function PanelChoice({ pack, panels, value, of, onChoose }: PanelChoiceProps) {
  const { t } = useTranslation('parts')
  if (panels.length === 0) return null
  return (
    <Radio.Group
      label={t('type.panel')}
      classNames={{ label: classes.groupName ?? '' }}
      value={value === undefined ? AS_IT_IS : (value ?? NONE)}
      onChange={(chosen) => chosen !== AS_IT_IS && onChoose(chosen === NONE ? null : chosen)}
    >
      <div className={classes.panels}>
        {value === undefined ? <PanelCard value={AS_IT_IS} label={t('panel.untouched')} /> : null}
        {panels.map((panel) => (
          <PanelCard
            key={panel.id}
            value={panel.id}
            label={<PartName pack={pack} part={panel} of={of} note={panel.isDefault ? t('comes') : null} />}
          />
        ))}
        <PanelCard value={NONE} label={t('panel.none')} />
      </div>
    </Radio.Group>
  )
}

function PanelCard({ value, label }: { value: string; label: React.ReactNode }) {
  return (
    <Radio
      value={value}
      label={label}
      classNames={{ root: classes.panel ?? '', body: classes.panelBody ?? '', labelWrapper: classes.panelLabel ?? '' }}
    />
  )
}
