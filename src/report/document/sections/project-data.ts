import { countryName } from '../../../platform/words/locale'
import type { Part } from '../report-document'
import { NOTHING } from '../report-document'
import type { ReportContext } from '../report-context'

/** Writes the project's data, and the rule pack of the figures. */
export function projectData({ project, pack, options, words, figures, printedOn, systems }: ReportContext): Part {
  const { information } = project
  const place = [...information.city].reverse().concat(countryName(information.country, options.language)).filter(Boolean).join(', ')
  const given = (value: string) => value || NOTHING
  return {
    id: 'project',
    title: words('report:section.project'),
    level: 1,
    startsPage: false,
    blocks: [
      {
        kind: 'pairs',
        pairs: [
          { label: words('report:project.name'), value: given(information.projectName) },
          { label: words('report:project.number'), value: given(information.projectNumber) },
          {
            label: words('report:project.type'),
            value: information.projectType ? words(`projects:type.${information.projectType}`) : NOTHING,
          },
          { label: words('report:project.place'), value: given(place) },
          { label: words('report:project.designer'), value: given(information.userName) },
          { label: words('report:project.contact'), value: given([information.email, information.telephone].filter(Boolean).join(', ')) },
          { label: words('report:project.systems'), value: figures.plain(systems.length) },
          { label: words('report:project.printedOn'), value: figures.date(printedOn) },
          {
            label: words('report:project.pack'),
            value: words('report:project.packVersion', { title: pack.meta.title, version: pack.meta.version }),
          },
        ],
      },
    ],
  }
}
