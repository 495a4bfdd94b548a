import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { idle } from '../../../schedule/idle'
import { Mark } from '../../../ui/frame/mark'
import { PipingDrawing } from '../../../ui/frame/piping-drawing'
import classes from './entry-frame.module.css'

/** Loaded after the form is shown, because its menus are a tenth of the first screen's script. */
const Preferences = lazy(async () => {
  await idle()
  return { default: (await import('./preferences')).Preferences }
})

interface EntryFrameProps {
  /** The brand word of the page's address; its variant has its own look. */
  brand: string | null
  /** True once the page's main content is shown, so that the menus may load. */
  isReady: boolean
  /** True for forms with two columns. */
  isWide?: boolean
  children: ReactNode
}

/** Renders the page without a session: the product's description, its drawing, language and theme, and a panel. */
export function EntryFrame({ brand, isReady, isWide = false, children }: EntryFrameProps) {
  const { t } = useTranslation('account')
  return (
    <div className={classes.page} data-variant={brand === null ? 'main' : 'brand'}>
      <section className={classes.story} aria-label={t('story.label')}>
        <div className={classes.brand}>
          <Mark size={32} />
          <span>Branchline</span>
          {brand === null ? null : <span className={classes.partner}>{t('story.partner', { brand: spelled(brand) })}</span>}
        </div>
        <div className={classes.pitch}>
          <p className={classes.headline}>{t('story.headline')}</p>
          <p className={classes.text}>{t('story.text')}</p>
        </div>
        <div className={classes.drawing}>
          <PipingDrawing />
        </div>
      </section>
      <main className={classes.entry}>
        <div className={classes.preferences}>
          {isReady ? (
            <Suspense>
              <Preferences />
            </Suspense>
          ) : null}
        </div>
        <div className={classes.panel} data-wide={isWide}>
          {children}
        </div>
      </main>
    </div>
  )
}

const spelled = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1)
