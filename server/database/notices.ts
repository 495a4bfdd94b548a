// See docs/decisions/0028-one-database-several-processes.md.
/** Notices between the processes of one database: a topic and a short text (below 7 kB). Notices are not kept for absent processes. */
export interface Notices {
  /** Sends a notice to every process that listens, this one too. */
  tell(topic: string, text: string): Promise<void>
  /** Returns a function that stops listening. */
  listen: (topic: string, listener: NoticeListener) => () => void
}

export interface NoticeListener {
  told(text: string): void
  /** Called when notices may have been missed, because the connection to the database was cut: the listener has to read the state itself. */
  missed(): void
}

interface NoticeBoard {
  listen: Notices['listen']
  tell: (topic: string, text: string) => void
  missed: () => void
}

/** Creates the registry of listeners by topic, within one process. */
export function noticeBoard(): NoticeBoard {
  const listeners = new Map<string, Set<NoticeListener>>()
  return {
    listen(topic, listener) {
      const same = listeners.get(topic) ?? new Set()
      listeners.set(topic, same.add(listener))
      return () => same.delete(listener)
    },
    tell(topic, text) {
      for (const listener of listeners.get(topic) ?? []) listener.told(text)
    },
    missed() {
      for (const same of listeners.values()) for (const listener of same) listener.missed()
    },
  }
}

/** Creates notices for a process that has the database for itself. */
export function localNotices(): Notices {
  const board = noticeBoard()
  return {
    listen: board.listen,
    tell(topic, text) {
      board.tell(topic, text)
      return Promise.resolve()
    },
  }
}
