import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { IMPERIAL, METRIC } from '../../model/project/quantity'
import { toLanguage } from '../../platform/words/languages'
import { projectState } from '../../state/piping/project'
import { useUnitSettings } from '../../ui/words/unit-settings'
import { SECTIONS } from '../../report/document/report-options'
import type { ReportOptions } from '../../report/document/report-options'
import { reportChoice } from './local'

/** Returns the chosen options, completed with defaults from the project and the interface. */
export function useReportOptions(): ReportOptions {
  const { i18n } = useTranslation()
  const { current } = useSnapshot(projectState)
  const choice = useSnapshot(reportChoice)
  const own = useUnitSettings()
  const interfaceLanguage = toLanguage(i18n.language)
  return useMemo(
    () => ({
      systems: (current?.systemOrder ?? []).filter((id) => isReported(current?.systems[id], choice.leftOut[id])),
      sections: SECTIONS.filter((id) => choice.sections[id]),
      language: choice.language ?? interfaceLanguage,
      paper: choice.paper,
      unitSettings: choice.units === 'metric' ? METRIC : choice.units === 'imperial' ? IMPERIAL : own,
    }),
    [current, choice, own, interfaceLanguage],
  )
}

/** Returns whether a system is in the report: the choice here, else the project's. Inactive systems never are. */
function isReported(system: { active: boolean; isUnreported?: boolean } | undefined, leftOut: boolean | undefined): boolean {
  return system?.active === true && !(leftOut ?? system.isUnreported ?? false)
}
