import { newProject } from '../../model/project/defaults'
import type { Project, ProjectInformation } from '../../model/project/project'
import * as opening from '../document/open-document'
import { session } from '../page/session'
import { settings } from '../page/settings'
import { projectEditor } from './editor'

/** Opens a project; returns whether it is shown. See `document/open-document`. */
export const openProject = (id: string): Promise<boolean> => opening.openDocument(projectEditor, id)

/** Makes a project of the signed-in user and saves it at once. Returns its id; null where it was not shown. See `document/open-document`. */
export function createProject(information: ProjectInformation): Promise<string | null> {
  return opening.createDocument(projectEditor, () => {
    const { userId = '', userName = '' } = session.userInfo ?? {}
    return newProject({ ownerId: userId, ownerName: userName, information, unitSettings: { ...settings.unitSettings } })
  })
}

/** Shows a project that was made whole, such as the example, and saves it at once. Returns its id; null where it was not shown. */
export const createExample = (make: () => Project): Promise<string | null> => opening.createDocument(projectEditor, make)

/** Saves unsaved changes and closes the project. */
export const closeProject = (): Promise<void> => opening.closeDocument(projectEditor)

/** Closes the project without a call to the server, and cancels the one that is being opened. */
export const leaveProject = (): Promise<void> => opening.leaveDocument(projectEditor)
