/** How long a tab has to answer that it is open, in browsers without locks. */
const ANSWER_MS = 80

/** A message between tabs, some of which may run an older version. Its fields date from when every document was a project. */
type Message =
  | { kind: 'who'; projectId: string }
  | { kind: 'here'; projectId: string; writer: string }
  | { kind: 'saved'; projectId: string; revision: number; writer: string }

/** Messages of a tab to the other tabs about its document. */
export interface DocumentChannel {
  /** Returns the journals of this document that other open tabs are writing, as far as those answer in time. */
  writersElsewhere: (id: string) => Promise<Set<string>>
  tellSaved: (id: string, revision: number, writer: string) => void
}

/** Opens the channel to the other tabs. `current` names the document and the journal of this tab; `onSaved` is called for saves in other tabs. */
export function openDocumentChannel(
  name: string,
  current: () => { id: string; writer: string } | null,
  onSaved: (id: string, revision: number) => void,
): DocumentChannel {
  const channel = new BroadcastChannel(name)
  const listeners = new Set<(message: Message) => void>()
  const post = (message: Message): void => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const here = current()
    if (here?.id === data.projectId) {
      if (data.kind === 'who') post({ kind: 'here', projectId: here.id, writer: here.writer })
      if (data.kind === 'saved' && here.writer !== data.writer) onSaved(data.projectId, data.revision)
    }
    for (const listener of listeners) listener(data)
  }
  return {
    async writersElsewhere(id) {
      const writers = new Set<string>()
      const listener = (message: Message): void => {
        if (message.kind === 'here' && message.projectId === id) writers.add(message.writer)
      }
      listeners.add(listener)
      post({ kind: 'who', projectId: id })
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
      listeners.delete(listener)
      return writers
    },
    tellSaved: (id, revision, writer) => post({ kind: 'saved', projectId: id, revision, writer }),
  }
}
