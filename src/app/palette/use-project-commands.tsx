import type { SpotlightActionData } from '@mantine/spotlight'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconFileText,
  IconForms,
  IconListDetails,
  IconShare,
  IconSitemap,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NavigateFunction } from 'react-router-dom'
import { history, redo, undo } from '../../state/document/history'
import { projectState } from '../../state/document/project'
import { openProjectData } from '../../state/page/project-data'
import { sharing } from '../../state/page/sharing'
import { workplace } from '../../state/page/workplace'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import { STEP_ROOT } from '../routes/guard'
import { saveByHand } from '../project/save-by-hand'

const ICON_PX = 18

/** Steps, systems and undo of the open project. */
export function useProjectCommands(navigate: NavigateFunction): SpotlightActionData[] {
  const { t } = useTranslation('app')
  const { current, readOnly } = useLaterSnapshot(projectState)
  const { undoLabel, redoLabel } = useLaterSnapshot(history)
  if (!current) return []
  const step = (name: string) => () => void navigate(`${STEP_ROOT}/${name}`)
  const stepName = (label: string): string => t(`commands.${label}`, { defaultValue: label })
  const systems = current.systemOrder.flatMap((id) => current.systems[id] ?? [])
  // There may be thousands of them: they share what they say and show.
  const openSystem = t('palette.openSystem')
  const systemIcon = <IconSitemap size={ICON_PX} />
  return [
    { id: 'selection', label: t('steps.selection'), leftSection: <IconListDetails size={ICON_PX} />, onClick: step('selection') },
    { id: 'piping', label: t('steps.piping'), leftSection: <IconSitemap size={ICON_PX} />, onClick: step('piping') },
    { id: 'report', label: t('steps.report'), leftSection: <IconFileText size={ICON_PX} />, onClick: step('report') },
    { id: 'save', label: t('palette.save'), leftSection: <IconDeviceFloppy size={ICON_PX} />, onClick: saveByHand },
    ...(readOnly
      ? []
      : [
          {
            id: 'project-data',
            label: t('project.data'),
            leftSection: <IconForms size={ICON_PX} />,
            onClick: () => openProjectData(),
          },
          {
            id: 'share',
            label: t('palette.share'),
            leftSection: <IconShare size={ICON_PX} />,
            onClick: () => {
              sharing.project = { id: current.id, name: current.information.projectName }
            },
          },
        ]),
    ...(undoLabel === null
      ? []
      : [
          {
            id: 'undo',
            label: t('undo.named', { step: stepName(undoLabel) }),
            leftSection: <IconArrowBackUp size={ICON_PX} />,
            onClick: () => undo(),
          },
        ]),
    ...(redoLabel === null
      ? []
      : [
          {
            id: 'redo',
            label: t('redo.named', { step: stepName(redoLabel) }),
            leftSection: <IconArrowForwardUp size={ICON_PX} />,
            onClick: () => redo(),
          },
        ]),
    ...systems.map((system) => ({
      id: `system-${system.id}`,
      label: system.name,
      description: openSystem,
      leftSection: systemIcon,
      onClick: () => {
        workplace.systemId = system.id
        void navigate(`${STEP_ROOT}/piping`)
      },
    })),
  ]
}
