import { LanguageMenu } from '../../../ui/frame/language-menu'
import { ThemeMenu } from '../../../ui/frame/theme-menu'
import { TipLayer } from '../../../ui/feedback/tip-layer'

/** Renders the menus of language and theme without a session; the form does not wait for them. */
export function Preferences() {
  return (
    <>
      <LanguageMenu isNamed />
      <ThemeMenu />
      <TipLayer />
    </>
  )
}
