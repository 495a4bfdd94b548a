import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadFile, safeFileName } from '../../../platform/files/files'
import { csvOf, xlsxOf } from '../../../platform/files/spreadsheet'
import { notify } from '../../../platform/notify'
import { ICON_PX } from '../../../ui/frame/icon-sizes'

const FORMATS = ['csv', 'xlsx'] as const

/** Saves the rows of the cable schedule for a spreadsheet. */
export function ExportSchedule({ name, sheet }: { name: string; sheet: () => (string | number)[][] }) {
  const { t } = useTranslation('wiring')
  const save = async (format: (typeof FORMATS)[number]): Promise<void> => {
    try {
      const title = t('schedule.label')
      const content = format === 'csv' ? csvOf(sheet()) : await xlsxOf(sheet(), title)
      downloadFile(`${safeFileName(`${name} - ${title}`, 'cables')}.${format}`, content)
    } catch (error) {
      notify('error', t('schedule.exportFailed', { reason: error instanceof Error ? error.message : String(error) }))
    }
  }
  return (
    <Menu shadow="md" position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={ICON_PX} aria-hidden="true" />}
          rightSection={<IconChevronDown size={ICON_PX} aria-hidden="true" />}
        >
          {t('schedule.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {t(`schedule.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
