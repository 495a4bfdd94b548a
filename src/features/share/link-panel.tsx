import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconLink } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { USUAL_LINK_DAYS } from '../../contract/project/share'
import { linkAddress } from './link-address'
import classes from './share.module.css'
import type { Shares } from './use-shares'
import { ICON_PX } from '../../ui/frame/icon-sizes'

const OFFERED_DAYS = [1, 7, 30, 90, 365]

interface LinkPanelProps {
  shares: Shares
  /** Whether a link may show the project without an account. */
  isViewable: boolean
}

/** Creates a link. Its address is shown only once, for copying. */
export function LinkPanel({ shares, isViewable }: LinkPanelProps) {
  const { t } = useTranslation('share')
  const [days, setDays] = useState(USUAL_LINK_DAYS)
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    const token = await shares.makeLink(days, isOpen)
    if (token !== null) setAddress(linkAddress(token, isOpen, window.location.href))
  }
  return (
    <div className={classes.part}>
      <div className={classes.line}>
        <Select
          className={classes.wide ?? ''}
          label={t('link.ends')}
          description={t(isOpen ? 'link.openText' : 'link.text')}
          allowDeselect={false}
          data={OFFERED_DAYS.map((count) => ({ value: String(count), label: t('link.days', { count }) }))}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
        />
        <Button
          variant="default"
          leftSection={<IconLink size={ICON_PX} aria-hidden="true" />}
          disabled={shares.isBusy}
          onClick={() => void make()}
        >
          {t('link.make')}
        </Button>
      </div>
      {isViewable ? <Checkbox label={t('link.open')} checked={isOpen} onChange={(event) => setOpen(event.currentTarget.checked)} /> : null}
      {address === null ? null : <NewLink key={address} address={address} />}
    </div>
  )
}

/** Shows the address of the new link, selected for manual copying where the clipboard is refused. */
function NewLink({ address }: { address: string }) {
  const { t } = useTranslation('share')
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      box.current?.focus()
      box.current?.select()
      setOutcome('refused')
    }
  }
  return (
    <div className={classes.newLink}>
      <div className={classes.line}>
        <TextInput
          ref={box}
          className={classes.wide ?? ''}
          label={t('link.address')}
          description={t('link.once')}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          ref={button}
          leftSection={
            outcome === 'copied' ? <IconCheck size={ICON_PX} aria-hidden="true" /> : <IconCopy size={ICON_PX} aria-hidden="true" />
          }
          onClick={() => void copy()}
        >
          {t(outcome === 'copied' ? 'link.copied' : 'link.copy')}
        </Button>
      </div>
      <p className={classes.hint} role="status">
        {outcome === null ? '' : t(outcome === 'copied' ? 'link.copiedText' : 'link.refused')}
      </p>
    </div>
  )
}
