import { proxy } from 'valtio'
import { settings } from '../../state/page/settings'

/** The deployed version where it differs from the page's, until the user has answered; a dismissed version is not offered again. */
export const versionPrompt = proxy<{ offered: string | null; dismissed: string | null }>({ offered: null, dismissed: null })

/** Offers the deployed version where it is not the one this page was loaded with. */
export function compareVersion(deployed: string): void {
  if (settings.frontEndVersion !== '' && deployed !== settings.frontEndVersion) versionPrompt.offered = deployed
}
