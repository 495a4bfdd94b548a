import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_RULE } from '../../../contract/guest-lists'
import classes from './fields.module.css'
import { passwordStrength } from './password-strength'

const LEVELS = [1, 2, 3, 4]

/** Shows the requirements of a new password, checked off while typing, and its strength. */
export function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation('account')
  const { isLongEnough, isVaried, level } = passwordStrength(password)
  return (
    <div className={classes.strength}>
      <div className={classes.bars} data-level={level} aria-hidden="true">
        {LEVELS.map((step) => (
          <span key={step} className={classes.bar} data-reached={step <= level} />
        ))}
      </div>
      <span role="status" className={classes.word}>
        {level === 0 ? '' : t(`strength.${level}`)}
      </span>
      <ul className={classes.needs}>
        <Need isMet={isLongEnough} text={t('strength.length', { count: PASSWORD_RULE.minLength })} />
        <Need isMet={isVaried} text={t('strength.variety', { count: PASSWORD_RULE.minDifferent })} />
      </ul>
    </div>
  )
}

function Need({ isMet, text }: { isMet: boolean; text: string }) {
  const Icon = isMet ? IconCheck : IconPoint
  return (
    <li className={classes.need} data-met={isMet}>
      <Icon size={14} aria-hidden="true" />
      {text}
    </li>
  )
}
