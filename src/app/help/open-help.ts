import { loadTexts } from '../../platform/words/i18n'
import { dialogs } from '../dialogs'
import { HELP_TEXTS } from './use-help-words'

/** Opens the menu of helps once its texts are there, so that the focus finds its first entry. */
export function openHelp(): void {
  void loadTexts(HELP_TEXTS).then(() => (dialogs.isHelpMenuOpen = true))
}
