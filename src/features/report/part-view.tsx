import type { Block, Part } from '../../report/document/report-document'
import { PagedTable } from './paged-table'
import classes from './sheet.module.css'

/** Renders one part: its heading and its blocks. */
export function PartView({ part }: { part: Part }) {
  return (
    <section className={classes.part} data-starts={part.startsPage}>
      {part.level === 1 ? <h2 className={classes.first}>{part.title}</h2> : <h3 className={classes.second}>{part.title}</h3>}
      {part.blocks.map((block, index) => (
        // Blocks have no id, so their index in the part is the key.
        <BlockView key={index} block={block} title={part.title} />
      ))}
    </section>
  )
}

function BlockView({ block, title }: { block: Block; title: string }) {
  switch (block.kind) {
    case 'pairs':
      return (
        <dl className={classes.pairs} data-marks={block.pairs.every((pair) => pair.label.length <= 2)}>
          {block.pairs.map((pair) => (
            <div key={pair.label} className={classes.pair}>
              <dt>{pair.label}</dt>
              <dd>{pair.value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'text':
      return (
        <p className={classes.text} data-tone={block.tone}>
          {block.text}
        </p>
      )
    case 'diagram':
      return (
        <figure className={classes.figure}>
          {/* The image is drawn by the app itself, and its painter escapes every label. */}
          <div role="img" aria-label={block.label} className={classes.diagram} dangerouslySetInnerHTML={{ __html: block.svg }} />
          <figcaption>{block.captions.one}</figcaption>
        </figure>
      )
    case 'table':
      return <PagedTable block={block} title={title} />
  }
}
