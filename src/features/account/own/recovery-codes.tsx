import { Button, CopyButton, Group } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../platform/files/files'
import { nameInFiles } from '../../../state/page/house-words'
import { Notice } from '../frame/notice'
import classes from './factor.module.css'

/** Shows the recovery codes, which are not shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('own')
  const text = codes.join('\n')
  const fileName = `${nameInFiles().toLowerCase().replace(/\s+/g, '-')}-recovery-codes.txt`
  return (
    <>
      <Notice kind="good" text={t('factor.isOn')} />
      <p className={classes.text}>{t('factor.recoveryLead')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={copy}>
              {t(copied ? 'factor.copied' : 'factor.copyCodes')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => downloadFile(fileName, new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('factor.downloadCodes')}
        </Button>
      </Group>
      <Button fullWidth mt="md" onClick={onDone}>
        {t('factor.kept')}
      </Button>
    </>
  )
}
