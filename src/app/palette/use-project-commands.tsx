import type { SpotlightActionData } from '@mantine/spotlight'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBinaryTree2,
  IconDeviceFloppy,
  IconForms,
  IconShare,
  IconTag,
  IconTools,
  IconZoomQuestion,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NavigateFunction } from 'react-router-dom'
import { pathOf } from '../../platform/areas'
import { history, redo, undo } from '../../state/piping/history'
import { projectState } from '../../state/piping/project'
import { openProjectData } from '../../state/page/project-data'
import { workplace } from '../../state/page/workplace'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import { menuEntryOf, stepsFor } from '../shell/menu'
import { openTags } from '../../workbench/tags/tags-state'
import { askWhyRed } from '../help/help-commands'
import { saveByHand } from '../project/save-by-hand'
import { useShareProject } from '../project/use-share-project'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

/** Returns the commands of the open project: its steps, undo, and what holds for all of it. */
export function useProjectCommands(navigate: NavigateFunction): SpotlightActionData[] {
  const { t } = useTranslation(['app', 'lines', 'panels'])
  const user = useAreaUser()
  const { current, readOnly } = useLaterSnapshot(projectState)
  const { undoLabel, redoLabel } = useLaterSnapshot(history)
  const share = useShareProject()
  if (!current) return []
  const stepName = (label: string): string => t(`commands.${label}`, { defaultValue: label })
  return [
    ...stepsFor(user, 'mssp').map((step) => {
      const { Icon: StepIcon } = menuEntryOf(step)
      return { id: step.id, label: t(step.label), leftSection: <StepIcon size={MENU_ICON_PX} />, onClick: () => void navigate(step.path) }
    }),
    ...stepsFor(user, 'mssp').flatMap((step) =>
      (menuEntryOf(step).verbs ?? [])
        .filter(({ isEdit }) => !(isEdit && readOnly))
        .map(({ id, label, Icon: VerbIcon, run }) => ({
          id,
          label: t(label),
          leftSection: <VerbIcon size={MENU_ICON_PX} />,
          onClick: () => {
            void navigate(step.path)
            void run()
          },
        })),
    ),
    { id: 'save', label: t('palette.save'), leftSection: <IconDeviceFloppy size={MENU_ICON_PX} />, onClick: saveByHand },
    ...(readOnly
      ? []
      : [
          {
            id: 'all-diagrams',
            label: t('palette.allDiagrams'),
            leftSection: <IconBinaryTree2 size={MENU_ICON_PX} />,
            // In the piping step, which shows the progress and has the command.
            onClick: () => {
              void navigate(pathOf('piping'))
              void import('../../workbench/commands/systems/draw-all-diagrams').then(({ drawAllDiagrams }) => drawAllDiagrams())
            },
          },
          {
            id: 'tags',
            label: t('lines:tags.title'),
            leftSection: <IconTag size={MENU_ICON_PX} />,
            onClick: () => {
              openTags()
              void navigate(pathOf('piping'))
            },
          },
          {
            id: 'repair-all',
            label: t('palette.repairAll'),
            leftSection: <IconTools size={MENU_ICON_PX} />,
            // In the piping step, which shows the progress and what is left.
            onClick: () => {
              const { systemId } = workplace
              void navigate(pathOf('piping'))
              if (systemId !== null) void import('../../workbench/repair/repair-all').then(({ repairAllSafe }) => repairAllSafe(systemId))
            },
          },
          {
            id: 'project-data',
            label: t('project.data'),
            leftSection: <IconForms size={MENU_ICON_PX} />,
            onClick: () => openProjectData(),
          },
        ]),
    {
      id: 'why',
      label: t('panels:why.title'),
      leftSection: <IconZoomQuestion size={MENU_ICON_PX} />,
      onClick: () => askWhyRed(navigate),
    },
    ...(share === null ? [] : [{ id: 'share', label: t('palette.share'), leftSection: <IconShare size={MENU_ICON_PX} />, onClick: share }]),
    ...(undoLabel === null
      ? []
      : [
          {
            id: 'undo',
            label: t('undo.named', { step: stepName(undoLabel) }),
            leftSection: <IconArrowBackUp size={MENU_ICON_PX} />,
            onClick: () => undo(),
          },
        ]),
    ...(redoLabel === null
      ? []
      : [
          {
            id: 'redo',
            label: t('redo.named', { step: stepName(redoLabel) }),
            leftSection: <IconArrowForwardUp size={MENU_ICON_PX} />,
            onClick: () => redo(),
          },
        ]),
  ]
}
