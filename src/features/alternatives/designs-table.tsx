import { ActionIcon, Button, Group } from '@mantine/core'
import { IconArrowsExchange, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RenameField } from '../../ui/fields/rename-field'
import { ICON_PX } from '../../ui/frame/icon-sizes'
import { DataTable, type Column } from '../../ui/table/data-table'
import { removeDesign, renameDesign, switchDesign, type NamedDesign } from '../../workbench/commands/alternatives/alternatives'

/** A design with what its list line says. */
export interface DesignLine extends NamedDesign {
  systems: number
  units: number
}

/** Lists the designs of the project: the current one is marked; the others can be gone on with, renamed and removed. */
export function DesignsTable({ designs, isReadOnly }: { designs: readonly DesignLine[]; isReadOnly: boolean }) {
  const { t } = useTranslation('alternatives')
  const [renamed, setRenamed] = useState<string | null>(null)
  const columns: Column<DesignLine>[] = [
    {
      key: 'name',
      header: t('column.name'),
      value: ({ name }) => name,
      render: (design) =>
        renamed === design.id ? (
          <RenameField
            name={design.name}
            label={t('rename', { name: design.name })}
            onEnd={(name) => {
              setRenamed(null)
              if (name !== null) renameDesign(design.id, name)
            }}
          />
        ) : (
          design.name
        ),
    },
    { key: 'systems', header: t('figure.systems'), isNumeric: true, value: ({ systems }) => systems },
    { key: 'units', header: t('figure.indoorUnits'), isNumeric: true, value: ({ units }) => units },
    { key: 'state', header: t('column.state'), value: ({ isCurrent }) => (isCurrent ? t('isCurrent') : t('isAside')) },
    {
      key: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      isSortable: false,
      isSearchable: false,
      isShort: true,
      width: 260,
      value: () => '',
      render: (design) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          {design.isCurrent ? null : (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isReadOnly}
              leftSection={<IconArrowsExchange size={ICON_PX} aria-hidden="true" />}
              onClick={() => switchDesign(design.id)}
            >
              {t('switch')}
            </Button>
          )}
          <ActionIcon
            aria-label={t('rename', { name: design.name })}
            title={t('rename', { name: design.name })}
            disabled={isReadOnly}
            onClick={() => setRenamed(design.id)}
          >
            <IconPencil size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t('removeNamed', { name: design.name })}
            title={t('removeNamed', { name: design.name })}
            disabled={isReadOnly || design.isCurrent}
            onClick={() => void removeDesign(design)}
          >
            <IconTrash size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
        </Group>
      ),
    },
  ]
  return <DataTable label={t('designs')} columns={columns} rows={designs} rowKey={({ id }) => id} empty={t('noDesigns')} />
}
