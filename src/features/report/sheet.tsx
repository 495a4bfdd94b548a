import { memo } from 'react'
import { intlTag } from '../../platform/words/locale'
import type { ReportDocument } from '../../report/document/report-document'
import { ChapterView } from './chapter-view'
import { LongChapters } from './long-chapters'
import classes from './sheet.module.css'

/** Up to this many chapters, all of them are drawn: such a report can be searched and printed by the browser as a whole. */
const MOST_DRAWN_CHAPTERS = 24

/** Renders a report on screen from the same parts as the PDF. Of a long one only the chapters near the view are written and drawn. */
export const Sheet = memo(function Sheet({ document }: { document: ReportDocument }) {
  const { running } = document
  return (
    <article className={classes.sheet} data-paper={document.paper} lang={intlTag(document.language)} aria-label={document.title}>
      <header className={classes.running}>
        <span>{running.headLeft}</span>
        <span>{running.headRight}</span>
      </header>
      <h1 className={classes.title}>{document.title}</h1>
      <p className={classes.subtitle}>{document.subtitle}</p>
      {document.chapters.length > MOST_DRAWN_CHAPTERS ? (
        <LongChapters chapters={document.chapters} />
      ) : (
        document.chapters.map((chapter) => <ChapterView key={chapter.id} chapter={chapter} />)
      )}
      <footer className={classes.running}>
        <span>{running.footLeft}</span>
      </footer>
    </article>
  )
})
