import type { SaveAnswer, DocumentPorts } from '../../../../src/state/document/ports'
import type { SaveBody } from '../../../../src/state/document/storage/save-body'
import { beginPage, userOf } from '../../tab'
import type { Survey, SurveyChange } from './survey'

/** A server in memory that keeps surveys and revisions, and can be cut off. */
export class SurveyServer {
  readonly stored = new Map<string, Survey>()
  saves = 0
  isDown = false
  /** The next save is stored, but its answer never arrives. */
  losesNextAnswer = false
  route = '/survey/levels'

  ports(): DocumentPorts {
    return {
      load: (id, known) => this.#load(id, known),
      save: (written) => this.#save(written),
      leave: () => Promise.resolve(),
      route: () => this.route,
      isUnreachable: (error) => error instanceof Unreachable,
      reasonOf: String,
      isStepDue: () => false,
    }
  }

  /** Stores a survey as another user's save does. */
  saveElsewhere(survey: Survey): void {
    const revision = this.stored.get(survey.id)?.savedRevision ?? 0
    this.stored.set(survey.id, { ...structuredClone(survey), savedRevision: revision + 1 })
  }

  async #load(id: string, known?: number): Promise<ArrayBuffer | null> {
    await Promise.resolve()
    const survey = this.stored.get(id)
    if (this.isDown || !survey) throw new Unreachable('The survey cannot be loaded.')
    return survey.savedRevision === known ? null : new TextEncoder().encode(JSON.stringify(survey)).buffer
  }

  async #save({ body }: SaveBody): Promise<SaveAnswer> {
    const sent = JSON.parse(await body.text()) as Survey
    if (this.isDown) throw new Unreachable('The server cannot be reached.')
    const revision = this.stored.get(sent.id)?.savedRevision ?? 0
    if (sent.savedRevision !== revision) return { outcome: 'conflict', revision, updatedAt: new Date(0).toISOString(), updatedBy: 'Other' }
    this.saveElsewhere(sent)
    this.saves++
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false
      throw new Unreachable('The answer was lost.')
    }
    return { outcome: 'saved', revision: revision + 1, savedAt: revision + 1 }
  }
}

class Unreachable extends Error {}

/** The modules of a page that edits surveys. */
export type SurveyTab = Awaited<ReturnType<typeof openSurveyTab>>

/** Loads the state of documents anew, as a page does, with surveys as its kind. */
export async function openSurveyTab(server: SurveyServer, userId = 'me') {
  beginPage()
  const [survey, commit, history, opening, autosave, conflict, states, session] = await Promise.all([
    import('./survey'),
    import('../../../../src/state/document/commit'),
    import('../../../../src/state/document/history'),
    import('../../../../src/state/document/open-document'),
    import('../../../../src/state/document/autosave'),
    import('../../../../src/state/document/resolve-conflict'),
    import('../../../../src/state/document/document-state'),
    import('../../../../src/state/page/session'),
  ])
  session.session.userInfo = userOf(userId)
  const editor = survey.createSurveyEditor(server.ports())
  const { writer, state } = editor
  return {
    state,
    history: writer.stacks.history,
    journalStore: survey.journalStore,
    journal: () => editor.journal,
    now(): Survey {
      const current = states.currentOf(state)
      if (!current) throw new Error('No survey is open.')
      return current
    },
    commit: (change: SurveyChange) => commit.commit(writer, change),
    commitInStep: (change: SurveyChange, step: SurveyChange | null) => commit.commitInStep(writer, change, step),
    undo: () => history.undo(writer),
    redo: () => history.redo(writer),
    withdraw: (step: SurveyChange) => history.withdraw(writer, step),
    open: (id: string) => opening.openDocument(editor, id),
    create: (made: Survey) => opening.createDocument(editor, () => made),
    close: () => opening.closeDocument(editor),
    leave: () => opening.leaveDocument(editor),
    startAutosave: () => autosave.startAutosave(editor),
    saveNow: () => autosave.saveNow(editor),
    resolveConflict: (choice: 'mine' | 'theirs' | 'copy') => conflict.resolveConflict(editor, choice),
  }
}
