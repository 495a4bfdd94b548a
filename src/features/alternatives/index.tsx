import { Alert, Button, Select, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { unitCount } from '../../report/compare/design-figures'
import { useProjectList } from '../../platform/calls/use-project-list'
import { currentProject, projectState } from '../../state/piping/project'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ICON_PX } from '../../ui/frame/icon-sizes'
import { useHasProject } from '../../ui/hooks/use-has-project'
import { addDesign, hasRoomForDesign, namedDesigns, nextLetter } from '../../workbench/commands/alternatives/alternatives'
import classes from './alternatives.module.css'
import { compareState, CURRENT, PROJECT_PREFIX } from './compare-state'
import { FiguresTable, ModelsTable } from './compared-tables'
import { ComparedSystems } from './compared-systems'
import { DesignsTable, type DesignLine } from './designs-table'
import { useDesign } from './use-design'

/** Lists the named designs of the open project, and compares two of them, or one with another project: figures, models, and each system. */
export function AlternativesScreen() {
  const { t } = useTranslation('alternatives')
  const hasProject = useHasProject()
  if (!hasProject)
    return (
      <EmptyState
        title={t('noProject')}
        action={
          <Button component={Link} to={pathOf('projects')}>
            {t('toProjects')}
          </Button>
        }
      />
    )
  return <Alternatives />
}

function Alternatives() {
  const { t } = useTranslation('alternatives')
  const { current, readOnly } = useSnapshot(projectState)
  const designs = useDesignLines()
  if (!current) return null
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{t('title')}</h1>
          <p className={classes.hint}>{t('text')}</p>
        </div>
        <Button
          disabled={readOnly || !hasRoomForDesign(current)}
          leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
          onClick={() => addDesign(t('proposed', { letter: nextLetter(current) }))}
        >
          {t('add')}
        </Button>
      </header>
      <DesignsTable designs={designs} isReadOnly={readOnly} />
      <Comparison />
    </div>
  )
}

function useDesignLines(): DesignLine[] {
  const { revision } = useSnapshot(projectState)
  return useMemo(() => {
    const project = revision < 0 ? null : currentProject()
    if (!project) return []
    const others = new Map(project.alternatives?.others.map((design) => [design.id, design.systems]))
    return namedDesigns(project).map((design) => {
      const systems = others.get(design.id) ?? project.systemOrder.flatMap((id) => project.systems[id] ?? [])
      return { ...design, systems: systems.length, units: systems.reduce((sum, system) => sum + unitCount(system), 0) }
    })
  }, [revision])
}

function Comparison() {
  const { t } = useTranslation('alternatives')
  const { current } = useSnapshot(projectState)
  const chosen = useSnapshot(compareState)
  const { projects } = useProjectList('mssp')
  const named = current ? namedDesigns(current) : []
  const designs = named.length > 0 ? named : [{ id: CURRENT, name: t('currentDesign'), isCurrent: true }]
  const others = (projects ?? []).filter(({ id }) => id !== current?.id)
  const choices = [
    { group: t('designs'), items: designs.map(({ id, name }) => ({ value: id, label: name })) },
    {
      group: t('otherProjects'),
      items: others.map(({ id, projectName, projectNo }) => ({
        value: PROJECT_PREFIX + id,
        label: [projectName, projectNo].filter(Boolean).join(' · '),
      })),
    },
  ]
  const all = choices.flatMap(({ items }) => items)
  const find = (id: string, proposed: string | undefined) =>
    all.find(({ value }) => value === id) ?? all.find(({ value }) => value === proposed)
  const aside = designs.find(({ isCurrent }) => !isCurrent)?.id
  const left = find(chosen.left, aside ?? designs[0]?.id)
  const right = find(chosen.right, designs.find(({ isCurrent }) => isCurrent)?.id)
  const one = useDesign(left ? { id: left.value, name: left.label } : null)
  const other = useDesign(right ? { id: right.value, name: right.label } : null)
  const error = one.error ?? other.error
  return (
    <section className={classes.comparison} aria-label={t('comparison')}>
      <h2 className={classes.second}>{t('comparison')}</h2>
      <div className={classes.choices}>
        <Select
          label={t('left')}
          allowDeselect={false}
          searchable
          data={choices}
          value={left?.value ?? null}
          onChange={(id) => id !== null && (compareState.left = id)}
        />
        <Select
          label={t('right')}
          allowDeselect={false}
          searchable
          data={choices}
          value={right?.value ?? null}
          onChange={(id) => id !== null && (compareState.right = id)}
        />
      </div>
      {error === null ? null : <Alert color="red">{t('failed', { reason: error })}</Alert>}
      <p role="status" className={classes.hint}>
        {one.share === null && other.share === null ? '' : t('computing')}
      </p>
      {left?.value === right?.value ? (
        <p className={classes.hint}>{t('chooseTwo')}</p>
      ) : one.design && other.design ? (
        <Tabs defaultValue="figures" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="figures">{t('figures')}</Tabs.Tab>
            <Tabs.Tab value="models">{t('models')}</Tabs.Tab>
            <Tabs.Tab value="systems">{t('figure.systems')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="figures">
            <FiguresTable left={one.design} right={other.design} />
          </Tabs.Panel>
          <Tabs.Panel value="models">
            <ModelsTable left={one.design} right={other.design} />
          </Tabs.Panel>
          <Tabs.Panel value="systems">
            <ComparedSystems left={one.design} right={other.design} />
          </Tabs.Panel>
        </Tabs>
      ) : null}
    </section>
  )
}
