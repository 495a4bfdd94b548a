import { IconMap, IconMapOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Tool } from '../frame/tool'
import { minimapView, toggleMinimap } from './minimap-view'

/** Renders the tool that shows and hides the overview of a board. */
export function MinimapTool() {
  const { t } = useTranslation('find')
  const { isWanted } = useSnapshot(minimapView)
  return <Tool label={isWanted ? t('minimap.hide') : t('minimap.show')} icon={isWanted ? IconMapOff : IconMap} onClick={toggleMinimap} />
}
