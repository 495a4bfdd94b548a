import { Tabs } from '@mantine/core'
import { IconBuilding, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { settings } from '../../../state/page/settings'
import classes from '../frame/panel.module.css'
import type { Offer } from '../use-offer'
import { SignInForm, type SignInFormProps } from './sign-in-form'

interface SignInWaysProps extends Omit<SignInFormProps, 'by' | 'isQuiet'> {
  offer: Offer
}

/**
 * Renders staff and guests as two tabs where there is a staff directory, the last used first. The brand variant has its own call and a single form.
 */
export function SignInWays({ offer, ...rest }: SignInWaysProps) {
  const { t } = useTranslation('account')
  const { signInWay } = useSnapshot(settings)
  const isQuiet = offer.isDemoOffered
  if (offer.brand !== null) return <SignInForm by="brand" isQuiet={isQuiet} {...rest} />
  if (!offer.isDirectoryOffered) return <SignInForm by="account" isQuiet={isQuiet} {...rest} />
  return (
    <Tabs
      value={signInWay}
      keepMounted={false}
      onChange={(way) => {
        if (way === 'staff' || way === 'guest') settings.signInWay = way
      }}
    >
      <Tabs.List grow className={classes.tabs}>
        <Tabs.Tab value="staff" leftSection={<IconBuilding size={16} aria-hidden="true" />}>
          {t('staff')}
        </Tabs.Tab>
        <Tabs.Tab value="guest" leftSection={<IconMail size={16} aria-hidden="true" />}>
          {t('guest')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="staff">
        <SignInForm by="directory" isQuiet={isQuiet} {...rest} known={null} />
      </Tabs.Panel>
      <Tabs.Panel value="guest">
        <SignInForm by="account" isQuiet={isQuiet} {...rest} />
      </Tabs.Panel>
    </Tabs>
  )
}
