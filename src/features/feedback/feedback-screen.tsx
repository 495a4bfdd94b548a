import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { session } from '../../state/page/session'
import classes from './feedback.module.css'
import { FeedbackForm } from './form/feedback-form'
import { OwnList } from './own/own-list'

/** Renders the feedback to the company: a form, and the status of the user's own. */
export function FeedbackScreen() {
  const { t } = useTranslation('feedback')
  const userId = useSnapshot(session).userInfo?.userId ?? ''
  const [sent, setSent] = useState(0)
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>{t('title')}</h1>
      <div className={classes.columns}>
        <FeedbackForm key={userId} userId={userId} onSent={() => setSent(sent + 1)} />
        <OwnList sent={sent} />
      </div>
    </div>
  )
}
