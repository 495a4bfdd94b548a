import { Slider } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { fullWeights, MOST_WEIGHT, WEIGHT_NAMES, type WeightName } from '../../../model/project/weights'
import { projectState } from '../../../state/piping/project'
import { setWeights } from '../../../workbench/commands/set-weights'
import classes from './automatic.module.css'

const STEP = 5

/** Ten sliders for what the selection pays attention to; each release is one step of undo. */
export function WeightSliders() {
  const { t } = useTranslation('automatic')
  const { current, readOnly } = useSnapshot(projectState)
  const weights = fullWeights(current?.weights)
  return (
    <fieldset className={classes.weights} disabled={readOnly}>
      <legend>{t('weights.title')}</legend>
      <p className={classes.hint}>{t('weights.hint')}</p>
      {WEIGHT_NAMES.map((name) => (
        <WeightSlider key={`${name} ${weights[name]}`} name={name} stored={weights[name]} isReadOnly={readOnly} />
      ))}
    </fieldset>
  )
}

function WeightSlider({ name, stored, isReadOnly }: { name: WeightName; stored: number; isReadOnly: boolean }) {
  const { t } = useTranslation('automatic')
  const [shown, setShown] = useState(stored)
  return (
    <div className={classes.weight}>
      <span id={`weight-${name}`}>{t(`weights.${name}`)}</span>
      <span className={classes.weightValue}>{shown}</span>
      <Slider
        className={classes.slider ?? ''}
        size="sm"
        min={0}
        max={MOST_WEIGHT}
        step={STEP}
        label={null}
        value={shown}
        disabled={isReadOnly}
        thumbProps={{ 'aria-labelledby': `weight-${name}` }}
        onChange={setShown}
        onChangeEnd={(value) => void setWeights({ [name]: value })}
      />
    </div>
  )
}
