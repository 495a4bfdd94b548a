/** Where the browser does not tell who lives, a tab has so long to say so itself. */
const ANSWER_MS = 80

type Message =
  | { kind: 'who'; projectId: string }
  | { kind: 'here'; projectId: string; writer: string }
  | { kind: 'saved'; projectId: string; revision: number; writer: string }

/** What a tab tells the other tabs about its project. */
export interface ProjectChannel {
  /** Journals of this project that other open tabs are writing, as far as they answer in time. */
  writersElsewhere: (projectId: string) => Promise<Set<string>>
  tellSaved: (projectId: string, revision: number, writer: string) => void
}

/** Opens the line to the other tabs. `current` names the project and the journal of this tab; `onSaved` hears of saves elsewhere. */
export function openProjectChannel(
  current: () => { projectId: string; writer: string } | null,
  onSaved: (projectId: string, revision: number) => void,
): ProjectChannel {
  const line = new BroadcastChannel('branchline.project')
  const listeners = new Set<(message: Message) => void>()
  const say = (message: Message): void => line.postMessage(message)
  line.onmessage = ({ data }: MessageEvent<Message>) => {
    const here = current()
    if (data.kind === 'who' && here?.projectId === data.projectId) say({ kind: 'here', ...here })
    if (data.kind === 'saved' && here?.projectId === data.projectId && here.writer !== data.writer) onSaved(data.projectId, data.revision)
    for (const listener of listeners) listener(data)
  }
  return {
    async writersElsewhere(projectId) {
      const writers = new Set<string>()
      const listener = (message: Message): void => {
        if (message.kind === 'here' && message.projectId === projectId) writers.add(message.writer)
      }
      listeners.add(listener)
      say({ kind: 'who', projectId })
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
      listeners.delete(listener)
      return writers
    },
    tellSaved: (projectId, revision, writer) => say({ kind: 'saved', projectId, revision, writer }),
  }
}
