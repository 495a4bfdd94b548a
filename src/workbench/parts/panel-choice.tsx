import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../contract/pack'
import { PartName } from './part-name'
import type { PanelGroup } from './part-targets'
import classes from './parts.module.css'

interface PanelChoiceProps {
  pack: Pack
  group: PanelGroup
  /** Whether other entries take other panels; the models then tell whose these are. */
  isOneOfSeveral: boolean
  onChoose: (panel: string | null) => void
}

const NONE = ''
const AS_IT_IS = ' '

/** Choice of one panel, or of none, for the entries that take the same panels. */
export function PanelChoice({ pack, group: { panels, models, targets, value }, isOneOfSeveral, onChoose }: PanelChoiceProps) {
  const { t } = useTranslation('parts')
  return (
    <Radio.Group
      label={isOneOfSeveral ? t('panel.of', { models: models.join(', ') }) : t('type.panel')}
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
            label={
              <PartName
                pack={pack}
                part={{ ...panel, fits: targets, count: null, isMisfit: false }}
                of={targets}
                note={panel.isDefault ? t('comes') : null}
              />
            }
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
