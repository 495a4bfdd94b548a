import { useTranslation } from 'react-i18next'
import type { ConnectingPipe, ConnectingPipes } from '../../../contract/system-record'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { FigureList } from '../../../workbench/frame/figure-list'
import { ofOutdoor } from './of-outdoor'
import { Provable } from '../../../workbench/proof/provable'
import classes from './connecting-figures.module.css'

/** The board's own symbols, the same in every language. */
const [GAS, LIQUID] = ['G', 'L']

/** Shows pipes and joints between the modules of an outdoor unit, which the drawing omits: gas and liquid side by side. */
export function ConnectingFigures({ pipes }: { pipes: ConnectingPipes }) {
  const { t } = useTranslation(['piping', 'proof'])
  const row = (name: string, subject: string, { gasMm, liquidMm }: ConnectingPipe) => (
    <div key={subject}>
      <dt>{name}</dt>
      <dd className={classes.sizes}>
        <Provable subject={ofOutdoor(`${subject}.gasMm`)} label={`${name}, ${t('pipe.gas')}`}>
          {GAS}
          <QuantityText quantity="pipingDimension" value={gasMm} />
        </Provable>
        <Provable subject={ofOutdoor(`${subject}.liquidMm`)} label={`${name}, ${t('pipe.liquid')}`}>
          {LIQUID}
          <QuantityText quantity="pipingDimension" value={liquidMm} />
        </Provable>
      </dd>
    </div>
  )
  return (
    <FigureList title={t('outdoor.connecting.title')}>
      {pipes.moduleToJoint.map((pipe, place) =>
        row(t('outdoor.connecting.module', { number: place + 1 }), `connectingPipes.moduleToJoint[${place}]`, pipe),
      )}
      {pipes.jointToJoint.map((pipe, place) => row(t('outdoor.connecting.between'), `connectingPipes.jointToJoint[${place}]`, pipe))}
      {pipes.jointCount > 0 ? (
        <div>
          <dt>{t('outdoor.connecting.joints')}</dt>
          <dd className={classes.sizes}>
            <Provable subject={ofOutdoor('connectingPipes.jointCount')} label={t('proof:quantity.connectingPipes.jointCount')}>
              {pipes.jointCount} ×
            </Provable>
            <Provable subject={ofOutdoor('connectingPipes.jointModel')} label={t('proof:quantity.connectingPipes.jointModel')}>
              {pipes.jointModel}
            </Provable>
          </dd>
        </div>
      ) : null}
    </FigureList>
  )
}
